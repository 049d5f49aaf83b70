extension FlowCommand {
  /// What the command does, in the words of Maestro's log; values that are unknown as written.
  func description(in scope: ScriptScope) -> String {
    func text(_ template: Template) -> String { (try? scope.text(template)) ?? template.source }
    func name(_ selector: ElementSelector) -> String {
      (try? scope.query(selector).description) ?? selector.text?.source ?? "an element"
    }
    switch self {
    case .tap(let tap):
      let verb = ["Tap on", "Double tap on", "Long press on"][tap.kind.rawValue]
      if let element = tap.element { return "\(verb) \(name(element))" }
      return "\(verb) point (\(tap.point.map(text) ?? ""))"
    case .swipe(let swipe): return swipe.description(text: text, name: name)
    case .scroll: return "Scroll vertically"
    case .scrollUntilVisible(let scroll):
      let speed = scroll.speed.map(text) ?? "40"
      let share = scroll.visibilityPercentage.map(text) ?? "100"
      return "Scrolling \(scroll.direction.rawValue) until \(name(scroll.element)) is visible "
        + "with speed \(speed), visibility percentage \(share)%, "
        + "timeout \(scroll.timeout.map(text) ?? "20000") ms, "
        + "with centering \(scroll.centersElement ? "enabled" : "disabled")"
    case .inputText(let template): return "Input text \(text(template))"
    case .inputRandom(let kind, _):
      return "Input text random \(kind.rawValue.dropFirst("inputRandom".count))"
    case .eraseText(let count): return count.map { "Erase \($0) characters" } ?? "Erase text"
    case .hideKeyboard: return "Hide Keyboard"
    case .pressKey(let key): return "Press \(key.rawValue) key"
    case .back: return "Press back"
    case .copyTextFrom(let selector): return "Copy text from element with \(name(selector))"
    case .setClipboard(let template): return "Set Maestro clipboard to \(text(template))"
    case .pasteText: return "Paste text"
    case .assert(let assertion): return assertion.description(name: name)
    case .assertTrue(let template): return "Assert that \(template.source) is true"
    case .waitForAnimationToEnd(let timeout):
      return timeout.map { "Wait for animation to end within \(text($0)) ms" }
        ?? "Wait for animation to end"
    case .takeScreenshot(let picture): return "Take screenshot \(text(picture.path))"
    case .startRecording(let path): return "Start recording \(text(path))"
    case .stopRecording: return "Stop recording"
    case .assertScreenshot(let picture, let threshold):
      return "Assert screenshot matches \(text(picture.path)) "
        + "(threshold: \(threshold.map(text) ?? "95")%)"
    case .assertAppearance(let isDark):
      return "Assert that \(isDark ? "dark" : "light") mode is enabled"
    case .launchApp(let launch):
      return "Launch app" + (launch.appId.map { " \"\(text($0))\"" } ?? "")
        + (launch.clearsState ? " with clear state" : "")
    case .stopApp(let app): return "Stop" + (app.map { " \(text($0))" } ?? " app")
    case .killApp(let app): return "Kill" + (app.map { " \(text($0))" } ?? " app")
    case .clearState(let app): return "Clear state of" + (app.map { " \(text($0))" } ?? " app")
    case .clearKeychain: return "Clear keychain"
    case .setPermissions: return "Set permissions"
    case .setOrientation(let template): return "Set orientation \(text(template))"
    case .setDarkMode(let template): return "Set dark mode \(text(template))"
    case .toggleDarkMode: return "Toggle dark mode"
    case .runFlow(let call): return call.description(name: name)
    case .repeat(let command):
      if let times = command.times { return "Repeat \(text(times)) times" }
      return command.condition.map { "Repeat while \($0.description(name: name))" }
        ?? "Repeat indefinitely"
    case .retry(_, let maxRetries): return "Retry \(maxRetries.map(text) ?? "1") times"
    case .evalScript(let template): return "Run \(template.source)"
    case .unsupported(let name): return name
    }
  }
}

extension FlowCommand {
  /// Whether the command runs others.
  var holdsSteps: Bool {
    switch self {
    case .runFlow, .repeat, .retry: true
    default: false
    }
  }
}

extension FlowSwipe {
  fileprivate func description(
    text: (Template) -> String, name: (ElementSelector) -> String
  ) -> String {
    switch path {
    case .points(let start, let end):
      "Swipe from (\(text(start))) to (\(text(end))) in \(duration) ms"
    case .direction(let direction):
      "Swiping in \(direction.rawValue) direction in \(duration) ms"
    case .element(let element, _, let direction):
      "Swiping in \(direction.rawValue) direction on \(name(element)) in \(duration) ms"
    }
  }
}

extension FlowAssertion {
  fileprivate func description(name: (ElementSelector) -> String) -> String {
    let parts = [
      visible.map { "\(name($0)) is visible" }, notVisible.map { "\(name($0)) is not visible" },
    ]
    return "Assert that " + parts.compactMap(\.self).joined(separator: " and ")
  }
}

extension FlowCall {
  fileprivate func description(name: (ElementSelector) -> String) -> String {
    let what =
      switch body {
      case .file(let path): path.split(separator: "/").last.map { String($0) } ?? path
      case .steps: "flow"
      }
    return "Run \(what)" + (condition.map { " when \($0.description(name: name))" } ?? "")
  }
}

extension FlowCondition {
  fileprivate func description(name: (ElementSelector) -> String) -> String {
    if let label { return label.source }
    let parts = [
      platform.map { "platform is \($0.rawValue)" }, visible.map { "\(name($0)) is visible" },
      notVisible.map { "\(name($0)) is not visible" }, script.map { "\($0.source) is true" },
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }
}
