/// The colours of the status bar.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text in light appearance, light text in dark.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
