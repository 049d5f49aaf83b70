import Foundation
import Graphics

/// A shape that grows out of a key: a head over a neck.
///
/// The radius is as measured on iOS by others; the curves between head and key are ours.
nonisolated struct KeyBubble: Hashable, Sendable {
  let head: CGRect
  /// The key's cap.
  let key: CGRect

  private static let headRadius: CGFloat = 10
  private static let keyRadius: CGFloat = 5
  /// How much further than the key a head must go on a side to end in a corner of its own there.
  private static let wide: CGFloat = 20

  /// Everything that the bubble and its shadow touch.
  var frame: CGRect { head.union(key).insetBy(dx: -8, dy: -8) }

  /// Draws the shape with its shadow.
  func draw(on canvas: Canvas, fill: Color) {
    let outline = outline
    canvas.drawShadow(
      of: head.insetBy(dx: 2, dy: 2), cornerRadius: Self.headRadius,
      color: Color(white: 0, alpha: 0.35), offset: CGSize(width: 0, height: 1.5), radius: 4)
    canvas.save()
    canvas.translateBy(x: 0, y: 0.75)
    canvas.fill(outline, with: Color(white: 0, alpha: 0.28))
    canvas.restore()
    canvas.fill(outline, with: fill)
  }

  private var outline: Path {
    var path = Path()
    let (radius, keyRadius) = (Self.headRadius, Self.keyRadius)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    path.move(to: point(head.minX, head.minY + radius))
    path.addQuadCurve(
      to: point(head.minX + radius, head.minY), control: point(head.minX, head.minY))
    path.addLine(to: point(head.maxX - radius, head.minY))
    path.addQuadCurve(
      to: point(head.maxX, head.minY + radius), control: point(head.maxX, head.minY))
    for step in neck(from: head.maxX, to: key.maxX) { step.add(to: &path) }
    path.addLine(to: point(key.maxX, key.maxY - keyRadius))
    path.addQuadCurve(
      to: point(key.maxX - keyRadius, key.maxY), control: point(key.maxX, key.maxY))
    path.addLine(to: point(key.minX + keyRadius, key.maxY))
    path.addQuadCurve(
      to: point(key.minX, key.maxY - keyRadius), control: point(key.minX, key.maxY))
    for step in neck(from: head.minX, to: key.minX).reversed() { step.addBackwards(to: &path) }
    path.closeSubpath()
    return path
  }

  /// A curve with both its ends, so that it can be drawn in either direction.
  private struct Step {
    let start: CGPoint
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint

    func add(to path: inout Path) {
      path.addLine(to: start)
      path.addCurve(to: end, control1: first, control2: second)
    }

    func addBackwards(to path: inout Path) {
      path.addLine(to: end)
      path.addCurve(to: start, control1: second, control2: first)
    }
  }

  /// The way from a side of the head down to the same side of the key.
  private func neck(from x: CGFloat, to keyX: CGFloat) -> [Step] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let way = x - keyX
    let bottom = key.minY + 6
    guard abs(way) > Self.wide else {
      let (top, middle) = (head.maxY - 6, (head.maxY + key.minY) / 2)
      return [
        Step(
          start: point(x, top - 4), first: point(x, middle + 2), second: point(keyX, middle - 2),
          end: point(keyX, bottom + 4))
      ]
    }
    let sign: CGFloat = way > 0 ? 1 : -1
    let (radius, fillet) = (Self.headRadius * sign, 9 * sign)
    return [
      Step(
        start: point(x, head.maxY - Self.headRadius), first: point(x, head.maxY - 4),
        second: point(x - radius + 4 * sign, head.maxY), end: point(x - radius, head.maxY)),
      Step(
        start: point(keyX + fillet, head.maxY), first: point(keyX + 3 * sign, head.maxY),
        second: point(keyX, head.maxY + 3), end: point(keyX, bottom + 4)),
    ]
  }
}
