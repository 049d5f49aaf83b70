extension FlowRunner {
  /// Does what a step says; false if there was nothing to do.
  func perform(_ step: FlowStep) throws -> Bool {
    let isOptional = step.isOptional
    switch step.command {
    case .tap(let command): try tap(command, isOptional: isOptional)
    case .swipe(let command): try swipe(command, isOptional: isOptional)
    case .scroll: scroll()
    case .scrollUntilVisible(let command): try scroll(command)
    case .inputText(let command): try type(text(command))
    case .inputRandom(let kind, let length): try type(randomText(kind, length: length))
    case .eraseText(let count): try erase(count ?? 50)
    case .hideKeyboard: try hideKeyboard()
    case .pressKey(let key): try press(key)
    case .back:
      warn(of: step, "back has no effect on this device")
    case .copyTextFrom(let selector): try copyText(selector, isOptional: isOptional)
    case .setClipboard(let command): scope.copiedText = try text(command)
    case .pasteText:
      if let text = scope.copiedText, !text.isEmpty { try type(text) }
    case .assert(let command): try check(command, isOptional: isOptional)
    case .assertTrue(let command): try check(command)
    case .waitForAnimationToEnd(let timeout):
      settle(within: try seconds(timeout, otherwise: FlowTiming.animation))
    case .takeScreenshot(let command): try takeScreenshot(command, isOptional: isOptional)
    case .startRecording(let path): try startRecording(path)
    case .stopRecording: try stopRecording()
    case .assertScreenshot(let command, let threshold):
      try compare(command, threshold: threshold, step)
    case .assertAppearance(let isDark): try checkAppearance(isDark: isDark)
    case .launchApp(let command): try launch(command)
    case .stopApp(let app), .killApp(let app), .clearState(let app): try stop(app)
    case .clearKeychain, .setPermissions: return true
    case .setOrientation(let command): try turn(command)
    case .setDarkMode(let command): try setDarkMode(command)
    case .toggleDarkMode: setAppearance(device.appearance == .dark ? .light : .dark)
    case .runFlow(let call): return try runFlow(call)
    case .repeat(let command): return try runRepeatedly(command)
    case .retry(let call, let maxRetries): try retry(call, maxRetries: maxRetries)
    case .evalScript(let command):
      _ = try isTrue(command)
    case .unsupported: return false
    }
    return true
  }
}
