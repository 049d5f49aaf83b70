import Foundation
import Phone
import Testing

extension EndToEnd {
  @Suite struct KeyTests {
    private let bare: PhoneEvent.KeyModifiers = []

    @Test func `Tab and Shift+Tab move between fields and controls, Esc resigns`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      let steps: [(keys: String, event: PhoneEvent)] = [
        ("Tab", .key(.tab, modifiers: bare)), ("Tab", .key(.tab, modifiers: bare)),
        ("Tab", .key(.tab, modifiers: bare)), ("shift+Tab", .key(.tab, modifiers: .shift)),
        ("shift+Tab", .key(.tab, modifiers: .shift)), ("Escape", .key(.escape, modifiers: bare)),
      ]
      var before = twin.picture()
      for (number, step) in steps.enumerated() {
        try foyer.press(step.keys)
        twin.send(step.event)
        let expected = twin.picture()
        #expect(!expected.hasSamePixels(as: before), "step \(number) changes nothing")
        try foyer.waitUntilShows(expected, named: "step \(number)")
        before = expected
      }
    }

    @Test(arguments: ["space", "Return"])
    func `Space and Return press the control that has the focus`(key: String) throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      // Back from the first to the last control: the one that changes to a new account.
      try foyer.press("shift+Tab")
      twin.send(.key(.tab, modifiers: .shift))
      try foyer.waitUntilShows(twin.picture(), named: "the last control in focus")
      try foyer.press(key)
      twin.send(.key(key == "space" ? .space : .return, modifiers: bare))
      try foyer.waitUntilShows(twin.picture(), named: "the form for a new account")
    }
  }
}
