import Foundation
import Phone

extension Neighbour {
  static let touches = [
    Neighbour(
      "a point of an element",
      "- tapOn: {text: A, point: \"10,90\"}\n- tapOn: {text: A, point: \"25%,75%\"}",
      on: one("A"), .passes(["tap 10,90", "tap 25,75"])),
    Neighbour(
      "a point beside an element", "- tapOn: {text: A, point: \"10,101\"}", on: one("A"),
      .fails("Invalid element-relative point: 10,101 must be within element bounds", [])),
    Neighbour("a share too large", "- tapOn: {point: \"50%,101%\"}", .isRefused(["3:18 50%,101%"])),
    Neighbour("a broken share", "- tapOn: {point: \"50.5%,1%\"}", .isRefused(["3:18 50.5%,1%"])),
    Neighbour("half a share", "- tapOn: {point: \"50%,1\"}", .isRefused(["3:18 50%,1"])),
    Neighbour(
      "a point of the screen is never refused", "- tapOn: {point: \"50,50\"}",
      on: column("A"), .passes(["tap 50,50"])),
    Neighbour(
      "no repeat is one", "- tapOn: {text: A, repeat: 0}\n- tapOn: {text: A, repeat: -3}",
      on: one("A"), .passes(["tap 50,50", "tap 50,50"])),
    Neighbour(
      "directions",
      ["up", "DOWN", "left", "RIGHT"].map { "- swipe: {direction: \($0)}\n" }.joined(),
      .passes([
        "swipe 270,480 270,96 400", "swipe 270,192 270,864 400", "swipe 486,480 54,480 400",
        "swipe 54,480 486,480 400",
      ])),
    Neighbour(
      "a direction in mixed case", "- swipe: {direction: Up}",
      .isRefused(["3:22 invalid direction provided to directional swipe"])),
    Neighbour(
      "a direction in mixed case from an element", "- swipe: {direction: Up, from: A}",
      on: one("A"), .passes(["swipe 50,50 50,96 400"])),
    Neighbour(
      "a swipe of points", "- swipe: {start: \"10, 500\", end: \"20,100\", duration: 50}",
      .passes(["swipe 10,500 20,100 50"])),
    Neighbour(
      "a swipe of shares and points", "- swipe: {start: \"10%,50%\", end: \"20,100\"}",
      .isRefused(["3:3 swipe's start and end must both be percentages or both points"])),
    Neighbour(
      "a swipe with half a way", "- swipe: {start: \"10%,50%\"}",
      .isRefused(["3:3 swipe needs both start and end"])),
    Neighbour(
      "scrolling each way",
      "- scrollUntilVisible: {element: A, timeout: 1, direction: UP}",
      .fails(
        "No visible element found: \"A\"", ["swipe 270,480 270,864 601"])),
    Neighbour(
      "scrolling to the right", "- scrollUntilVisible: {element: A, timeout: 1, direction: Right}",
      .fails("No visible element found: \"A\"", ["swipe 270,480 54,480 601"])),
    Neighbour(
      "the slowest scrolling", "- scrollUntilVisible: {element: A, timeout: 1, speed: 0}",
      .fails("No visible element found: \"A\"", ["swipe 270,480 270,96 1001"])),
    Neighbour(
      "the end of the content", "- scrollUntilVisible: {element: A}",
      .fails(
        "No visible element found: \"A\"", ["swipe 270,480 270,96 601", "swipe 270,480 270,96 601"])
    ),
    Neighbour(
      "half in sight is not enough", "- scrollUntilVisible: {element: A, visibilityPercentage: 60}",
      on: { half() }, .passes(["swipe 270,480 270,96 601"])),
    Neighbour(
      "half in sight is enough", "- scrollUntilVisible: {element: A, visibilityPercentage: 50}",
      on: { half() }, .passes([])),
    Neighbour(
      "a share beyond all", "- scrollUntilVisible: {element: A, visibilityPercentage: 500}",
      on: one("A"), .passes([])),
    Neighbour(
      "in sight but not near the middle", "- scrollUntilVisible: {element: A, centerElement: true}",
      on: { MadeDevice([MadeElement("A", 0, 800, 100, 900) { $0.isContent = true }]) },
      .passes(["swipe 270,480 270,96 601"])),
    Neighbour(
      "never near the middle", "- scrollUntilVisible: {element: A, centerElement: true}",
      on: { MadeDevice([MadeElement("A", 0, 800, 100, 900)] + [ticking]) },
      .passes(Array(repeating: "swipe 270,480 270,96 601", count: 5))),
    Neighbour(
      "an element to scroll to is needed", "- scrollUntilVisible: {timeout: 1}",
      .isRefused(["3:3 scrollUntilVisible needs an element"])),
    Neighbour(
      "scrolling by Maestro's old name", "- action: scroll", .passes(["swipe 270,480 270,96 333"])),
  ]

