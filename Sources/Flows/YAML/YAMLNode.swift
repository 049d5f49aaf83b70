/// A value in a YAML file, with its place.
struct YAMLNode: Hashable, Sendable {
  /// What the value is made of.
  enum Content: Hashable, Sendable {
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  let content: Content
  let span: SourceSpan

  /// The text of a scalar, as it is written.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether the value is left out, or written as YAML's null.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The word for the kind of value in messages.
  var kindName: String {
    switch content {
    case .scalar(let text, _): isNull ? "nothing" : "\"\(text)\""
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The entry of a mapping.
  func entry(_ key: String) -> YAMLEntry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }
  }
}

/// A key and its value in a mapping.
struct YAMLEntry: Hashable, Sendable {
  let key: YAMLNode
  let value: YAMLNode
}
