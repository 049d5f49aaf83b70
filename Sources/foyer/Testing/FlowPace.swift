import Foundation

/// Holds the phone's time back to the host's: nothing happens on the phone before its moment.
nonisolated struct FlowPace: Hashable, Sendable {
  /// How far the phone may be behind and still catch up, in seconds; ours.
  ///
  /// What takes longer, such as saving a picture, is not made up for: nobody could follow that.
  static let slack: TimeInterval = 0.1

  /// What the host's clock showed when the phone's showed 0.
  private var origin: TimeInterval

  /// Lets the phone's time, in seconds, be the host's now.
  init(at moment: TimeInterval, now: TimeInterval) { origin = now - moment }

  /// How long the phone has to wait for one of its moments.
  mutating func wait(until moment: TimeInterval, now: TimeInterval) -> TimeInterval {
    let wait = origin + moment - now
    if wait < -Self.slack { origin -= wait }
    return max(wait, 0)
  }
}
