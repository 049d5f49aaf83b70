/// The kind of device.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unknown device.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
}