  /// An element of which half is below the screen.
  @MainActor private static func half() -> MadeDevice {
    MadeDevice([MadeElement("A", 0, 910, 100, 1010) { $0.isContent = true }])
  }

  /// An element that is another at every look.
  @MainActor private static var ticking: MadeElement {
    MadeElement("", 0, 0, 9, 9) { $0.textByLook = { "\($0)" } }
  }

  static let texts = [
    Neighbour(
      "plain values are typed as they are written",
      ["0123", "true", "1_000", "+33 1", "2024-01-01", "\"\""].map { "- inputText: \($0)\n" }
        .joined(),
      .passes(["type 0123", "type true", "type 1_000", "type +33 1", "type 2024-01-01"])),
    Neighbour(
      "a text with a line break", "- inputText: \"a\\nb\"", .passes(["type a\nb"])),
    Neighbour(
      "an escaped expression and an empty one", "- inputText: \\${A} ${}.",
      .passes(["type ${A} ."])),
    Neighbour(
      "what Maestro ignores in a mapping", "- inputText: {text: a, optional: true, foo: 1}",
      .passes(["type a"])),
    Neighbour(
      "as many as are asked for",
      "- eraseText: 3\n- inputText: a\n- eraseText: {charactersToErase: 2}\n"
        + "- eraseText: 0", .passes(["erase 3", "type a", "erase 2"])),
    Neighbour("erasing a word", "- eraseText: all", .isRefused(["3:14 eraseText"])),
    Neighbour(
      "keys in any case", "- pressKey: enter\n- pressKey: BACKSPACE\n- pressKey: Tab",
      .passes(["key return", "erase 1", "key tab"])),
    Neighbour("a key that isn't any", "- pressKey: Return", .isRefused(["3:13 unknown key name"])),
    Neighbour(
      "hiding a keyboard by its old names", "- hide keyboard\n- action: hideKeyboard",
      on: { MadeDevice([MadeElement("", 0, 600, 540, 960) { $0.kind = "Keyboard" }]) },
      .passes(["key escape"])),
    Neighbour(
      "a placeholder is copied where there is no text",
      "- copyTextFrom: {id: f}\n- pasteText\n- inputText: ${maestro.copiedText + '!'}",
      on: one(id: "f") { ($0.hint, $0.label) = ("Hint", "Label") },
      .passes(["type Hint", "type Hint!"])),
    Neighbour(
      "nothing is copied of what says nothing", "- copyTextFrom: {id: f}", on: one(id: "f"),
      .fails("Element does not contain text to copy", [])),
    Neighbour("nothing is pasted of nothing", "- pasteText", .passes([])),
    Neighbour(
      "a clipboard that was set", "- setClipboard: {text: \"${'a' + 1}\"}\n- pasteText",
      .passes(["type a1"])),
    Neighbour(
      "random texts of a length",
      "- inputRandomText: {length: 3}\n- inputRandomNumber: {length: 1}",
      .passes(["type jab", "type 8"])),
    Neighbour(
      "a length of an address", "- inputRandomEmail: {length: 3}", .isRefused(["3:22 length"])),
    Neighbour(
      "what an app is told at its start",
      "- launchApp: {arguments: {a: 1, \"${'b'}\": \"${'x' + 2}\", c: true, d: 1.5}}\n- launchApp",
      .passes(["launch a=1 b=x2 c=true d=1.5", "launch"])),
    Neighbour(
      "an app that isn't stopped but cleared", "- launchApp: {stopApp: false, clearState: true}",
      .passes(["launch"])),
    Neighbour(
      "orientations in any spelling",
      "- setOrientation: landscape_left\n- setOrientation: upsidedown",
      .passes(["rotate landscapeLeft", "rotate portraitUpsideDown"])),
    Neighbour("no orientation", "- setOrientation: sideways", .isRefused(["3:19 setOrientation"])),
  ]
}
