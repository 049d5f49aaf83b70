import Foundation
import Testing

extension EndToEnd {
  @Suite struct TabTests {
    @Test func `a click on each tab shows its page, and the wheel scrolls it`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try foyer.logIn()
      try foyer.waitUntilShows("home")
      try twin.logIn()
      for page in ["discover", "compose", "messages", "profile", "home"] {
        try foyer.click(twin.middle(of: "tab-\(page)"))
        try foyer.waitUntilShows(page)
      }
      try foyer.turnWheel(5, at: (195, 400))
      for _ in 0..<5 {
        twin.send(.scroll(delta: CGSize(width: 0, height: -48), location: CGPoint(x: 195, y: 400)))
      }
      try foyer.waitUntilShows(twin.picture(), named: "the feed, scrolled")
    }
  }
}
