extension FlowFileReader {
  /// `runFlow`.
  func runFlow(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node else { return nil }
    if node.text != nil { return body(file: node).map { .runFlow(FlowCall(body: $0)) } }
    guard
      let options = options(node, at: place, known: ["file", "commands", "env", "when"])
    else { return nil }
    let condition = options["when"].flatMap {
      self.condition($0, of: "runFlow.when", at: options.span(of: "when"))
    }
    let isForeign = condition?.platform.map { $0 != .ios } ?? false
    if isForeign { foreignDepth += 1 }
    defer { if isForeign { foreignDepth -= 1 } }
    guard let body = body(options) else { return nil }
    return .runFlow(
      FlowCall(body: body, environment: environment(options), condition: condition))
  }

  /// `retry`.
  func retry(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node,
      let options = options(node, at: place, known: ["maxRetries", "commands", "file", "env"]),
      let body = body(options)
    else { return nil }
    let maxRetries = number("maxRetries", in: options)
    if let node = options["maxRetries"], let count = maxRetries?.literal.flatMap(Self.integer),
      count > 3
    {
      report(.cappedRetries(count), .warning, at: node.span)
    }
    return .retry(
      FlowCall(body: body, environment: environment(options)), maxRetries: maxRetries)
  }

  /// `repeat`.
  func repeatSteps(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node,
      let options = options(node, at: place, known: ["times", "while", "commands"])
    else { return nil }
    guard let commands = options["commands"] else {
      report(.missingOptions(command: place.name, need: "commands"), at: place.span)
      return nil
    }
    return .repeat(
      FlowRepeat(
        times: number("times", in: options),
        condition: options["while"].flatMap {
          condition($0, of: "repeat.while", at: options.span(of: "while"))
        },
        steps: steps(commands, field: "repeat.commands")))
  }

  private func environment(_ options: CommandOptions) -> [FlowVariable] {
    options["env"].map { variables($0, field: options.path(of: "env")) } ?? []
  }

  private func body(_ options: CommandOptions) -> FlowCall.Body? {
    switch (options["file"], options["commands"]) {
    case (let file?, nil): return body(file: file)
    case (nil, let commands?):
      return .steps(steps(commands, field: options.path(of: "commands")))
    case (nil, nil):
      report(
        .missingOptions(command: options.owner, need: "a file or commands"), at: options.span)
      return nil
    default: return contradict("\(options.owner) takes a file or commands, not both", options)
    }
  }

  /// The path is taken as it stands: Maestro reads it before there are any variables.
  private func body(file node: YAMLNode) -> FlowCall.Body? {
    guard let text = node.text, !node.isNull else {
      report(
        .incorrectFormat(field: "file", found: node.kindName, wanted: "a path"), at: node.span)
      return nil
    }
    let path = FlowPath.resolve(text, besideFile: file.path)
    guard FlowPath.exists(path) else {
      report(.missingFlow(text, folder: FlowPath.folder(of: file.path)), at: node.span)
      return nil
    }
    guard !FlowPath.isFolder(path) else {
      report(.folderForFlow(text), at: node.span)
      return nil
    }
    if path == FlowPath.normalized(file.path) {
      report(.ownFlow(text), at: node.span)
      return nil
    }
    calls.append(FlowCallSite(path: path, span: node.span))
    return .file(path)
  }

  /// A list of commands.
  func steps(_ node: YAMLNode, field: String) -> [FlowStep] {
    guard case .sequence(let nodes) = node.content else {
      report(
        .incorrectFormat(field: field, found: node.kindName, wanted: "a list of commands"),
        at: node.span)
      return []
    }
    return nodes.compactMap(step)
  }

  /// `when` and `while`.
  func condition(_ node: YAMLNode, of owner: String, at span: SourceSpan) -> FlowCondition? {
    guard
      let options = options(
        node, of: owner, at: span,
        known: ["platform", "visible", "notVisible", "true", "label"])
    else { return nil }
    var condition = FlowCondition()
    condition.platform = options["platform"].flatMap { platform($0, options) }
    condition.visible = selector("visible", in: options)
    condition.notVisible = selector("notVisible", in: options)
    condition.script = template("true", in: options, keepsSpelling: true)
    condition.label = template("label", in: options, keepsSpelling: true)
    return condition
  }

  private func platform(_ node: YAMLNode, _ options: CommandOptions) -> FlowCondition.Platform? {
    let known = FlowCondition.Platform.allCases
    let name = node.text?.lowercased()
    if let platform = known.first(where: { $0.rawValue.lowercased() == name }) { return platform }
    let list = known.map(\.rawValue).joined(separator: ", ")
    report(
      .incorrectFormat(
        field: options.path(of: "platform"), found: node.kindName, wanted: "one of \(list)"),
      at: node.span)
    return nil
  }
}
