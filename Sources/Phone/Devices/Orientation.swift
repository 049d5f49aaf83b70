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
}
