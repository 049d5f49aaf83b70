/// Which way the device is held.
nonisolated public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Turned to the left: the top of the device is at the left.
  case landscapeLeft
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the right: the top of the device is at the right.
  case landscapeRight

  /// Whether the long side lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// All of them, each a quarter turn to the left of the one before.
  private static let round: [Orientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  private var place: Int { Self.round.firstIndex(of: self) ?? 0 }

  /// The orientation after quarter turns to the left (to the right for negative numbers).
  package func turned(by quarters: Int) -> Orientation {
    Self.round[((place + quarters) % 4 + 4) % 4]
  }

  /// The quarter turns to the left that lead to another orientation the shorter way: −1, 0, 1 or 2.
  func quarters(to other: Orientation) -> Int {
    let way = (other.place - place + 4) % 4
    return way == 3 ? -1 : way
  }
}
