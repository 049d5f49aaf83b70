/// Reads a JSON file's fixed words and collects the unknown ones with their places.
nonisolated struct WordReader {
  let file: JSONFile
  /// The path of the value that is being read.
  var base: [JSONStep] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: JSONFile) {
    self.file = file
  }

  /// The case of a word; nil, and a diagnostic, if there is no such case.
  mutating func word<Word: RawRepresentable<String>>(
    _ text: String?, _ key: String, _ type: Word.Type
  ) -> Word? {
    guard let text else { return nil }
    let word = Word(rawValue: text)
    if word == nil { complain(key, "unknown \(key) \"\(text)\"") }
    return word
  }

  /// Collects a diagnostic at a key of the value that is being read.
  mutating func complain(_ key: String, _ message: String) {
    diagnostics.append(file.diagnostic(at: base + [.key(key)], message))
  }

  /// Where a key's value stands.
  func position(_ key: String) -> SourcePosition? {
    file.diagnostic(at: base + [.key(key)], "").position
  }
}
