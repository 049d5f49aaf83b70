/// How an animation's progress follows its time.
nonisolated enum AnimationCurve: Hashable, Sendable {
  /// A Bézier curve over the duration.
  case bezier(UnitBezier)
  /// A spring in real time.
  case spring(Spring)

  /// `CAMediaTimingFunctionName.linear`.
  static let linear = AnimationCurve.bezier(UnitBezier(0, 0, 1, 1))
  /// `CAMediaTimingFunctionName.easeIn`.
  static let easeIn = AnimationCurve.bezier(UnitBezier(0.42, 0, 1, 1))
  /// `CAMediaTimingFunctionName.easeOut`.
  static let easeOut = AnimationCurve.bezier(UnitBezier(0, 0, 0.58, 1))
  /// `CAMediaTimingFunctionName.easeInEaseOut`.
  static let easeInOut = AnimationCurve.bezier(UnitBezier(0.42, 0, 0.58, 1))

  /// The progress after `elapsed` of `duration` seconds.
  func progress(elapsed: TimeInterval, duration: TimeInterval) -> Double {
    if elapsed <= 0 { return 0 }
    if elapsed >= duration { return 1 }
    switch self {
    case .bezier(let bezier): return bezier.progress(at: elapsed / duration)
    case .spring(let spring): return spring.progress(at: elapsed)
    }
  }
}
