import Foundation
import Graphics

/// A finger as it is shown on a screen that is watched: a spot where it touches, which fades away
/// after it was lifted.
struct Fingertip: Equatable {
  /// Where it is, or was last, in points.
  var location: CGPoint
  /// When it was lifted, in seconds of the desk; nil while it touches.
  var end: Double?

  /// The radius in points, half of the smallest thing that a finger is expected to hit; the rest is
  /// ours: seconds, points, and shades that are seen on light and on dark.
  private static let radius: CGFloat = 22
  private static let fading = 0.4
  private static let rim: CGFloat = 2
  private static let skin = Color(white: 0.45, alpha: 0.5)
  private static let edge = Color(white: 1, alpha: 0.9)
  private static let shade = Color(white: 0, alpha: 0.35)

  /// How much of it is seen at a time of the desk, from 1 to 0.
  func opacity(at now: Double) -> CGFloat {
    end.map { max(0, 1 - CGFloat((now - $0) / Self.fading)) } ?? 1
  }

  /// Where it may be drawn, in points.
  var frame: CGRect {
    let reach = Self.radius + Self.rim
    return CGRect(
      x: location.x - reach, y: location.y - reach, width: reach * 2, height: reach * 2)
  }

  /// Draws it as it is seen at a time of the desk.
  func draw(on canvas: Canvas, at now: Double) {
    canvas.save()
    canvas.clip(to: frame)
    canvas.beginGroup()
    let skin = frame.insetBy(dx: Self.rim, dy: Self.rim)
    canvas.fill(skin, cornerRadius: Self.radius, with: Self.skin)
    canvas.strokeBorder(
      frame, cornerRadius: Self.radius + Self.rim, width: Self.rim, with: Self.shade)
    canvas.strokeBorder(skin, cornerRadius: Self.radius, width: Self.rim, with: Self.edge)
    canvas.endGroup(opacity: opacity(at: now))
    canvas.restore()
  }
}
