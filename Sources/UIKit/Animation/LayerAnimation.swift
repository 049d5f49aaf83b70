/// A property of a layer that moves smoothly.
nonisolated enum AnimatableProperty: Hashable, Sendable {
  case position, bounds, transform, opacity, cornerRadius
  case backgroundColor, borderColor, borderWidth
  case shadowOpacity, shadowRadius, shadowOffset
}

/// A running, additive animation of one property: old minus new value, fading to nothing.
nonisolated struct LayerAnimation: Sendable {
  let property: AnimatableProperty
  let delta: SIMD8<Double>
  let timing: AnimationTiming
  let group: Int

  /// What this animation adds to the model value at a moment.
  func contribution(at now: TimeInterval) -> SIMD8<Double> {
    delta * (1 - timing.progress(at: now))
  }
}
