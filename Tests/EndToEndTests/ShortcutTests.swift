import Foundation
import Phone
import Testing

extension EndToEnd {
  @Suite struct ShortcutTests {
    private let device = ["--device", "iphone-12"]

    @Test func `Ctrl+S saves what foyer shot saves, says where, and shows it in the title`() throws
    {
      let desk = try EndToEnd.desk
      let folder = desk.folder.appendingPathComponent("saved")
      let foyer = try Foyer(on: desk, device, ["--screenshots", folder.path, "--slow", "0.25"])
      try foyer.waitUntilShows("login")
      let title = try foyer.title
      try foyer.press("ctrl+s")
      let file = folder.appendingPathComponent("foyer-iphone-12-1.png")
      try wait(for: "the path") { foyer.program.output == file.path + "\n" ? true : nil }
      let other = folder.appendingPathComponent("other.png")
      try desk.run([Foyer.executable, "shot", "--screen", "login", "-o", other.path] + device)
      #expect(try Data(contentsOf: file) == Data(contentsOf: other))
      #expect(try foyer.title == "Saved foyer-iphone-12-1.png in \(folder.path)")
      try wait(for: "the old title") { try foyer.title == title ? true : nil }
    }

    @Test func `a screenshot that can't be saved is told, and the window stays`() throws {
      let foyer = try Foyer(
        on: EndToEnd.desk, device, ["--screenshots", "/proc/shots", "--slow", "0.25"])
      try foyer.waitUntilShows("login")
      try foyer.press("ctrl+s")
      let text = "cannot make the folder /proc/shots: No such file or directory"
      try wait(for: "the message") {
        foyer.program.errors == "foyer: no screenshot: \(text)\n" ? true : nil
      }
      #expect(try foyer.title == "No screenshot: \(text)")
      try foyer.waitUntilShows("login")
    }

    @Test func `Ctrl+K takes the software keyboard away and brings it back`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      let twin = try Twin()
      try foyer.waitUntilShows("login")
      try foyer.click(twin.middle(of: "login-email"))
      try foyer.waitUntilShows("login-keyboard")
      try twin.tap("login-email")
      for _ in 1...2 {
        try foyer.press("ctrl+k")
        twin.send(.toggleSoftwareKeyboard)
        try foyer.waitUntilShows(twin.picture(), named: "the form after Ctrl+K")
      }
      try foyer.press("ctrl+shift+k")
      twin.send(.toggleHardwareKeyboard)
      try foyer.waitUntilShows(twin.picture(), named: "the form after Ctrl+Shift+K")
    }

    @Test func `Ctrl and an arrow turn the device and its window`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      try foyer.waitUntilShows("login")
      try foyer.press("ctrl+Left")
      try wait(for: "a wide window") {
        try foyer.frame.size == CGSize(width: 844, height: 390) ? true : nil
      }
      try foyer.waitUntilShows("login", ["--scale", "1", "--landscape"])
      try foyer.press("ctrl+Right")
      try wait(for: "a high window") {
        try foyer.frame.size == CGSize(width: 390, height: 844) ? true : nil
      }
      try foyer.waitUntilShows("login")
    }

    @Test func `Ctrl+Shift+A changes the appearance, Ctrl+R launches again and keeps it`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      try foyer.waitUntilShows("login")
      try foyer.press("ctrl+shift+a")
      let dark = ["--scale", "1", "--appearance", "dark"]
      try foyer.waitUntilShows("login", dark)
      try foyer.press("ctrl+t")
      try foyer.press("ctrl+r")
      try foyer.waitUntilShows("launch", dark)
      try foyer.press("ctrl+t")
      try foyer.waitUntilShows("login", dark)
    }

    @Test func `Ctrl and a number choose the size`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      try foyer.waitUntilShows("login")
      try foyer.moveToCorner()
      for (keys, scale) in [("ctrl+3", 3), ("ctrl+2", 1)] {
        try foyer.press(keys)
        let size = CGSize(width: 390 * scale, height: 844 * scale)
        try wait(for: "the window at \(scale)x") { try foyer.frame.size == size ? true : nil }
        try foyer.waitUntilShows("login", ["--scale", "\(scale)"])
      }
      // Xvfb says that it has 96 dots an inch; the device has 460 pixels, three a point.
      try foyer.press("ctrl+1")
      try wait(for: "the physical size") { try foyer.frame.width == 244 ? true : nil }
    }

    @Test func `F1 shows the shortcuts and takes them away`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      try foyer.waitUntilShows("login")
      let rest = try foyer.picture()
      try foyer.press("F1")
      try foyer.waitUntilChanges(from: rest)
      try foyer.press("F1")
      try foyer.waitUntilShows("login")
    }
  }
}
