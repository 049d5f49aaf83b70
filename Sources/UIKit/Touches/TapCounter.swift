/// Counts touches that come down at the same place in short order.
nonisolated struct TapCounter: Sendable {
  /// The longest time between two taps, in seconds; measured on iOS by others.
  static let longestInterval: TimeInterval = 0.35
  /// How far apart two taps may be, and how far a tap may move, in points; measured on iOS by
  /// others.
  static let allowableMovement: CGFloat = 45

  private var count = 0
  private var location = CGPoint.zero
  private var time = -TimeInterval.infinity

  /// The number of a tap that begins at a place and time.
  mutating func begin(at point: CGPoint, time: TimeInterval) -> Int {
    let continues =
      time - self.time <= Self.longestInterval
      && point.distance(to: location) <= Self.allowableMovement
    count = continues ? count + 1 : 1
    if count == 1 { location = point }
    self.time = time
    return count
  }

  /// Notes that the finger is still there, or was lifted.
  mutating func note(_ point: CGPoint, time: TimeInterval) {
    self.time = time
    if point.distance(to: location) > Self.allowableMovement { count = 0 }
  }
}

nonisolated extension CGPoint {
  /// The length of the straight line to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
