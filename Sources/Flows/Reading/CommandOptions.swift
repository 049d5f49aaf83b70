/// What stands below a command's name.
struct CommandOptions {
  /// The command, and the option that holds these, as in `swipe.from`.
  let owner: String
  /// Where the owner's name stands.
  let span: SourceSpan
  private let entries: [YAMLEntry]

  init(owner: String, span: SourceSpan, entries: [YAMLEntry] = []) {
    self.owner = owner
    self.span = span
    self.entries = entries
  }

  /// The value of an option; nil where it isn't there or is left empty.
  subscript(name: String) -> YAMLNode? {
    entries.first { $0.key.text == name && !$0.value.isNull }?.value
  }

  /// Where the name of an option stands, or the owner's.
  func span(of name: String) -> SourceSpan {
    entries.first { $0.key.text == name }?.key.span ?? span
  }

  /// The name of an option with its owner's.
  func path(of name: String) -> String { "\(owner).\(name)" }
}
