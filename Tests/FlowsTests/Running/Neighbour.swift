import Foundation
import Phone

@testable import Flows

/// A flow beside those of Maestro's own tests: what the reference says and none of them shows.
struct Neighbour: Sendable, CustomStringConvertible {
  /// What the case is about.
  let description: String
  /// The commands, or a whole flow with its config.
  let text: String
  var variables: [(name: String, value: String)] = []
  var screen: @Sendable @MainActor () -> MadeDevice = { MadeDevice() }
  let outcome: ConformanceCase.Outcome

  init(
    _ description: String, _ text: String, with variables: [(name: String, value: String)] = [],
    on screen: @escaping @Sendable @MainActor () -> MadeDevice = { MadeDevice() },
    _ outcome: ConformanceCase.Outcome
  ) {
    self.description = description
    self.text = text.contains("\n---\n") ? text : "appId: app\n---\n" + text
    (self.variables, self.screen, self.outcome) = (variables, screen, outcome)
  }

  /// A screen with one element at the upper left.
  static func one(
    _ text: String = "", id: String = "",
    _ setUp: @escaping @Sendable @MainActor (MadeElement) -> Void = { _ in }
  ) -> @Sendable @MainActor () -> MadeDevice {
    { MadeDevice([MadeElement(text, id: id, 0, 0, 100, 100) { setUp($0) }]) }
  }

  /// A screen with some texts below each other, 100 points each.
  static func column(_ texts: String...) -> @Sendable @MainActor () -> MadeDevice {
    {
      MadeDevice(
        texts.enumerated().map { MadeElement($1, 0, $0 * 100, 100, $0 * 100 + 100) })
    }
  }

  static let all = selectors + relations + touches + texts + control
}
