import Foundation
import Graphics

/// A mark on a key that is drawn rather than written; the shapes are ours, near to iOS.
nonisolated enum KeyGlyph: Hashable, Sendable {
  case shift, shiftFilled, capsLock, delete, deleteFilled, emoji, passwords, dismiss

  /// Draws the mark around a point, at a share of its size.
  func draw(on canvas: Canvas, at centre: CGPoint, scale: CGFloat, color: Color) {
    canvas.save()
    canvas.concatenate(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: centre.x, ty: centre.y))
    switch self {
    case .shift: canvas.stroke(Self.arrow, with: color, lineWidth: 1.5, lineJoin: .round)
    case .shiftFilled: fillArrow(on: canvas, color: color)
    case .capsLock:
      canvas.translateBy(x: 0, y: -1.5)
      fillArrow(on: canvas, color: color)
      let bar = CGRect(x: -4.5, y: 10, width: 9, height: 2.5)
      canvas.fill(Path(roundedRect: bar, cornerRadius: 0.75), with: color)
    case .delete, .deleteFilled: drawDelete(on: canvas, color: color)
    case .emoji: drawFace(on: canvas, color: color)
    case .passwords: drawKey(on: canvas, color: color)
    case .dismiss: drawDismiss(on: canvas, color: color)
    }
    canvas.restore()
  }

  private func fillArrow(on canvas: Canvas, color: Color) {
    canvas.fill(Self.arrow, with: color)
    canvas.stroke(Self.arrow, with: color, lineWidth: 1.5, lineJoin: .round)
  }

  /// An arrow that points up, 18 points wide.
  private static var arrow: Path {
    path(
      [(0, -8.5), (9, 0.5), (4.5, 0.5), (4.5, 7.5), (-4.5, 7.5), (-4.5, 0.5), (-9, 0.5)],
      closed: true)
  }

  private static func path(_ points: [(CGFloat, CGFloat)], closed: Bool) -> Path {
    var path = Path()
    for point in points { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    if closed { path.closeSubpath() }
    return path
  }

  /// A tag that points left, with a cross in it.
  private func drawDelete(on canvas: Canvas, color: Color) {
    var tag = Path()
    tag.move(to: CGPoint(x: -4.6, y: -8))
    tag.addLine(to: CGPoint(x: 8.6, y: -8))
    tag.addQuadCurve(to: CGPoint(x: 11.2, y: -5.4), control: CGPoint(x: 11.2, y: -8))
    tag.addLine(to: CGPoint(x: 11.2, y: 5.4))
    tag.addQuadCurve(to: CGPoint(x: 8.6, y: 8), control: CGPoint(x: 11.2, y: 8))
    tag.addLine(to: CGPoint(x: -4.6, y: 8))
    tag.addQuadCurve(to: CGPoint(x: -6.6, y: 7), control: CGPoint(x: -5.8, y: 8))
    tag.addLine(to: CGPoint(x: -11.9, y: 0.9))
    tag.addQuadCurve(to: CGPoint(x: -11.9, y: -0.9), control: CGPoint(x: -12.6, y: 0))
    tag.addLine(to: CGPoint(x: -6.6, y: -7))
    tag.addQuadCurve(to: CGPoint(x: -4.6, y: -8), control: CGPoint(x: -5.8, y: -8))
    tag.closeSubpath()
    if self == .deleteFilled {
      // The cross is cut out: the key shows through it.
      var cut = tag
      cut.addPath(Self.cross)
      canvas.fill(cut, with: color, evenOdd: true)
    }
    canvas.stroke(tag, with: color, lineWidth: 1.5, lineJoin: .round)
    if self == .delete { canvas.fill(Self.cross, with: color) }
  }

  /// Two bars across each other with round ends, in the tag's middle.
  private static var cross: Path {
    let (middle, length, half): (CGPoint, CGFloat, CGFloat) = (CGPoint(x: 1.5, y: 0), 4.8, 0.8)
    var path = Path()
    for arm in 0..<4 {
      let angle = (CGFloat(arm) + 0.5) * .pi / 2
      func point(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
        CGPoint(
          x: middle.x + along * cos(angle) - aside * sin(angle),
          y: middle.y + along * sin(angle) + aside * cos(angle))
      }
      path.addLine(to: point(half, -half))
      path.addLine(to: point(length, -half))
      path.addQuadCurve(to: point(length + half, 0), control: point(length + half, -half))
      path.addQuadCurve(to: point(length, half), control: point(length + half, half))
    }
    path.closeSubpath()
    return path
  }

  /// A smiling face, 24 points wide.
  private func drawFace(on canvas: Canvas, color: Color) {
    let circle = CGRect(x: -12, y: -12, width: 24, height: 24)
    canvas.stroke(Path(ellipseIn: circle), with: color, lineWidth: 1.5)
    for x in [CGFloat(-4.1), 4.1] {
      let eye = CGRect(x: x - 1.45, y: -5.9, width: 2.9, height: 4.2)
      canvas.fill(Path(ellipseIn: eye), with: color)
    }
    var mouth = Path()
    mouth.move(to: CGPoint(x: -6.9, y: 1.8))
    mouth.addCurve(
      to: CGPoint(x: 6.9, y: 1.8), control1: CGPoint(x: -5.4, y: 8.6),
      control2: CGPoint(x: 5.4, y: 8.6))
    mouth.addCurve(
      to: CGPoint(x: -6.9, y: 1.8), control1: CGPoint(x: 3.4, y: 4.2),
      control2: CGPoint(x: -3.4, y: 4.2))
    mouth.closeSubpath()
    canvas.fill(mouth, with: color)
    canvas.stroke(mouth, with: color, lineWidth: 0.8, lineJoin: .round)
  }

  /// A key that lies with its bow to the upper right, 20 points wide.
  private func drawKey(on canvas: Canvas, color: Color) {
    let bow = CGRect(x: -0.5, y: -9, width: 9.5, height: 9.5)
    canvas.stroke(Path(ellipseIn: bow), with: color, lineWidth: 1.6)
    let hole = CGRect(x: 4.6, y: -7.4, width: 2.4, height: 2.4)
    canvas.fill(Path(ellipseIn: hole), with: color)
    let shaft = Self.path(
      [(0.8, -0.9), (-8.5, 8.4), (-8.5, 9.6), (-5.2, 9.6), (-5.2, 7), (-2.6, 7), (-2.6, 4.4)],
      closed: false)
    canvas.stroke(shaft, with: color, lineWidth: 1.6, lineCap: .round, lineJoin: .round)
    canvas.stroke(
      Self.path([(-2.6, 4.4), (2.3, -0.2)], closed: false), with: color, lineWidth: 1.6,
      lineCap: .round)
  }

  /// A keyboard over an arrow that points down.
  private func drawDismiss(on canvas: Canvas, color: Color) {
    let board = CGRect(x: -12, y: -10, width: 24, height: 13)
    canvas.stroke(Path(roundedRect: board, cornerRadius: 2.5), with: color, lineWidth: 1.4)
    for row in 0..<2 {
      for column in 0..<5 {
        let dot = CGRect(
          x: -9 + CGFloat(column) * 3.9, y: -7.2 + CGFloat(row) * 2.9, width: 1.9, height: 1.6)
        canvas.fill(Path(rect: dot), with: color)
      }
    }
    canvas.fill(Path(rect: CGRect(x: -5, y: -0.8, width: 10, height: 1.5)), with: color)
    canvas.stroke(
      Self.path([(-4, 6.5), (0, 10), (4, 6.5)], closed: false), with: color, lineWidth: 1.6,
      lineCap: .round, lineJoin: .round)
  }
}
