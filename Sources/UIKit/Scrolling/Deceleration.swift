/// Movement that loses a fixed share of its velocity every millisecond.
nonisolated struct Deceleration: Hashable, Sendable {
  /// Where it starts, in points.
  let start: Double
  /// The velocity at the start, in points per second.
  let velocity: Double
  /// The exponential decay, per second.
  let decay: Double

  /// Makes a movement; the rate is what is left of the velocity after a millisecond.
  init(start: Double, velocity: Double, rate: Double) {
    self.init(start: start, velocity: velocity, decay: -1000 * log(rate))
  }

  private init(start: Double, velocity: Double, decay: Double) {
    self.start = start
    self.velocity = velocity
    self.decay = decay
  }

  /// Makes a movement that comes to rest at `destination`; nil where it would be too abrupt, too
  /// slow or in the wrong direction.
  init?(start: Double, velocity: Double, destination: Double) {
    let distance = destination - start
    guard distance != 0 else { return nil }
    let decay = velocity / distance
    guard Self.agreeableDecays.contains(decay) else { return nil }
    self.init(start: start, velocity: velocity, decay: decay)
  }

  /// The decays that still look like scrolling; ours.
  private static let agreeableDecays = 1.0...20.0

  /// Where it comes to rest, in points.
  var destination: Double { start + velocity / decay }

  /// The position after some seconds.
  func position(at time: Double) -> Double {
    start + velocity / decay * (1 - exp(-decay * time))
  }

  /// The velocity after some seconds, in points per second.
  func velocity(at time: Double) -> Double { velocity * exp(-decay * time) }

  /// The seconds until less than `threshold` points are left.
  func duration(threshold: Double) -> Double {
    let distance = abs(velocity / decay)
    return distance <= threshold ? 0 : log(distance / threshold) / decay
  }

  /// The seconds until a position is reached; nil if it never is.
  func time(at position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let share = (position - start) * decay / velocity
    guard share >= 0, share < 1 else { return nil }
    return -log(1 - share) / decay
  }
}
