/// A damped spring of mass, stiffness and damping that pulls from 0 to 1.
///
/// An overdamped spring is treated as critically damped, as Core Animation does unless
/// `CASpringAnimation.allowsOverdamping` is set.
nonisolated struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  let frequency: Double
  /// The damping ratio, at most 1.
  let dampingRatio: Double
  /// The speed at the start, in distances per second.
  let initialVelocity: Double

  /// Makes a spring from physical constants.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    self.initialVelocity = initialVelocity
  }

  /// Makes the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// Mass 1, stiffness (ln 1500 / (duration · ratio))²; measured on iOS by others.
  init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = log(1500) / (max(duration, 0.001) * ratio)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The keyboard's spring: mass 3, stiffness 1000, damping 500; measured on iOS by others.
  static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The progress after `time` seconds: 0 at the start, 1 at rest.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = exp(-frequency * dampingRatio * time)
    if dampingRatio >= 1 {
      return 1 - decay * (1 + (frequency - initialVelocity) * time)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (frequency * dampingRatio - initialVelocity) / damped
    return 1 - decay * (cos(damped * time) + sine * sin(damped * time))
  }
}
