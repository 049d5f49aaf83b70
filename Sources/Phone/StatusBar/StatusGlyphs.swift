import Foundation
import Graphics

/// The marks of a status bar; each is drawn from its left end, centred on a line.
nonisolated struct StatusGlyphs: Hashable, Sendable {
  let color: Color
  let scale: CGFloat

  var signalWidth: CGFloat { 19.2 * scale }
  var wiFiWidth: CGFloat { 17.14 * scale }
  var batteryWidth: CGFloat { 27.33 * scale }
  /// All three, without the gaps.
  var width: CGFloat { signalWidth + wiFiWidth + batteryWidth }

  typealias Draw = (Canvas, CGPoint) -> Void

  /// What to draw from left to right, and how wide it is.
  var all: [(draw: Draw, width: CGFloat)] {
    [
      ({ drawSignal(on: $0, at: $1) }, signalWidth), ({ drawWiFi(on: $0, at: $1) }, wiFiWidth),
      ({ drawBattery(on: $0, at: $1) }, batteryWidth),
    ]
  }

  /// Four bars, each higher than the one before.
  func drawSignal(on canvas: Canvas, at point: CGPoint) {
    let bottom: CGFloat = 6.115
    for (index, height) in [4.0, 6.4, 9.2, 12.23].enumerated() {
      let bar = CGRect(x: CGFloat(index) * 5.33, y: bottom - height, width: 3.2, height: height)
      fill(Path(roundedRect: bar, cornerRadius: 1.07), on: canvas, at: point, alpha: 1)
    }
  }

  /// A wedge under two arcs.
  func drawWiFi(on canvas: Canvas, at point: CGPoint) {
    let centre = CGPoint(x: 8.57, y: 5.9)
    for (inner, outer) in [(0.0, 3.9), (5.5, 7.95), (9.55, 11.95)] {
      fill(sector(centre, from: inner, to: outer), on: canvas, at: point, alpha: 1)
    }
  }

  /// The part between two circles, 46 degrees to each side of straight up.
  private func sector(_ centre: CGPoint, from inner: CGFloat, to outer: CGFloat) -> Path {
    let half = CGFloat.pi * 46 / 180
    var path = Path()
    path.addArc(
      center: centre, radius: outer, startAngle: -.pi / 2 - half, endAngle: -.pi / 2 + half,
      clockwise: true)
    if inner > 0 {
      path.addArc(
        center: centre, radius: inner, startAngle: -.pi / 2 + half, endAngle: -.pi / 2 - half,
        clockwise: false)
    } else {
      path.addLine(to: centre)
    }
    path.closeSubpath()
    return path
  }

  /// A full battery.
  func drawBattery(on canvas: Canvas, at point: CGPoint) {
    var shell = Path(
      roundedRect: CGRect(x: 0, y: -6.5, width: 25, height: 13), cornerRadius: 4.3)
    shell.addPath(
      Path(roundedRect: CGRect(x: 1, y: -5.5, width: 23, height: 11), cornerRadius: 3.3))
    fill(shell, on: canvas, at: point, alpha: 0.35)
    var cap = Path()
    cap.move(to: CGPoint(x: 26, y: -2.1))
    cap.addCurve(
      to: CGPoint(x: 26, y: 2.1), control1: CGPoint(x: 27.75, y: -1.2),
      control2: CGPoint(x: 27.75, y: 1.2))
    cap.closeSubpath()
    fill(cap, on: canvas, at: point, alpha: 0.4)
    let charge = CGRect(x: 2, y: -4.5, width: 21, height: 9)
    fill(Path(roundedRect: charge, cornerRadius: 2.5), on: canvas, at: point, alpha: 1)
  }

  private func fill(_ path: Path, on canvas: Canvas, at point: CGPoint, alpha: CGFloat) {
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: point.x, ty: point.y)
    canvas.fill(
      path.applying(transform), with: color.multiplyingAlpha(by: alpha), evenOdd: true)
  }
}
