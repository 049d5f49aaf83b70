import Foundation
import Phone
import Testing

extension EndToEnd {
  @Suite struct FieldTests {
    @Test func `keys go by words, select, copy and paste while a text is edited`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try twin.tap("login-email")
      try foyer.type("one two three")
      twin.type("one two three")
      let steps: [(keys: String, key: PhoneEvent.Key, held: PhoneEvent.KeyModifiers)] = [
        ("ctrl+Left", .left, .control), ("ctrl+shift+Left", .left, [.control, .shift]),
        ("ctrl+c", .letter("c"), .control), ("End", .end, []), ("ctrl+v", .letter("v"), .control),
        ("ctrl+BackSpace", .backspace, .control), ("ctrl+z", .letter("z"), .control),
      ]
      for (number, step) in steps.enumerated() {
        try foyer.press(step.keys)
        twin.send(.key(step.key, modifiers: step.held))
        try foyer.waitUntilShows(twin.picture(), named: "step \(number)")
      }
      try foyer.press("ctrl+bracketleft")
      try wait(for: "a wide window") {
        try foyer.frame.size == CGSize(width: 844, height: 390) ? true : nil
      }
    }

    @Test func `a double click selects a word and shows what can be done to it`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      let form = twin.picture()
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try twin.tap("login-email")
      try foyer.type("welcome")
      twin.type("welcome")
      try foyer.waitUntilShows(twin.picture(), named: "a word")
      // In the middle of the word.
      let field = try twin.middle(of: "login-email")
      let word = (x: 100, y: field.y)
      try foyer.doubleClick(word)
      twin.doubleTap(at: word)
      #expect(!twin.picture().hasSamePixels(as: form))
      try foyer.waitUntilShows(twin.picture(), named: "the menu over the word")
    }
  }
}
