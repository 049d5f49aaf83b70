/// A choice of light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Whatever the surroundings say.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
