extension FlowFileReader {
  /// A text that may hold expressions.
  ///
  /// Where Maestro loses the spelling of plain values, those it reads otherwise are warned of.
  func template(_ node: YAMLNode, field: String, keepsSpelling: Bool = false) -> Template? {
    guard case .scalar(let text, let isPlain) = node.content, !node.isNull else {
      report(
        .incorrectFormat(field: field, found: node.kindName, wanted: "a text"), at: node.span)
      return nil
    }
    if isPlain, !keepsSpelling, let other = PlainScalar.misreading(of: text) {
      report(.misread(text, asMaestro: other), .warning, at: node.span)
    }
    return Template(text, span: node.span, textSpan: textSpan(of: node)) { error, source, span in
      report(.expression(error.kind, source: source), at: span)
    }
  }

  /// A text that may hold expressions and is a number without them.
  func number(_ node: YAMLNode, field: String, of unit: String = "") -> Template? {
    guard let template = template(node, field: field, keepsSpelling: true) else { return nil }
    if let literal = template.literal, Self.integer(literal) == nil {
      reportNumber(node, field, unit)
      return nil
    }
    return template
  }

  /// A whole number.
  func integer(_ node: YAMLNode, field: String, of unit: String = "") -> Int? {
    if let text = node.text, let number = Self.integer(text) { return number }
    reportNumber(node, field, unit)
    return nil
  }

  /// A truth value as YAML writes it, without quotes.
  func boolean(_ node: YAMLNode, field: String) -> Bool? {
    if case .scalar(let text, isPlain: true) = node.content, let value = PlainScalar.boolean(text) {
      return value
    }
    report(
      .incorrectFormat(field: field, found: node.kindName, wanted: "true or false"), at: node.span)
    return nil
  }

  private func reportNumber(_ node: YAMLNode, _ field: String, _ unit: String) {
    let wanted = unit.isEmpty ? "a whole number" : "a number of \(unit)"
    report(.incorrectFormat(field: field, found: node.kindName, wanted: wanted), at: node.span)
  }

  /// The number in a text, in which `_` may stand between digits.
  static func integer(_ text: String) -> Int? {
    guard let last = text.last, last != "_" else { return nil }
    return Int(text.filter { $0 != "_" })
  }

  // MARK: Options

  /// The options in a mapping; those that aren't known are reported.
  func options(
    _ node: YAMLNode, of owner: String, at span: SourceSpan, known: [String]
  ) -> CommandOptions? {
    guard case .mapping(let entries) = node.content else {
      report(
        .incorrectFormat(field: owner, found: node.kindName, wanted: "a mapping of options"),
        at: node.span)
      return nil
    }
    for entry in entries {
      guard let key = entry.key.text, !known.contains(key) else { continue }
      report(
        .unknownProperty(
          key, of: owner, suggestions: NearMiss.suggestions(for: key, in: known)),
        at: entry.key.span)
    }
    return CommandOptions(owner: owner, span: span, entries: entries)
  }

  func template(
    _ name: String, in options: CommandOptions, keepsSpelling: Bool = false
  ) -> Template? {
    options[name].flatMap {
      template($0, field: options.path(of: name), keepsSpelling: keepsSpelling)
    }
  }

  func milliseconds(_ name: String, in options: CommandOptions) -> Template? {
    options[name].flatMap { number($0, field: name, of: "milliseconds") }
  }

  func number(_ name: String, in options: CommandOptions) -> Template? {
    options[name].flatMap { number($0, field: options.path(of: name)) }
  }

  func integer(_ name: String, in options: CommandOptions) -> Int? {
    options[name].flatMap { integer($0, field: options.path(of: name)) }
  }

  func wait(_ name: String, in options: CommandOptions) -> Int? {
    options[name].flatMap { integer($0, field: name, of: "milliseconds") }
  }

  func boolean(_ name: String, in options: CommandOptions) -> Bool? {
    options[name].flatMap { boolean($0, field: options.path(of: name)) }
  }

  func selector(_ name: String, in options: CommandOptions) -> ElementSelector? {
    options[name].flatMap { selector($0, of: options.path(of: name), at: options.span(of: name)) }
  }
}
