/// The commands of Maestro 2.8.
enum CommandName: String, CaseIterable {
  // Those that may stand without options come first, as in Maestro's own suggestions.
  case launchApp, stopApp, killApp, clearState, clearKeychain, eraseText
  case inputRandomText, inputRandomNumber, inputRandomEmail, inputRandomPersonName
  case inputRandomCityName, inputRandomCountryName, inputRandomColorName
  case back, hideKeyboard
  case hideKeyboardInWords = "hide keyboard"
  case pasteText, scroll, waitForAnimationToEnd, stopRecording
  case toggleAirplaneMode, toggleDarkMode, assertDarkMode, assertLightMode, assertNoDefectsWithAI
  // Those that need options.
  case tapOn, doubleTapOn, longPressOn, assertVisible, assertNotVisible, assertTrue
  case assertScreenshot, assertWithAI, extractTextWithAI, inputText, setPermissions, swipe
  case openLink, openBrowser, pressKey, action, takeScreenshot, extendedWaitUntil, runFlow
  case setLocation, setOrientation, `repeat`, copyTextFrom, setClipboard, runScript, evalScript
  case scrollUntilVisible, travel, startRecording, addMedia, setAirplaneMode, setDarkMode, retry

  /// Whether the name may stand alone.
  var isCompleteAlone: Bool {
    switch self {
    case .launchApp, .stopApp, .killApp, .clearState, .clearKeychain, .eraseText,
      .inputRandomText, .inputRandomNumber, .inputRandomEmail, .inputRandomPersonName,
      .inputRandomCityName, .inputRandomCountryName, .inputRandomColorName, .back, .hideKeyboard,
      .hideKeyboardInWords, .pasteText, .scroll, .waitForAnimationToEnd, .stopRecording,
      .toggleAirplaneMode, .toggleDarkMode, .assertDarkMode, .assertLightMode,
      .assertNoDefectsWithAI:
      true
    default: false
    }
  }

  /// Whether a failure is passed over unless told otherwise.
  var isOptionalByDefault: Bool {
    [.assertWithAI, .assertNoDefectsWithAI, .extractTextWithAI].contains(self)
  }

  /// The names near one that isn't any.
  static func suggestions(for word: String) -> [String] {
    NearMiss.suggestions(for: word, in: allCases.map(\.rawValue))
  }
}
