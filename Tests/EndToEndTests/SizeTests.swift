import Foundation
import Testing

extension EndToEnd {
  @Suite struct SizeTests {
    @Test(arguments: [(585, 1266, "1.5"), (780, 1688, "2")])
    func `a window of another size is as sharp as one that was made for it`(
      width: Int, height: Int, scale: String
    ) throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      try foyer.waitUntilShows("login")
      try foyer.resize(width, height)
      try foyer.waitUntilShows("login", ["--scale", scale])
    }

    @Test func `a device may have its frame around it, and be clicked through it`() throws {
      let foyer = try Foyer(
        on: EndToEnd.desk, ["--device", "iphone-12"], ["--bezel", "--slow", "0.25"])
      let twin = try Twin()
      let frame = try foyer.frame
      #expect(frame.width > 390 && frame.height > 844)
      let corner = (x: Int(frame.width - 390) / 2, y: Int(frame.height - 844) / 2)
      try foyer.waitUntilShows(
        twin.picture().part(x: 4, y: 200, width: 382, height: 300), named: "the login form",
        at: (corner.x + 4, corner.y + 200))
      let field = try twin.middle(of: "login-email")
      try foyer.click((field.x + corner.x, field.y + corner.y))
      try twin.tap("login-email")
      try foyer.waitUntilShows(
        twin.picture().part(x: 4, y: 200, width: 382, height: 300), named: "the keyboard",
        at: (corner.x + 4, corner.y + 200))
    }
  }
}
