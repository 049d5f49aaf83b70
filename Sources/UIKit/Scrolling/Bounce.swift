/// A critically damped spring that brings content back to its edge without swinging.
nonisolated struct Bounce: Hashable, Sendable {
  /// The angular frequency, in radians per second; half the way back takes 0.168 s.
  static let frequency = 10.0
  /// The angular frequency with which pages fall into place; ours.
  static let pageFrequency = 14.0

  /// Where it comes to rest, in points.
  let edge: Double
  private let frequency: Double
  private let distance: Double
  private let slope: Double

  /// Makes a spring from a position and a velocity in points per second.
  init(
    from position: Double, velocity: Double, to edge: Double, frequency: Double = Bounce.frequency
  ) {
    self.edge = edge
    self.frequency = frequency
    distance = position - edge
    slope = velocity + frequency * distance
  }

  /// The position after some seconds.
  func position(at time: Double) -> Double {
    edge + exp(-frequency * time) * (distance + slope * time)
  }

  /// The velocity after some seconds, in points per second.
  func velocity(at time: Double) -> Double {
    exp(-frequency * time) * (slope - frequency * (distance + slope * time))
  }

  /// The seconds until it passes the edge; nil if it never does.
  var crossing: Double? {
    guard distance != 0, slope != 0, -distance / slope > 0 else { return nil }
    return -distance / slope
  }

  /// The seconds until it stays within `threshold` points of the edge.
  func duration(threshold: Double) -> Double {
    // Each of the two terms stays below half the threshold from then on.
    let first = abs(distance) > threshold / 2 ? log(2 * abs(distance) / threshold) / frequency : 0
    var second = 0.0
    if slope != 0 {
      let limit = threshold / 2 / abs(slope)
      if 1 / (frequency * M_E) > limit {
        second = 1 / frequency
        for _ in 0..<20 { second = log(second / limit) / frequency }
      }
    }
    return max(first, second)
  }
}
