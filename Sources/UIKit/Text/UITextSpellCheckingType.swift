/// Whether an iPhone marks misspelt words; nothing marks any here.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
