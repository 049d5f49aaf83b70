/// Reads `config.yaml`.
package struct WorkspaceConfigReader {
  /// What could be read.
  package private(set) var config = WorkspaceConfig()
  /// What is wrong.
  package private(set) var problems: [FlowProblem] = []

  /// Reads a file; an empty one says nothing.
  package init(_ file: SourceFile) {
    let yaml = YAMLReader(file, documentLimit: 1)
    for finding in yaml.findings { report(.yaml(finding.problem), at: finding.span) }
    guard let root = yaml.documents.first, !root.isNull else { return }
    guard case .mapping(let entries) = root.content else {
      report(
        .incorrectFormat(field: "config", found: root.kindName, wanted: "a mapping"),
        at: root.span.start)
      return
    }
    for entry in entries where !entry.value.isNull { read(entry) }
  }

  /// Whether a file is for a workspace and no flow.
  ///
  /// It is called `config`, or has one document, all keys of which a workspace knows.
  static func isConfig(_ file: SourceFile) -> Bool {
    if FlowPath.stem(of: file.path) == "config" { return true }
    let yaml = YAMLReader(file, documentLimit: 1)
    guard yaml.findings.isEmpty, yaml.documents.count == 1,
      case .mapping(let entries) = yaml.documents[0].content
    else { return false }
    return entries.allSatisfy { WorkspaceConfig.keys.contains($0.key.text ?? "") }
  }

  private mutating func read(_ entry: YAMLEntry) {
    let (key, value) = (entry.key.text ?? "", entry.value)
    switch key {
    case "flows":
      config.flows = texts(value, key)
      checkPatterns(value)
    case "includeTags": config.includeTags = texts(value, key)
    case "excludeTags": config.excludeTags = texts(value, key)
    case "executionOrder": readOrder(value)
    case "testOutputDir":
      config.testOutputDir = texts(value, key).first
      if config.testOutputDir?.isEmpty == true {
        report(.incorrectFormat(field: key, found: "\"\"", wanted: "a folder"), at: value.span)
      }
    default:
      guard !WorkspaceConfig.keys.contains(key) else { return }
      let suggestions = NearMiss.suggestions(for: key, in: WorkspaceConfig.keys)
      report(.unknownConfigKey(key, suggestions: suggestions), .warning, at: entry.key.span)
    }
  }

  private mutating func checkPatterns(_ node: YAMLNode) {
    var nodes = [node]
    if case .sequence(let all) = node.content { nodes = all }
    for node in nodes {
      guard let text = node.text else { continue }
      do throws(FlowPatternError) {
        _ = try FlowPattern(text.hasPrefix("!") ? String(text.dropFirst()) : text)
      } catch {
        report(.invalidPattern(text, error), at: node.span)
      }
    }
  }

  private mutating func readOrder(_ node: YAMLNode) {
    guard case .mapping(let entries) = node.content else {
      report(
        .incorrectFormat(field: "executionOrder", found: node.kindName, wanted: "a mapping"),
        at: node.span)
      return
    }
    let known = ["flowsOrder", "continueOnFailure"]
    for entry in entries where !entry.value.isNull {
      switch entry.key.text {
      case "flowsOrder":
        config.order = texts(entry.value, "executionOrder.flowsOrder")
        var nodes = [entry.value]
        if case .sequence(let all) = entry.value.content { nodes = all }
        for node in nodes {
          guard let name = node.text, config.orderSpans[name] == nil else { continue }
          config.orderSpans[name] = node.span
        }
      case "continueOnFailure":
        guard case .scalar(let text, isPlain: true) = entry.value.content,
          let value = PlainScalar.boolean(text)
        else {
          report(
            .incorrectFormat(
              field: "executionOrder.continueOnFailure", found: entry.value.kindName,
              wanted: "true or false"),
            at: entry.value.span)
          continue
        }
        config.continuesOnFailure = value
      default:
        let key = entry.key.text ?? ""
        report(
          .unknownProperty(
            key, of: "executionOrder", suggestions: NearMiss.suggestions(for: key, in: known)),
          at: entry.key.span)
      }
    }
  }

  /// The texts of a list, or a single one.
  private mutating func texts(_ node: YAMLNode, _ field: String) -> [String] {
    if let text = node.text { return [text] }
    guard case .sequence(let nodes) = node.content, nodes.allSatisfy({ $0.text != nil }) else {
      report(
        .incorrectFormat(field: field, found: node.kindName, wanted: "a list of texts"),
        at: node.span)
      return []
    }
    return nodes.compactMap(\.text)
  }

  private mutating func report(
    _ kind: FlowProblem.Kind, _ severity: FlowProblem.Severity = .error, at span: SourceSpan
  ) {
    problems.append(FlowProblem(severity: severity, kind: kind, span: span))
  }
}
