import Foundation

/// The curves of one rounded corner, measured from its vertex: x back along the edge that the
/// path comes from, y onwards along the edge that it leaves by.
struct RoundedCorner: Sendable {
  typealias Curve = (control1: CGPoint, control2: CGPoint, end: CGPoint)

  /// How far from the vertex the straight edges end, in points.
  let extent: CGFloat
  let curves: [Curve]

  /// How much longer than the radius a continuous corner is; ours, near to what iOS draws.
  private static let smoothing: CGFloat = 0.53

  init(radius: CGFloat, curve: CornerCurve, size: CGSize) {
    let half = min(size.width, size.height) / 2
    let radius = min(radius, half)
    guard radius > 0 else {
      extent = 0
      curves = []
      return
    }
    switch curve {
    case .circular:
      extent = radius
      curves = [Self.arc(radius: radius, halfAngle: .pi / 4)]
    case .continuous:
      // A corner with little room for its easing is rounder, and a capsule's end is a half circle.
      let smoothing = min(Self.smoothing, half / radius - 1)
      extent = radius * (1 + smoothing)
      let halfAngle = .pi / 4 * (1 - smoothing)
      let arc = Self.arc(radius: radius, halfAngle: halfAngle)
      let ease = Self.ease(to: arc, extent: extent, halfAngle: halfAngle)
      let (out1, out2) = (ease.control2.mirrored, ease.control1.mirrored)
      curves = [ease, arc, (out1, out2, CGPoint(x: 0, y: extent))]
    }
  }

  /// The middle of the corner: an arc of the circle that touches both edges.
  private static func arc(radius: CGFloat, halfAngle: CGFloat) -> Curve {
    let (from, tangent) = ends(radius: radius, halfAngle: halfAngle)
    let handle = radius * 4 / 3 * tan(halfAngle / 2)
    let control1 = CGPoint(x: from.x + tangent.x * handle, y: from.y + tangent.y * handle)
    return (control1, control1.mirrored, from.mirrored)
  }

  /// Where the arc begins and which way it goes there.
  private static func ends(radius: CGFloat, halfAngle: CGFloat) -> (CGPoint, CGPoint) {
    let angle = .pi / 4 - halfAngle
    return (
      CGPoint(x: radius - radius * sin(angle), y: radius - radius * cos(angle)),
      CGPoint(x: -cos(angle), y: sin(angle))
    )
  }

  /// The easing between the straight edge and the arc.
  ///
  /// Both inner handles lie on the edge, so that the curvature grows from zero; the second one is
  /// where the arc's tangent meets the edge, so that the join with the arc has no kink.
  private static func ease(to arc: Curve, extent: CGFloat, halfAngle: CGFloat) -> Curve {
    let start = arc.end.mirrored
    let slope = tan(.pi / 4 - halfAngle)
    let meeting = slope > 1e-6 ? start.x + start.y / slope : start.x
    return (
      CGPoint(x: extent - (extent - meeting) * 2 / 3, y: 0), CGPoint(x: meeting, y: 0), start
    )
  }
}

extension CGPoint {
  /// The point on the other side of the corner's diagonal.
  fileprivate var mirrored: CGPoint { CGPoint(x: y, y: x) }
}
