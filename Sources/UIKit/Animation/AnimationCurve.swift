/// How an animation's progress follows its time.
nonisolated package enum AnimationCurve: Hashable, Sendable {
  /// A Bézier curve over the duration.
  case bezier(UnitBezier)
  /// A spring in real time.
  case spring(Spring)

  /// `CAMediaTimingFunctionName.linear`.
  package static let linear = AnimationCurve.bezier(UnitBezier(0, 0, 1, 1))
  /// `CAMediaTimingFunctionName.easeIn`.
  package static let easeIn = AnimationCurve.bezier(UnitBezier(0.42, 0, 1, 1))
  /// `CAMediaTimingFunctionName.easeOut`.
  package static let easeOut = AnimationCurve.bezier(UnitBezier(0, 0, 0.58, 1))
  /// `CAMediaTimingFunctionName.easeInEaseOut`.
  package static let easeInOut = AnimationCurve.bezier(UnitBezier(0.42, 0, 0.58, 1))

  /// The progress after `elapsed` of `duration` seconds.
  package func progress(elapsed: TimeInterval, duration: TimeInterval) -> Double {
    if elapsed <= 0 { return 0 }
    if elapsed >= duration { return 1 }
    switch self {
    case .bezier(let bezier): return bezier.progress(at: elapsed / duration)
    case .spring(let spring): return spring.progress(at: elapsed)
    }
  }
}
