/// How far one step through a text goes.
nonisolated package enum EditingUnit: Hashable, Sendable {
  /// To the next character.
  case character
  /// Over the next word.
  case word
  /// To the next line end.
  case line
}
