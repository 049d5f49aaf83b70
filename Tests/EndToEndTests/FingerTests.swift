import Foundation
import Testing

extension EndToEnd {
  @Suite struct FingerTests {
    @Test func `a drag moves the form with the finger, and it springs back`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      try foyer.waitUntilShows("login")
      let rest = try foyer.picture()
      try foyer.press(at: (195, 700))
      for y in stride(from: 710, through: 800, by: 10) { try foyer.move(to: (195, y)) }
      let dragged = try foyer.waitUntilChanges(from: rest)
      #expect(!dragged.hasSamePixels(as: rest))
      try foyer.release()
      try foyer.waitUntilShows("login")
    }

    @Test func `a press that leaves the window is cancelled`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      let rest = try foyer.picture()
      try foyer.press(at: twin.middle(of: "login-submit"))
      try foyer.waitUntilChanges(from: rest)
      try foyer.move(to: (-40, 500))
      try foyer.waitUntilShows("login")
      // Coming back with the button still down touches nothing.
      try foyer.move(to: twin.middle(of: "login-submit"))
      try foyer.release()
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
    }
  }
}
