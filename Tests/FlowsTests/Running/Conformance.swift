import Foundation
import Phone

@testable import Flows

/// A flow of Maestro's own tests, a screen made for it, and what must come of it here.
///
/// Where Maestro's test says something else, `note` says why it is otherwise here.
struct ConformanceCase: Sendable, CustomStringConvertible {
  /// The file's name without extension; several cases may share one.
  let flow: String
  var variables: [(name: String, value: String)] = []
  var screen: @Sendable @MainActor () -> MadeDevice = { MadeDevice() }
  let outcome: Outcome
  var logs: [String] = []
  /// What is written to the folder of the run.
  var files: [String] = []
  var note = ""

  enum Outcome: Sendable {
    /// The flow passes; what was done to the device.
    case passes([String])
    /// A step fails, with its message; what was done until then and by hooks.
    case fails(String, [String])
    /// Nothing is run: the problems, in the order of the file.
    case isRefused([String])
  }

  var description: String { flow }
}

extension ConformanceCase {
  /// Cases of which there is no flow, or which are about what Maestro offers to its own programs.
  static let leftOut: [(name: String, reason: String)] = [
    ("022 the app is not installed", "one app is all there is, and it is always installed"),
    ("006 with the flow of 005", "the same as 005"),
    (
      "121, 124, 132, 140–143", "cancelling from outside: a run that takes no time is not cancelled"
    ),
    ("122, 123 pausing", "as above; their flows are run without a pause"),
    ("146, 147", "how often Maestro looks at a screen; here looking is free"),
    ("callbacks, transport death, jsEngine is closed", "Maestro's programming interface"),
  ]

  @MainActor static func screen(_ elements: MadeElement...) -> MadeDevice {
    MadeDevice(elements)
  }

  /// Nine squares around each other.
  @MainActor static func squares() -> MadeDevice {
    let names = [
      "Top Left", "Top", "Top Right", "Left", "Middle", "Right", "Bottom Left", "Bottom",
      "Bottom Right",
    ]
    return MadeDevice(
      names.enumerated().map { index, name in
        let (x, y) = (index % 3 * 100, 100 + index / 3 * 100)
        return MadeElement(name, x, y, x + 100, y + 100)
      })
  }

  /// A button that counts its taps in the text above it.
  @MainActor static func counter(_ words: @escaping (Int) -> String) -> MadeDevice {
    var count = 0
    let display = MadeElement(words(0), 0, 100, 100, 200)
    let button = MadeElement("Button", 0, 0, 100, 100) {
      $0.onTap = { _ in
        count += 1
        display.text = words(count)
      }
    }
    return screen(display, button)
  }

  /// An element below the edge of the screen, in a list that can be scrolled.
  @MainActor static func farBelow(text: String = "", id: String = "") -> MadeDevice {
    screen(MadeElement(text, id: id, 0, 960, 100, 1060) { $0.isContent = true })
  }

  static let around = [
    "tap 150,150", "tap 150,350", "tap 50,250", "tap 250,250", "tap 50,150", "tap 250,150",
    "tap 50,350", "tap 250,350",
  ]

  /// All flows with what must come of them.
  static let all = elements + touches + others + control + refused
  /// Flows that are only run by others.
  static let parts = [
    "057_subflow", "057_subflow_override", "058_subflow", "060_subflow", "064_subflow",
    "065_subflow", "102_graaljs_subflow", "106_subflow",
  ]
}
