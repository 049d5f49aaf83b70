internal import CCairo
import Foundation

extension Path {
  /// The smallest rectangle around the path's points and curves; zero when it is empty.
  public var boundingBox: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    var from = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        include(point)
        start = point
        from = point
      case .line(let point):
        include(point)
        from = point
      case .curve(let control1, let control2, let end):
        include(end)
        let xs = Self.turningPoints(from.x, control1.x, control2.x, end.x)
        let ys = Self.turningPoints(from.y, control1.y, control2.y, end.y)
        for t in xs + ys { include(Self.point(on: (from, control1, control2, end), at: t)) }
        from = end
      case .close:
        from = start
      }
    }
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where, strictly between the ends, a curve's coordinate turns back.
  private static func turningPoints(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func point(
    on curve: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat
  ) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * curve.0.x + w1 * curve.1.x + w2 * curve.2.x + w3 * curve.3.x,
      y: w0 * curve.0.y + w1 * curve.1.y + w2 * curve.2.y + w3 * curve.3.y)
  }
}
