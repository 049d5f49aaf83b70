extension FlowFileReader {
  /// A command of a list; nil where it can't be read.
  func step(_ node: YAMLNode) -> FlowStep? {
    stepCount += 1
    if stepCount == FlowRunner.stepLimit + 1 {
      report(.tooManySteps(limit: FlowRunner.stepLimit), at: node.span.start)
    }
    switch node.content {
    case .scalar(let text, _):
      guard let name = commandName(text, at: node.span) else { return nil }
      guard name.isCompleteAlone else {
        report(
          .missingOptions(command: text, need: name.need), at: node.span)
        return nil
      }
      return step(name, options: nil, at: node.span)
    case .sequence:
      report(.notACommand, at: node.span.start)
      return nil
    case .mapping(let entries):
      guard let first = entries.first, let text = first.key.text else {
        report(.notACommand, at: node.span.start)
        return nil
      }
      let name = commandName(text, at: first.key.span)
      for other in entries.dropFirst() {
        report(.secondKey(other.key.text ?? "", beside: text), at: other.key.span)
      }
      guard let name, entries.count == 1 else { return nil }
      guard !first.value.isNull else {
        report(.emptyOptions(command: text), at: first.key.span)
        return nil
      }
      return step(name, options: first.value, at: first.key.span)
    }
  }

  private func commandName(_ text: String, at span: SourceSpan) -> CommandName? {
    if let name = CommandName(rawValue: text) { return name }
    report(.unknownCommand(text, suggestions: CommandName.suggestions(for: text)), at: span)
    return nil
  }

  private func step(_ name: CommandName, options node: YAMLNode?, at span: SourceSpan) -> FlowStep?
  {
    let count = problems.count
    let isOptional = optionality(of: node, name)
    if isOptional { optionalDepth += 1 }
    defer { if isOptional { optionalDepth -= 1 } }
    var command = command(name, node, at: span)
    // What inner steps can't do has been forgiven by then, or is no reason to skip this one.
    let isBeyond = problems[count...].contains { $0.isAboutSupport && $0.severity == .error }
    if isBeyond, forgivesUnsupported { command = .unsupported(name.rawValue) }
    forgiveUnsupported(since: count)
    guard let command else { return nil }
    var step = FlowStep(command: command, span: span)
    step.isOptional = isOptional
    step.label = node?.entry("label").flatMap { entry in
      entry.value.isNull
        ? nil : template(entry.value, field: "\(name.rawValue).label", keepsSpelling: true)
    }
    return step
  }

  /// What `optional` says; complaints about it are left to whoever reads the options.
  private func optionality(of node: YAMLNode?, _ name: CommandName) -> Bool {
    guard name != .inputText, let text = node?.entry("optional")?.value.text else {
      return name.isOptionalByDefault
    }
    return PlainScalar.boolean(text) ?? false
  }

  private func command(
    _ name: CommandName, _ node: YAMLNode?, at span: SourceSpan
  ) -> FlowCommand? {
    let place = CommandPlace(name: name.rawValue, node: node, span: span)
    return switch name {
    case .tapOn: tap(.tap, place)
    case .doubleTapOn: tap(.double, place)
    case .longPressOn: tap(.long, place)
    case .swipe: swipe(place)
    case .scroll: plain(.scroll, place)
    case .scrollUntilVisible: scrollUntilVisible(place)
    case .inputText: inputText(place)
    case .inputRandomText: inputRandom(.text, place)
    case .inputRandomNumber: inputRandom(.number, place)
    case .inputRandomEmail: inputRandom(.email, place)
    case .inputRandomPersonName: inputRandom(.personName, place)
    case .eraseText: eraseText(place)
    case .hideKeyboard, .hideKeyboardInWords: plain(.hideKeyboard, place)
    case .pressKey: pressKey(place)
    case .back: plain(.back, place)
    case .copyTextFrom: selector(place).map { .copyTextFrom($0) }
    case .setClipboard: text(place, "text").map { .setClipboard($0) }
    case .pasteText: plain(.pasteText, place)
    case .action: action(place)
    case .assertVisible: selector(place).map { .assert(FlowAssertion(visible: $0)) }
    case .assertNotVisible: selector(place).map { .assert(FlowAssertion(notVisible: $0)) }
    case .extendedWaitUntil: extendedWait(place)
    case .assertTrue: text(place, "condition", keepsSpelling: true).map { .assertTrue($0) }
    case .waitForAnimationToEnd: waitForAnimation(place)
    case .takeScreenshot: picture(place, more: []).map { .takeScreenshot($0.picture) }
    case .assertScreenshot: assertScreenshot(place)
    case .startRecording: startRecording(place)
    case .stopRecording: plain(.stopRecording, place)
    case .assertDarkMode: plain(.assertAppearance(isDark: true), place)
    case .assertLightMode: plain(.assertAppearance(isDark: false), place)
    case .launchApp: launchApp(place)
    case .stopApp: app(place) { .stopApp($0) }
    case .killApp: app(place) { .killApp($0) }
    case .clearState: app(place) { .clearState($0) }
    case .clearKeychain: plain(.clearKeychain, place)
    case .setPermissions: setPermissions(place)
    case .setOrientation: setOrientation(place)
    case .setDarkMode: setDarkMode(place)
    case .toggleDarkMode: plain(.toggleDarkMode, place)
    case .runFlow: runFlow(place)
    case .repeat: repeatSteps(place)
    case .retry: retry(place)
    case .evalScript: text(place, "script", keepsSpelling: true).map { .evalScript($0) }
    case .addMedia: addMedia(place)
    case .runScript, .openLink, .openBrowser, .setLocation,
      .travel, .setAirplaneMode,
      .toggleAirplaneMode, .assertWithAI, .assertNoDefectsWithAI, .extractTextWithAI,
      .inputRandomCityName, .inputRandomCountryName, .inputRandomColorName:
      unsupported(place)
    }
  }

  /// A command of Maestro's that this phone can't follow.
  func unsupported(_ place: CommandPlace) -> FlowCommand {
    report(.unsupportedCommand(place.name), at: place.span)
    return .unsupported(place.name)
  }

  /// A command that says everything by its name, with a mapping for what all commands take.
  private func plain(_ command: FlowCommand, _ place: CommandPlace) -> FlowCommand? {
    place.node.map { options($0, at: place, known: []) != nil } == false ? nil : command
  }
}

