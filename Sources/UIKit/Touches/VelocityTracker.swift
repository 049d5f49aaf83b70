/// The velocity of a finger from where it was during the last moments.
nonisolated struct VelocityTracker: Sendable {
  /// How long the finger may have rested before it counts as still, in seconds; ours.
  static let rest: TimeInterval = 0.1
  /// How far back positions count, in seconds; ours.
  static let window: TimeInterval = 0.06
  /// How long the first movement after a rest is taken to last, in seconds; ours, a 60 Hz frame.
  private static let firstStep: TimeInterval = 1.0 / 60

  private var samples: [(time: TimeInterval, position: CGPoint)] = []

  /// Notes where the finger is at a time.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].position = position
      return
    }
    if let last = samples.last, time - last.time >= Self.rest {
      // The finger was there until a moment ago.
      samples = [(time - Self.firstStep, last.position)]
    }
    samples.append((time, position))
    // One position before the window stays, so that there are two to compare.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// The velocity at a time, in points per second; 0 after a rest.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, let first = samples.first, last.time > first.time,
      time - last.time < Self.rest
    else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.position.x - first.position.x) / duration,
      y: (last.position.y - first.position.y) / duration)
  }

  /// Whether nothing has been noted.
  var isEmpty: Bool { samples.isEmpty }

  /// Forgets everything.
  mutating func reset() {
    samples = []
  }
}
