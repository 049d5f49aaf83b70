/// When a keyboard's shift key turns itself on.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the start of every word.
  case words = 1
  /// At the start of every sentence.
  case sentences = 2
  /// For every letter.
  case allCharacters = 3
}
