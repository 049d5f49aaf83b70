extension FlowCommand {
  /// The texts that must have a value when the command is performed, without those of inner steps.
  var templates: [Template] {
    let texts: [Template?] =
      switch self {
      case .tap(let tap): (tap.element?.templates ?? []) + [tap.point]
      case .swipe(let swipe): swipe.templates
      case .scrollUntilVisible(let scroll):
        scroll.element.templates + [scroll.timeout, scroll.speed, scroll.visibilityPercentage]
      case .inputText(let text), .setClipboard(let text), .assertTrue(let text),
        .setOrientation(let text), .setDarkMode(let text), .evalScript(let text),
        .startRecording(let text):
        [text]
      case .copyTextFrom(let selector): selector.templates
      case .assert(let assertion):
        [assertion.timeout] + (assertion.visible?.templates ?? [])
          + (assertion.notVisible?.templates ?? [])
      case .waitForAnimationToEnd(let timeout): [timeout]
      case .takeScreenshot(let picture): picture.templates
      case .assertScreenshot(let picture, let threshold): picture.templates + [threshold]
      case .launchApp(let launch):
        [launch.appId] + launch.arguments.flatMap { [$0.name, $0.value] }
      case .stopApp(let app), .killApp(let app), .clearState(let app): [app]
      case .repeat(let command): [command.times] + (command.condition?.templates ?? [])
      case .runFlow(let call): call.condition?.templates ?? []
      case .retry(_, let maxRetries): [maxRetries]
      case .scroll, .inputRandom, .eraseText, .hideKeyboard, .pressKey, .back, .pasteText,
        .assertAppearance, .stopRecording, .clearKeychain, .setPermissions, .toggleDarkMode,
        .unsupported:
        []
      }
    return texts.compactMap(\.self)
  }
}

extension ElementSelector {
  /// The texts of the selector and of those in it.
  var templates: [Template] {
    [text, id, index].compactMap(\.self) + relations.flatMap(\.selector.templates)
      + descendants.flatMap(\.templates)
  }
}

extension FlowCondition {
  /// The texts that a look at the condition needs.
  var templates: [Template] {
    (visible?.templates ?? []) + (notVisible?.templates ?? []) + [script].compactMap(\.self)
  }
}

extension FlowSwipe {
  fileprivate var templates: [Template?] {
    switch path {
    case .points(let start, let end): [start, end]
    case .direction: []
    case .element(let element, let point, _): element.templates + [point]
    }
  }
}

extension FlowPicture {
  fileprivate var templates: [Template] { [path] + (cropOn?.templates ?? []) }
}
