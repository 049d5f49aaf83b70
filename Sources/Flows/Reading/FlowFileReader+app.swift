extension FlowFileReader {
  /// `launchApp`.
  func launchApp(_ place: CommandPlace) -> FlowCommand? {
    var launch = FlowLaunch(appId: appId)
    guard let node = place.node else { return .launchApp(launch) }
    if node.text != nil {
      launch.appId = template(node, field: place.name, keepsSpelling: true) ?? appId
      return .launchApp(launch)
    }
    let keys = [
      "appId", "url", "clearState", "clearKeychain", "stopApp", "permissions", "arguments",
    ]
    guard let options = options(node, at: place, known: keys) else { return nil }
    launch.appId =
      template("url", in: options, keepsSpelling: true)
      ?? template("appId", in: options, keepsSpelling: true) ?? appId
    launch.clearsState = boolean("clearState", in: options) ?? false
    launch.clearsKeychain = boolean("clearKeychain", in: options) ?? false
    launch.stopsApp = boolean("stopApp", in: options) ?? true
    if let permissions = options["permissions"] {
      _ = variables(permissions, field: options.path(of: "permissions"))
    }
    launch.arguments = options["arguments"].map(arguments) ?? []
    return .launchApp(launch)
  }

  private func arguments(_ node: YAMLNode) -> [FlowLaunch.Argument] {
    let field = "launchApp.arguments"
    guard case .mapping(let entries) = node.content else {
      report(
        .incorrectFormat(field: field, found: node.kindName, wanted: "a mapping"), at: node.span)
      return []
    }
    return entries.compactMap { entry in
      guard let name = template(entry.key, field: field, keepsSpelling: true),
        let value = template(entry.value, field: field, keepsSpelling: true)
      else { return nil }
      return FlowLaunch.Argument(name: name, value: value)
    }
  }

  /// A command that may name an app.
  func app(_ place: CommandPlace, _ command: (Template?) -> FlowCommand) -> FlowCommand? {
    guard let node = place.node else { return command(appId) }
    if node.text != nil {
      return template(node, field: place.name, keepsSpelling: true).map(command)
    }
    guard let options = options(node, at: place, known: ["appId"]) else { return nil }
    return command(template("appId", in: options, keepsSpelling: true) ?? appId)
  }

  /// `setPermissions`; accepted, and without effect.
  func setPermissions(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node,
      let options = options(node, at: place, known: ["appId", "permissions"])
    else { return nil }
    guard let permissions = options["permissions"] else {
      report(.missingOptions(command: place.name, need: "permissions"), at: place.span)
      return nil
    }
    _ = variables(permissions, field: options.path(of: "permissions"))
    return .setPermissions
  }

  /// `setOrientation`.
  func setOrientation(_ place: CommandPlace) -> FlowCommand? {
    guard let template = text(place, "orientation", keepsSpelling: true) else { return nil }
    if let literal = template.literal, FlowOrientation(named: literal) == nil {
      let names = FlowOrientation.allCases.map(\.rawValue).joined(separator: ", ")
      report(
        .incorrectFormat(
          field: place.name, found: "\"\(literal)\"", wanted: "one of \(names)"),
        at: template.span)
      return nil
    }
    return .setOrientation(template)
  }

  /// `setDarkMode`.
  func setDarkMode(_ place: CommandPlace) -> FlowCommand? {
    guard let template = text(place, "value", keepsSpelling: true) else { return nil }
    if let literal = template.literal, DarkModeValue(named: literal) == nil {
      report(
        .incorrectFormat(
          field: place.name, found: "\"\(literal)\"", wanted: "enabled or disabled"),
        at: template.span)
      return nil
    }
    return .setDarkMode(template)
  }

  /// `addMedia`, whose files Maestro looks for before anything runs.
  func addMedia(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node else { return nil }
    let list: YAMLNode
    if case .sequence = node.content {
      list = node
    } else {
      guard let options = options(node, at: place, known: ["files"]) else { return nil }
      guard let files = options["files"] else {
        report(.missingOptions(command: place.name, need: "files"), at: place.span)
        return nil
      }
      list = files
    }
    guard case .sequence(let files) = list.content else {
      report(
        .incorrectFormat(field: place.name, found: list.kindName, wanted: "a list of files"),
        at: list.span)
      return nil
    }
    for file in files {
      guard let path = file.text else { continue }
      if !FlowPath.exists(FlowPath.resolve(path, besideFile: self.file.path)) {
        report(.missingMedia(path), at: file.span)
      }
    }
    return unsupported(place)
  }
}
