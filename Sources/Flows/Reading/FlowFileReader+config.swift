extension FlowFileReader {
  private static let configKeys = [
    "appId", "url", "name", "tags", "env", "onFlowStart", "onFlowComplete", "properties",
  ]
  /// Keys that mean something to Maestro, and nothing here.
  private static let foreignKeys = ["jsEngine", "androidWebViewHierarchy"]

  /// Whether a word is a key of the config section, or nearly one.
  static func isConfigKey(_ word: String) -> Bool {
    (configKeys + foreignKeys).contains(word)
      || !NearMiss.suggestions(for: word, in: configKeys).isEmpty
  }

  /// The config section.
  func config(_ root: YAMLNode) -> FlowConfig {
    var config = FlowConfig()
    guard case .mapping(let entries) = root.content else { return config }
    // Hooks come before it in some files, and their commands are about the same app.
    config.appId = app("appId", in: root)
    config.url = app("url", in: root)
    appId = config.url ?? config.appId
    for entry in entries {
      guard let key = entry.key.text else { continue }
      guard Self.configKeys.contains(key) else {
        checkForeign(key, entry)
        continue
      }
      if entry.value.isNull { continue }
      switch key {
      case "appId", "url": break
      case "name": config.name = template(entry.value, field: key, keepsSpelling: true)
      case "tags": config.tags = tags(entry.value)
      case "env": config.environment = variables(entry.value, field: key)
      case "onFlowStart": config.onFlowStart = steps(entry.value, field: key)
      case "onFlowComplete": config.onFlowComplete = steps(entry.value, field: key)
      default: config.properties = variables(entry.value, field: key)
      }
    }
    if config.appId == nil, config.url == nil, root.entry("appId") == nil || !hasProblems(root) {
      report(.missingAppId, at: root.span.start)
    }
    return config
  }

  private func app(_ key: String, in root: YAMLNode) -> Template? {
    guard let value = root.entry(key)?.value, !value.isNull else { return nil }
    return template(value, field: key, keepsSpelling: true)
  }

  /// Whether the value of `appId` was already complained about.
  private func hasProblems(_ root: YAMLNode) -> Bool {
    guard let value = root.entry("appId")?.value else { return false }
    return problems.contains { $0.span == value.span }
  }

  private func checkForeign(_ key: String, _ entry: YAMLEntry) {
    if Self.foreignKeys.contains(key) {
      if key == "jsEngine", let engine = entry.value.text, engine.lowercased() == "rhino" {
        report(.unsupportedEngine(engine), at: entry.value.span)
      }
      return
    }
    let suggestions =
      key == "onFlowEnd"
      ? ["onFlowComplete"] : NearMiss.suggestions(for: key, in: Self.configKeys)
    report(.unknownConfigKey(key, suggestions: suggestions), .warning, at: entry.key.span)
  }

  private func tags(_ node: YAMLNode) -> [String] {
    guard case .sequence(let nodes) = node.content else {
      report(
        .incorrectFormat(field: "tags", found: node.kindName, wanted: "a list"), at: node.span)
      return []
    }
    return nodes.compactMap { tag in
      guard let text = tag.text, !tag.isNull else {
        report(
          .incorrectFormat(field: "tags", found: tag.kindName, wanted: "a tag"), at: tag.span)
        return nil
      }
      return text
    }
  }

  /// A mapping of names to texts.
  func variables(_ node: YAMLNode, field: String) -> [FlowVariable] {
    guard case .mapping(let entries) = node.content else {
      report(
        .incorrectFormat(field: field, found: node.kindName, wanted: "a mapping"), at: node.span)
      return []
    }
    return entries.compactMap { entry in
      guard let name = entry.key.text else { return nil }
      if entry.value.isNull {
        report(.missingVariableValue(name), at: entry.key.span)
        return nil
      }
      return template(entry.value, field: "\(field).\(name)", keepsSpelling: true)
        .map { FlowVariable(name: name, value: $0) }
    }
  }
}
