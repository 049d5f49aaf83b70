/// The look of a keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the text's surroundings.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The old name of `.dark`.
  public static let alert = UIKeyboardAppearance.dark
}
