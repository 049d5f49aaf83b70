import Foundation
import Testing

extension EndToEnd {
  @Suite struct RecordingTests {
    private let file: URL

    init() throws {
      file = try EndToEnd.desk.folder.appendingPathComponent("\(UUID().uuidString).yaml")
    }

    private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    private func foyer(_ words: [String]) throws -> Child {
      try EndToEnd.desk.start([Foyer.executable] + words)
    }

    private func record() throws -> Foyer {
      try Foyer(on: EndToEnd.desk, ["--device", "iphone-12"], [], command: ["record", file.path])
    }

    @Test func `what was recorded survives when the program is killed`() throws {
      let window = try record()
      let twin = try Twin()
      try window.waitUntilShows("login")
      // The last moments of the launch look like the form; the recording says when it is over.
      try wait(for: "the form") { text.contains("id: \"login\"") ? true : nil }
      try window.click(twin.middle(of: "login-email"))
      try window.waitUntilShows("login-keyboard", patience: 40)
      try window.type("ada@example.org")
      try window.press("Return")
      try window.type("lovelace")
      try window.press("Return")
      try wait(for: "the last step") { text.contains("page-home") ? true : nil }
      window.program.send(signal: SIGKILL)
      #expect(try window.program.waitUntilExit() == 128 + SIGKILL)
      #expect(!text.contains("lovelace"))
      let replay = try foyer([
        "test", file.path, "--device", "iphone-12", "-e", "PASSWORD=lovelace",
      ])
      #expect(try replay.waitUntilExit(30) == 0)
      #expect(replay.output.contains("Assert that id: page-home is visible... COMPLETED"))
    }

    @Test func `a recording is replayed as the window closes`() throws {
      let window = try record()
      let twin = try Twin()
      try window.waitUntilShows("login")
      // The last moments of the launch look like the form; the recording says when it is over.
      try wait(for: "the form") { text.contains("id: \"login\"") ? true : nil }
      try window.click(twin.middle(of: "login-email"))
      try window.waitUntilShows("login-keyboard", patience: 40)
      try window.type("ada")
      try wait(for: "the text") { text.contains("inputText: \"ada\"") ? true : nil }
      #expect(try window.title.contains("recording"))
      try window.close()
      #expect(try window.program.waitUntilExit(30) == 0)
      #expect(window.program.output.contains("steps, same picture"))
      #expect(window.program.errors == "")
      let again = try foyer(["record", file.path])
      #expect(try again.waitUntilExit() == 2)
      #expect(again.errors.contains("--force"))
    }

    @Test func `there is no recording without a folder or a display`() throws {
      let nowhere = try foyer(["record", "/nowhere/at/all.yaml"])
      #expect(try nowhere.waitUntilExit() == 1)
      #expect(nowhere.errors.contains("/nowhere/at/all.yaml: cannot be written"))
      let blind = try EndToEnd.desk.start(
        [Foyer.executable, "record", file.path],
        ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
      #expect(try blind.waitUntilExit() == 1)
      #expect(blind.errors.contains("can't open a display"))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }
}
