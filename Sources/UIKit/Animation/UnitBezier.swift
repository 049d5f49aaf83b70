/// A timing curve from (0, 0) to (1, 1) with two control points, as CAMediaTimingFunction has.
nonisolated struct UnitBezier: Hashable, Sendable {
  private let ax, bx, cx, ay, by, cy: Double

  /// Makes a curve from its control points.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The progress at a fraction of the duration; both are 0…1.
  func progress(at fraction: Double) -> Double {
    let t = parameter(forX: min(max(fraction, 0), 1))
    return ((ay * t + by) * t + cy) * t
  }

  private func x(at t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  /// Newton's method, and bisection where the curve is too flat for it.
  private func parameter(forX target: Double) -> Double {
    var t = target
    for _ in 0..<8 {
      let error = x(at: t) - target
      if abs(error) < 1e-9 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-7 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-10 {
      t = (low + high) / 2
      if x(at: t) < target { low = t } else { high = t }
    }
    return t
  }
}
