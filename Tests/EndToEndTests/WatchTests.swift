import Foundation
import Graphics
import Testing

extension EndToEnd {
  /// `foyer test --window`: flows that are watched as they run.
  @Suite struct WatchTests {
    private let folder: URL

    init() throws {
      folder = try EndToEnd.desk.folder.appendingPathComponent("watch-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ steps: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data("appId: a\n---\n\(steps)".utf8).write(to: file)
      return file.path
    }

    /// Starts flows; their results go to a folder of a name.
    private func watch(_ flows: [String], _ options: [String] = [], to name: String) throws -> Foyer
    {
      try Foyer(
        on: EndToEnd.desk, ["--device", "iphone-12"],
        options + ["--test-output-dir", folder.appendingPathComponent(name).path],
        command: ["test", "--window", "--scale", "1"] + flows)
    }

    /// What a run left, by the names of the files; without those that hold the time of the host.
    private func results(_ name: String) throws -> [String: Data] {
      let root = folder.appendingPathComponent(name)
      guard let run = try FileManager.default.contentsOfDirectory(atPath: root.path).first else {
        return [:]
      }
      let place = root.appendingPathComponent(run)
      let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }
      var result: [String: Data] = [:]
      for file in files ?? [] {
        let isTimed = file.hasSuffix("commands.json")
        let data = try? Data(contentsOf: place.appendingPathComponent(file))
        result[file] = isTimed ? Data() : data
      }
      return result
    }

    @Test func `a flow is seen as it runs, clicks do not disturb it, and the window closes`()
      throws
    {
      let flow = try write(
        "a.yaml",
        """
        - launchApp
        - tapOn: {id: login-email}
        - inputText: ada@example.org
        - waitForAnimationToEnd
        - takeScreenshot: typed
        - assertNotVisible: Nowhere
        - assertVisible: {id: login-password}
        - swipe: {start: "50%,50%", end: "50%,30%", duration: 3000}

        """)
      let foyer = try watch([flow], to: "watched")
      let titles = try wait(for: "a step in the title bar") {
        let title = try foyer.title
        return title.contains("Input text") ? title : nil
      }
      #expect(titles == "Input text ada@example.org - a on iPhone 12")
      try wait(for: "the swipe") { try foyer.title.hasPrefix("Swipe") ? true : nil }
      let before = try foyer.picture()
      try foyer.click((195, 700))
      try foyer.press("Escape", "x", "ctrl+r")
      // A finger moves.
      try foyer.waitUntilChanges(from: before)
      try wait(for: "the end in the title bar", 20) {
        try foyer.title == "Passed - a on iPhone 12" ? true : nil
      }
      #expect(try foyer.program.waitUntilExit(20) == 0)
      #expect(foyer.program.errors == "")
      #expect(try Foyer.window(of: foyer.program, on: EndToEnd.desk) == nil)

      try EndToEnd.desk.run(
        [
          Foyer.executable, "test", flow, "--device", "iphone-12", "--test-output-dir",
          folder.appendingPathComponent("alone").path,
        ])
      let (watched, alone) = (try results("watched"), try results("alone"))
      #expect(watched.keys.contains("a/takeScreenshot/typed.png"))
      #expect(watched == alone)
    }

    @Test func `the window shows exactly the phone`() throws {
      let flow = try write(
        "a.yaml", "- launchApp\n- extendedWaitUntil: {visible: Nowhere, timeout: 60000}\n")
      let foyer = try watch([flow], to: "out")
      try foyer.waitUntilShows("login")
    }

    @Test func `closing the window ends the run as interrupted and leaves nothing half`() throws {
      let flow = try write("a.yaml", "- extendedWaitUntil: {visible: Nowhere, timeout: 60000}\n")
      let other = try write("b.yaml", "- launchApp\n")
      let foyer = try watch([flow, other], to: "out")
      try foyer.close()
      #expect(try foyer.program.waitUntilExit() == 130)
      #expect(foyer.program.errors == "foyer: interrupted: the window was closed\n")
      #expect(try results("out").isEmpty)
    }

    @Test func `several flows and devices are watched one after the other`() throws {
      let flows = [try write("a.yaml", "- launchApp\n"), try write("b.yaml", "- launchApp\n")]
      let foyer = try watch(flows, ["--shard-all", "2"], to: "out")
      var most = 0
      try wait(for: "the end", 40) {
        most = max(most, foyer.program.children.count)
        return foyer.program.isRunning ? nil : true
      }
      #expect(try foyer.program.waitUntilExit() == 0)
      #expect(foyer.program.output.contains("4/4 Flows Passed"))
      #expect(most == 1)
    }

    @Test func `without a display it says so before anything runs`() throws {
      let flow = try write("a.yaml", "- launchApp\n")
      let program = try Child(
        [Foyer.executable, "test", "--window", flow],
        environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], group: 0, in: folder)
      #expect(try program.waitUntilExit() == 1)
      #expect(program.errors == "foyer: can't open a display: there is none\n")
      #expect(program.output == "")
    }
  }
}
