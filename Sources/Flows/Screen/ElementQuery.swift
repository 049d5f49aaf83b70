/// What an element must be like to be the one that a flow means; a selector without expressions.
final class ElementQuery {
  var text: TextPattern?
  var id: TextPattern?
  var index: Int?
  var isEnabled: Bool?
  var isSelected: Bool?
  var isChecked: Bool?
  var isFocused: Bool?
  var traits: [ElementSelector.Trait] = []
  var width: Int?
  var height: Int?
  var tolerance = 0
  var relations: [(kind: ElementSelector.Relation.Kind, query: ElementQuery)] = []
  var descendants: [ElementQuery] = []

  /// Whether the element itself must be like something, beside where it is.
  var isAboutItself: Bool {
    text != nil || id != nil || isEnabled != nil || isSelected != nil || isChecked != nil
      || isFocused != nil || !traits.isEmpty || width != nil || height != nil
  }

  /// The words of Maestro's log for the element.
  var description: String {
    words(
      text: { "\"\($0)\"" }, id: { "id: \($0)" }, index: { "Index: \($0)" }, of: \.description)
  }

  /// The words of Maestro's errors for the element.
  var filterDescription: String {
    words(
      text: { "Text matching regex: \($0)" }, id: { "Id matching regex: \($0)" },
      index: { "Index: \($0)" }, of: \.filterDescription)
  }

  private func words(
    text textWords: (String) -> String, id idWords: (String) -> String,
    index indexWords: (Int) -> String, of other: (ElementQuery) -> String
  ) -> String {
    var parts: [String] = []
    if let text { parts.append(textWords(text.source)) }
    if let id { parts.append(idWords(id.source)) }
    if width != nil || height != nil {
      parts.append("Size: \(width.map { "\($0)" } ?? "any")x\(height.map { "\($0)" } ?? "any")")
    }
    for (flag, name) in [
      (isEnabled, "enabled"), (isSelected, "selected"), (isChecked, "checked"),
      (isFocused, "focused"),
    ] {
      if let flag { parts.append(flag ? name : "not \(name)") }
    }
    if !traits.isEmpty {
      parts.append("Has traits: " + traits.map(\.rawValue).joined(separator: ", "))
    }
    for (kind, query) in relations { parts.append("\(kind.words): \(other(query))") }
    if !descendants.isEmpty {
      let list = descendants.map(other).joined(separator: "; ")
      parts.append("Contains descendants: [\(list)]")
    }
    if let index { parts.append(indexWords(index)) }
    return parts.joined(separator: ", ")
  }
}

extension ElementSelector.Relation.Kind {
  fileprivate var words: String {
    switch self {
    case .below: "Below"
    case .above: "Above"
    case .leftOf: "Left of"
    case .rightOf: "Right of"
    case .containsChild: "Contains child"
    case .childOf: "Child of"
    }
  }
}