/// Where a command is read from.
struct CommandPlace {
  let name: String
  /// What stands after the name, if anything does.
  let node: YAMLNode?
  /// Where the name stands.
  let span: SourceSpan
}

extension FlowFileReader {
  /// What all commands take in their mappings.
  static let commonKeys = ["label", "optional"]

  /// The options of a command with what all commands take.
  func options(_ node: YAMLNode, at place: CommandPlace, known: [String]) -> CommandOptions? {
    let options = options(
      node, of: place.name, at: place.span, known: known + Self.commonKeys)
    if let options { _ = boolean("optional", in: options) }
    return options
  }

  /// The only text that a command takes, alone or as an option.
  func text(_ place: CommandPlace, _ key: String, keepsSpelling: Bool = false) -> Template? {
    guard let node = place.node else { return nil }
    if node.text != nil { return template(node, field: place.name, keepsSpelling: keepsSpelling) }
    guard let options = options(node, at: place, known: [key]) else { return nil }
    if options[key] == nil {
      report(.missingOptions(command: place.name, need: "'\(key)'"), at: place.span)
    }
    return template(key, in: options, keepsSpelling: keepsSpelling)
  }

  /// The selector that a command is.
  func selector(_ place: CommandPlace) -> ElementSelector? {
    place.node.flatMap { selector($0, of: place.name, at: place.span) }
  }
}

extension CommandName {
  /// What must stand after the name.
  fileprivate var need: String {
    switch self {
    case .tapOn, .doubleTapOn, .longPressOn, .assertVisible, .assertNotVisible, .copyTextFrom:
      "a selector"
    case .swipe: "a direction, or start and end"
    case .scrollUntilVisible: "an element"
    case .inputText, .setClipboard: "a text"
    case .pressKey: "a key"
    case .runFlow: "a file or commands"
    case .repeat, .retry: "commands"
    case .takeScreenshot, .assertScreenshot, .startRecording: "a path"
    case .extendedWaitUntil: "visible or notVisible"
    default: "options"
    }
  }
}
