/// A step that was recorded, as it is written.
package enum RecordedStep: Hashable, Sendable {
  case launchApp
  case tap(RecordedTarget, RecordedTap = .once)
  case inputText(String)
  /// A text that nobody else may read: its variable, and what it is, which is never written.
  case inputSecret(name: String, String)
  case eraseText(Int)
  case pressKey(KeyName)
  case hideKeyboard
  case swipe(RecordedSwipe)
  case scrollUntilVisible(RecordedSelector, FlowDirection)
  case setOrientation(FlowOrientation)
  case setDarkMode(DarkModeValue)
  case takeScreenshot(String)
  case waitForAnimationToEnd
  case assertVisible(RecordedSelector)
  case assertNotVisible(RecordedSelector)
  /// The timeout is in milliseconds.
  case waitUntilVisible(RecordedSelector, timeout: Int)

  /// The step in a flow's second document.
  var yaml: String {
    switch self {
    case .launchApp: "- launchApp\n"
    case .tap(let target, let tap): "- \(tap.command):\n\(target.yaml)\(tap.options)"
    case .inputText(let text): "- inputText: \(FlowText.quoted(text))\n"
    case .inputSecret(let name, _): "- inputText: ${\(name)}\n"
    case .eraseText(let count): "- eraseText: \(count)\n"
    case .pressKey(let key): "- pressKey: \(key.rawValue)\n"
    case .hideKeyboard: "- hideKeyboard\n"
    case .swipe(let swipe):
      """
      - swipe:
          start: "\(swipe.start.written)"
          end: "\(swipe.end.written)"
          duration: \(swipe.duration)

      """
    case .scrollUntilVisible(let element, let direction):
      "- scrollUntilVisible:\n    element:\n\(element.yaml(indent: 6))"
        + (direction == .down ? "" : "    direction: \(direction.rawValue)\n")
    case .setOrientation(let orientation): "- setOrientation: \(orientation.rawValue)\n"
    case .setDarkMode(let value): "- setDarkMode: \(value.rawValue)\n"
    case .takeScreenshot(let name): "- takeScreenshot: \(FlowText.quoted(name))\n"
    case .waitForAnimationToEnd: "- waitForAnimationToEnd\n"
    case .assertVisible(let element): "- assertVisible:\n\(element.yaml(indent: 4))"
    case .assertNotVisible(let element): "- assertNotVisible:\n\(element.yaml(indent: 4))"
    case .waitUntilVisible(let element, let timeout):
      "- extendedWaitUntil:\n    visible:\n\(element.yaml(indent: 6))    timeout: \(timeout)\n"
    }
  }
}

extension RecordedStep {
  /// Whether the step lets things come to rest before it does anything.
  var settlesFirst: Bool {
    switch self {
    case .tap(let target, _): target.selector != nil
    case .scrollUntilVisible, .assertVisible, .assertNotVisible, .waitUntilVisible, .launchApp,
      .waitForAnimationToEnd, .setOrientation, .setDarkMode:
      true
    case .inputText, .inputSecret, .eraseText, .pressKey, .hideKeyboard, .swipe, .takeScreenshot:
      false
    }
  }
}

/// How an element is named in a recording.
package struct RecordedSelector: Hashable, Sendable {
  package enum Name: Hashable, Sendable {
    /// A pattern for the identifier.
    case id(String)
    /// A text, which is a pattern too.
    case text(String)
  }

  package let name: Name
  /// Which of those that are called so; nil where there is but one.
  package var index: Int?

  func yaml(indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    let line =
      switch name {
      case .id(let id): "id: \(FlowText.quoted(id))"
      case .text(let text): "text: \(FlowText.quoted(text))"
      }
    return "\(space)\(line)\n" + (index.map { "\(space)index: \($0)\n" } ?? "")
  }
}

/// What a recorded finger touches.
package struct RecordedTarget: Hashable, Sendable {
  /// The element; nil for a point of the screen.
  package var selector: RecordedSelector?
  /// A point of the element, or of the screen, in percent; nil for the element's middle.
  package var point: FlowPoint?
  /// What is there, for whoever reads the flow.
  package var comment: String?

  var yaml: String {
    let point = point.map { "    point: \"\($0.written)\"" }
    let note = comment.map { "  # \(FlowText.comment($0))" } ?? ""
    return (selector?.yaml(indent: 4) ?? "") + (point.map { "\($0)\(note)\n" } ?? "")
  }
}

/// How often and how long a recorded finger touches.
package enum RecordedTap: Hashable, Sendable {
  case once
  case double
  case long
  /// The delay between two starts is in milliseconds.
  case repeated(Int, delay: Int)

  fileprivate var command: String {
    switch self {
    case .once, .repeated: "tapOn"
    case .double: "doubleTapOn"
    case .long: "longPressOn"
    }
  }

  fileprivate var options: String {
    guard case .repeated(let count, let delay) = self else { return "" }
    return "    repeat: \(count)\n    delay: \(delay)\n"
  }
}

/// A way of a recorded finger over the screen, in percent; the duration is in milliseconds.
package struct RecordedSwipe: Hashable, Sendable {
  package let start: FlowPoint
  package let end: FlowPoint
  package var duration: Int
}

extension FlowPoint {
  /// The point as flows write it.
  var written: String { isRelative ? "\(x)%, \(y)%" : "\(x), \(y)" }
}
