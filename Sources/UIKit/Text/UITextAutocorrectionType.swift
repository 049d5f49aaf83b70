/// Whether typed words are corrected and offered.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
