import Foundation

extension Path {
  /// Makes a rectangle.
  public init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Makes the two lines of a cross, out from its middle by `arm` points along both axes.
  package init(crossAt middle: CGPoint, arm: CGFloat) {
    self.init()
    move(to: CGPoint(x: middle.x - arm, y: middle.y - arm))
    addLine(to: CGPoint(x: middle.x + arm, y: middle.y + arm))
    move(to: CGPoint(x: middle.x + arm, y: middle.y - arm))
    addLine(to: CGPoint(x: middle.x - arm, y: middle.y + arm))
  }

  /// Makes the ellipse that touches a rectangle's four sides.
  public init(ellipseIn rect: CGRect) {
    self.init()
    guard rect.width > 0, rect.height > 0 else { return }
    addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    closeSubpath()
    self = applying(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// Makes a rectangle with rounded corners; the radius is at most half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, corners: Corners = .all,
    curve: CornerCurve = .circular
  ) {
    let corner = RoundedCorner(radius: cornerRadius, curve: curve, size: rect.size)
    guard corner.extent > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init()
    let left = CGPoint(x: rect.minX, y: rect.minY)
    let right = CGPoint(x: rect.maxX, y: rect.maxY)
    // Each corner: the vertex, the way back along the edge we come from, and the way onwards.
    typealias Direction = (x: CGFloat, y: CGFloat)
    let turns: [(Corners, CGPoint, back: Direction, on: Direction)] = [
      (.topLeft, left, (0, 1), (1, 0)),
      (.topRight, CGPoint(x: right.x, y: left.y), (-1, 0), (0, 1)),
      (.bottomRight, right, (0, -1), (-1, 0)),
      (.bottomLeft, CGPoint(x: left.x, y: right.y), (1, 0), (0, -1)),
    ]
    for (which, vertex, back, on) in turns {
      guard corners.contains(which) else {
        addLine(to: vertex)
        continue
      }
      func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: vertex.x + back.x * along + on.x * across, y: vertex.y + back.y * along + on.y * across
        )
      }
      addLine(to: point(corner.extent, 0))
      for segment in corner.curves {
        addCurve(
          to: point(segment.end.x, segment.end.y),
          control1: point(segment.control1.x, segment.control1.y),
          control2: point(segment.control2.x, segment.control2.y))
      }
    }
    closeSubpath()
  }
}
