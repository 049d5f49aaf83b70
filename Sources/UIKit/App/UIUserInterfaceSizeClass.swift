/// How much room there is on an axis.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}
