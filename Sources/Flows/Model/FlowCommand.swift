/// What a step does.
///
/// Times are in milliseconds, as in the files.
package enum FlowCommand: Hashable, Sendable {
  // Touch
  case tap(FlowTap)
  case swipe(FlowSwipe)
  case scroll
  case scrollUntilVisible(FlowScroll)
  // Text and keys
  case inputText(Template)
  case inputRandom(RandomText, length: Int)
  /// Without a number as many as Maestro erases.
  case eraseText(count: Int?)
  case hideKeyboard
  case pressKey(KeyName)
  case back
  case copyTextFrom(ElementSelector)
  case setClipboard(Template)
  case pasteText
  // Checks and waits
  case assert(FlowAssertion)
  case assertTrue(Template)
  case waitForAnimationToEnd(timeout: Template?)
  case takeScreenshot(FlowPicture)
  case startRecording(Template)
  case stopRecording
  case assertScreenshot(FlowPicture, threshold: Template?)
  case assertAppearance(isDark: Bool)
  // App and device
  case launchApp(FlowLaunch)
  case stopApp(Template?)
  case killApp(Template?)
  case clearState(Template?)
  case clearKeychain
  case setPermissions
  case setOrientation(Template)
  case setDarkMode(Template)
  case toggleDarkMode
  // Control
  case runFlow(FlowCall)
  case `repeat`(FlowRepeat)
  case retry(FlowCall, maxRetries: Template?)
  case evalScript(Template)
  /// A command that this phone can't follow, by its name; skipped with a warning.
  case unsupported(String)
}

/// `tapOn`, `doubleTapOn` and `longPressOn`.
package struct FlowTap: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable { case tap, double, long }

  var kind = Kind.tap
  /// The element; nil for a point of the screen.
  var element: ElementSelector?
  /// A point of the element, or of the screen where there is no element.
  var point: Template?
  var count = 1
  /// Between the starts of two taps.
  var delay = 100
  var retriesIfNothingChanges = false
  var waitsUntilVisible = false
  var settleTimeout: Int?
}

/// A direction on the screen.
package enum FlowDirection: String, Hashable, Sendable, CaseIterable {
  case up = "UP"
  case down = "DOWN"
  case left = "LEFT"
  case right = "RIGHT"
}

/// `swipe`.
package struct FlowSwipe: Hashable, Sendable {
  package enum Path: Hashable, Sendable {
    case points(start: Template, end: Template)
    case direction(FlowDirection)
    case element(ElementSelector, point: Template?, FlowDirection)
  }

  let path: Path
  var duration = 400
  var settleTimeout: Int?
}

/// `scrollUntilVisible`.
package struct FlowScroll: Hashable, Sendable {
  let element: ElementSelector
  var direction = FlowDirection.down
  var timeout: Template?
  var speed: Template?
  var visibilityPercentage: Template?
  var centersElement = false
  var settleTimeout: Int?
}

/// A kind of text that is made up.
package enum RandomText: String, Hashable, Sendable, CaseIterable {
  case text = "inputRandomText"
  case number = "inputRandomNumber"
  case email = "inputRandomEmail"
  case personName = "inputRandomPersonName"
}

/// `assertVisible`, `assertNotVisible` and `extendedWaitUntil`.
package struct FlowAssertion: Hashable, Sendable {
  var visible: ElementSelector?
  var notVisible: ElementSelector?
  /// How long to wait; nil for the time that all assertions have.
  var timeout: Template?
}

/// A picture that is saved or compared with.
package struct FlowPicture: Hashable, Sendable {
  let path: Template
  /// The element that is shown; nil for the whole screen.
  var cropOn: ElementSelector?
}

/// `launchApp`.
package struct FlowLaunch: Hashable, Sendable {
  var appId: Template?
  var clearsState = false
  var clearsKeychain = false
  var stopsApp = true
  /// What the app is launched with; names may hold expressions too.
  var arguments: [Argument] = []

  package struct Argument: Hashable, Sendable {
    let name: Template
    let value: Template
  }
}

/// `runFlow`, and the steps of `retry`.
package struct FlowCall: Hashable, Sendable {
  package enum Body: Hashable, Sendable {
    /// A file, by the path it is read and shown under.
    case file(String)
    case steps([FlowStep])
  }

  let body: Body
  var environment: [FlowVariable] = []
  var condition: FlowCondition?
}

/// `repeat`.
package struct FlowRepeat: Hashable, Sendable {
  /// How often at most; nil for no limit.
  var times: Template?
  var condition: FlowCondition?
  let steps: [FlowStep]
}
