import Foundation
import Testing

extension EndToEnd {
  @Suite struct LoginTests {
    @Test func `a click on a field moves the form and raises the keyboard`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      let before = try twin.middle(of: "login-submit")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try twin.tap("login-email")
      #expect(try twin.middle(of: "login-submit").y < before.y - 50)
    }

    @Test func `Return moves on to the password and then logs in`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try foyer.logIn()
      try foyer.waitUntilShows("home")
    }

    @Test func `a click on the button logs in, with the keyboard up`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try twin.tap("login-email")
      try foyer.type("ada@example.org")
      try foyer.click(twin.middle(of: "login-password"))
      try foyer.type("lovelace")
      try twin.tap("login-password")
      try foyer.click(twin.middle(of: "login-submit"))
      try foyer.waitUntilShows("home")
    }

    @Test func `a bad address and an empty password are told at their fields`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try twin.tap("login-email")
      try foyer.type("ada@example")
      try foyer.press("Return", "Return")
      try foyer.waitUntilShows("login-error")
    }

    @Test func `a refused login is told at the password`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try foyer.logIn("refused@example.org")
      try twin.tap("login-email")
      twin.type("refused@example.org")
      twin.send(.key(.return, modifiers: []))
      twin.type("lovelace")
      twin.send(.key(.return, modifiers: []))
      try foyer.waitUntilShows(twin.picture(), named: "a refused login")
    }

    @Test func `keys of the simulated keyboard type, and its Return moves on`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try twin.tap("login-email")
      // The first and the third key of the second row.
      for key in [(39, 641), (117, 641), (39, 641)] {
        try foyer.click(key)
        twin.tap(at: key)
      }
      try foyer.waitUntilShows(twin.picture(), named: "ada in the field")
    }
  }
}
