extension FlowFileReader {
  /// What names an element.
  private static let selectorKeys =
    [
      "text", "id", "index", "enabled", "selected", "checked", "focused", "containsDescendants",
      "traits", "width", "height", "tolerance", "css",
    ] + ElementSelector.Relation.Kind.allCases.map(\.rawValue)
  /// What commands take in the same mapping; selectors elsewhere have them too and let them be.
  private static let tapKeys = [
    "point", "repeat", "delay", "retryTapIfNoChange", "waitUntilVisible", "waitToSettleTimeoutMs",
    "label", "optional",
  ]
  /// All keys of a selector.
  static let allSelectorKeys = selectorKeys + tapKeys

  /// A selector, short or long; nil where it can't be read or says nothing.
  func selector(_ node: YAMLNode, of owner: String, at span: SourceSpan) -> ElementSelector? {
    if node.text != nil {
      guard let text = template(node, field: owner) else { return nil }
      var selector = ElementSelector(span: node.span)
      selector.text = text
      return selector
    }
    guard let options = options(node, of: owner, at: span, known: Self.allSelectorKeys) else {
      return nil
    }
    let selector = selector(options)
    if selector.isEmpty, options["css"] == nil {
      report(.missingOptions(command: owner, need: "a selector"), at: span)
      return nil
    }
    return selector
  }

  /// The selector among the options of a command; it may say nothing.
  func selector(_ options: CommandOptions) -> ElementSelector {
    var selector = ElementSelector(span: options.span)
    selector.text = template("text", in: options)
    selector.id = template("id", in: options)
    selector.index = number("index", in: options)
    selector.isEnabled = boolean("enabled", in: options)
    selector.isSelected = boolean("selected", in: options)
    selector.isChecked = boolean("checked", in: options)
    selector.isFocused = boolean("focused", in: options)
    selector.width = integer("width", in: options)
    selector.height = integer("height", in: options)
    selector.tolerance = integer("tolerance", in: options)
    selector.isOptional = boolean("optional", in: options) ?? false
    selector.traits = options["traits"].map { traits($0, options) } ?? []
    selector.relations = ElementSelector.Relation.Kind.allCases.compactMap { kind in
      self.selector(kind.rawValue, in: options)
        .map { ElementSelector.Relation(kind: kind, selector: $0) }
    }
    selector.descendants = options["containsDescendants"].map { descendants($0, options) } ?? []
    if options["css"] != nil {
      report(
        .unsupportedOption("css", of: options.owner), at: options.span(of: "css"))
    }
    return selector
  }

  private func traits(_ node: YAMLNode, _ options: CommandOptions) -> [ElementSelector.Trait] {
    let known = ElementSelector.Trait.allCases
    return (node.text ?? "").split(separator: " ").compactMap { word in
      if let trait = known.first(where: { $0.rawValue == word.lowercased() }) { return trait }
      let list = known.map(\.rawValue).joined(separator: ", ")
      report(
        .incorrectFormat(
          field: options.path(of: "traits"), found: "\"\(word)\"", wanted: "one of \(list)"),
        at: node.span)
      return nil
    }
  }

  private func descendants(_ node: YAMLNode, _ options: CommandOptions) -> [ElementSelector] {
    let path = options.path(of: "containsDescendants")
    guard case .sequence(let nodes) = node.content else {
      report(
        .incorrectFormat(field: path, found: node.kindName, wanted: "a list of selectors"),
        at: node.span)
      return []
    }
    return nodes.compactMap { selector($0, of: path, at: $0.span.start) }
  }
}
