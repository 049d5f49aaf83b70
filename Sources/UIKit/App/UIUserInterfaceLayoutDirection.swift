/// The side on which reading starts.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left, as English.
  case leftToRight = 0
  /// From the right, as Arabic.
  case rightToLeft = 1
}
