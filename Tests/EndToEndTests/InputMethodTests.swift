import Foundation
import Phone
import Testing

extension EndToEnd {
  @Suite(
    .enabled(
      if: InputMethod.isAvailable, "fcitx5, fcitx5-pinyin or dbus-daemon is not installed"))
  struct InputMethodTests {
    private let bare: PhoneEvent.KeyModifiers = []

    /// The form with its first field edited, in the window and beside it.
    private func form(_ method: InputMethod) throws -> (Foyer, Twin) {
      let foyer = try Foyer(on: EndToEnd.desk, variables: method.environment)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.press("Tab")
      twin.send(.key(.tab, modifiers: bare))
      try foyer.waitUntilShows("login-keyboard")
      try warmUp(foyer)
      return (foyer, twin)
    }

    /// The first key takes the method so long that SDL types it as well.
    private func warmUp(_ foyer: Foyer) throws {
      let empty = try foyer.picture()
      try foyer.type("n")
      try foyer.waitUntilChanges(from: empty)
      for _ in 0..<5 {
        try foyer.press("BackSpace")
        if (try? foyer.waitUntilShows("login-keyboard", patience: 1)) != nil { return }
      }
    }

    @Test func `pinyin is composed in its place and becomes Chinese`() throws {
      let method = try InputMethod(on: EndToEnd.desk)
      let (foyer, twin) = try form(method)
      try foyer.type("nihao")
      twin.send(.composition("ni hao", selection: 6..<6))
      try foyer.waitUntilShows(twin.picture(), named: "pinyin")
      try foyer.press("space")
      twin.type("你好")
      try foyer.waitUntilShows(twin.picture(), named: "Chinese")
      // A finger takes what is composed as it stands, and the method starts anew.
      try foyer.type("shi")
      twin.send(.composition("shi", selection: 3..<3))
      try foyer.waitUntilShows(twin.picture(), named: "more pinyin")
      let end = (x: 300, y: try twin.middle(of: "login-email").y)
      try foyer.click(end)
      twin.tap(at: end)
      try foyer.waitUntilShows(twin.picture(), named: "pinyin that was taken")
      try foyer.type("jie")
      twin.send(.composition("jie", selection: 3..<3))
      try foyer.waitUntilShows(twin.picture(), named: "pinyin behind it")
      try foyer.press("Escape")
      twin.send(.composition("", selection: 0..<0))
      try foyer.waitUntilShows(twin.picture(), named: "no pinyin any more")
    }

    @Test func `a password is typed as it is`() throws {
      let method = try InputMethod(on: EndToEnd.desk)
      let (foyer, twin) = try form(method)
      try foyer.press("Tab")
      twin.send(.key(.tab, modifiers: bare))
      try foyer.waitUntilShows(twin.picture(), named: "the password's field")
      try foyer.type("ni hao")
      twin.type("ni hao")
      try foyer.waitUntilShows(twin.picture(), named: "the password")
      // The button that shows it.
      let eye = (x: 340, y: try twin.middle(of: "login-password").y)
      try foyer.click(eye)
      twin.tap(at: eye)
      try foyer.waitUntilShows(twin.picture(), named: "the password, to be read")
    }
  }
}
