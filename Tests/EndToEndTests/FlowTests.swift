import Foundation
import Testing

@testable import Flows
@testable import foyer

/// `foyer test` as it is called, with its processes, its folders and its reports.
struct FlowTests {
  static let passing = "appId: a\n---\n- launchApp\n- assertVisible: {id: login-email}\n"
  private static let failing =
    "appId: a\n---\n- launchApp\n- tapOn: Nowhere\n- takeScreenshot: after\n"
  private static let endless = "appId: a\n---\n- repeat: {commands: [{tapOn: {point: '1,1'}}]}\n"

  /// What a call printed, and its exit code.
  struct Outcome {
    let output: String
    let errors: String
    let code: Int32
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("foyer-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try file.deletingLastPathComponent().createFolder()
      try Data(text.utf8).write(to: file)
    }
  }

  func start(_ words: [String], before: String = "") throws -> Child {
    let environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC"]
    let script = "cd '\(folder.path)' && \(before) exec \"$@\""
    return try Child(
      ["sh", "-c", script, "sh", Foyer.executable, "test"] + words, environment: environment,
      group: 0, in: FileManager.default.temporaryDirectory)
  }

  func run(_ words: String..., before: String = "") throws -> Outcome {
    let child = try start(words, before: before)
    let code = try child.waitUntilExit(60)
    return Outcome(output: child.output, errors: child.errors, code: code)
  }

  /// The names in the folder of the only run, or in a part of it.
  func names(in root: String, _ part: String = "") -> [String] {
    func list(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    let root = folder.appendingPathComponent(root).path
    return list(root).first.map { list("\(root)/\($0)/\(part)") } ?? []
  }

  @Test func `several flows are told in their order and leave a folder each`() throws {
    try write([
      "flows/a.yaml": Self.failing, "flows/b.yaml": Self.passing,
      "flows/c.yaml": Self.passing.replacing("appId: a", with: "appId: a\nname: b"),
    ])
    let outcome = try run(
      "flows", "--test-output-dir", "out", "--format", "junit", "--output", "report.xml")
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n").map { String($0) }
    #expect(lines[0] == "Waiting for flows to complete...")
    #expect(lines[1].hasPrefix("[Failed] a (1"))
    #expect(lines[1].hasSuffix("(Element not found: Text matching regex: Nowhere)"))
    #expect(lines[2].hasPrefix("[Passed] b ("))
    #expect(lines[3].hasPrefix("[Passed] b ("))
    #expect(lines[4] == "1/3 Flow Failed")
    #expect(names(in: "out") == ["a", "b", "b-2"])
    #expect(
      names(in: "out", "b")
        == ["commands.json", "logs", "manifest.json", "screenshots"])
    #expect(
      names(in: "out", "a/screenshots") == ["final.png", "step-002-tapOnElement-Nowhere.png"])
    #expect(names(in: "out", "a/screen-hierarchy") == ["step-002-tapOnElement-Nowhere.json"])
    #expect(outcome.errors.contains("flows/a.yaml:4:3: failed: Tap on \"Nowhere\""))
    #expect(
      outcome.errors.contains("/a/screenshots/step-002-tapOnElement-Nowhere.png"))
    let xml = try String(
      contentsOf: folder.appendingPathComponent("report.xml"), encoding: .utf8)
    #expect(xml.contains(#"tests="3" failures="1""#))
    #expect(xml.contains("<failure>flows/a.yaml:4:3: failed: Tap on"))
  }

  @Test func `without a folder of its own the results go where such things belong`() throws {
    try write(["a.yaml": Self.passing])
    let outcome = try run("a.yaml")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix("Running on iPhone 15\n > Flow a\nLaunch app \"a\"... COMPLETED\n"))
    #expect(names(in: ".local/state/foyer/tests") == ["a"])
  }

  @Test func `a page shows a finger on what it touched, not on the launch screen`() throws {
    try write(["a.yaml": "appId: a\n---\n- launchApp\n- tapOn: {id: login-email}\n"])
    let outcome = try run("a.yaml", "--test-output-dir", "out", "--format", "html")
    #expect(outcome.code == 0)
    let page = try String(
      contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
    let text = try #require(
      page.components(separatedBy: "class=\"data\">").last?.components(separatedBy: "</script>")
        .first)
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let steps = try #require(data["steps"] as? [[String: Any]])
    let launched = try #require(steps[0]["after"] as? Int)
    let (before, after) = (steps[1]["before"] as? Int, steps[1]["after"] as? Int)
    #expect(before.map { $0 > launched } == true)
    #expect(before.flatMap { before in after.map { $0 > before } } == true)
  }

  @Test func `every flow runs on every device`() throws {
    try write(["a.yaml": Self.passing])
    let outcome = try run(
      "a.yaml", "--device", "iphone-se", "--device", "ipad-11", "--device", "iphone-se",
      "--test-output-dir", "out", "--format", "junit")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("[Passed] a on iPhone SE"))
    #expect(outcome.output.contains("[Passed] a on iPad"))
    #expect(outcome.output.contains("2/2 Flows Passed"))
    #expect(names(in: "out") == ["a-ipad-11", "a-iphone-se"])
    let xml = try String(
      contentsOf: folder.appendingPathComponent("report.xml"), encoding: .utf8)
    #expect(xml.split(separator: "<testsuite ").count == 3)
  }

  @Test func `flows are dealt out to shards, or run in all of them`() throws {
    let flow = Self.passing + "- assertTrue: ${MAESTRO_SHARD_ID == MAESTRO_SHARD_INDEX + 1}\n"
    let shard = flow.replacing("MAESTRO_SHARD_INDEX + 1", with: "Number(MAESTRO_SHARD_INDEX) + 1")
    try write(["f/a.yaml": shard, "f/b.yaml": shard, "f/c.yaml": shard])
    let split = try run("f", "--shard-split", "2", "--test-output-dir", "split")
    #expect(split.code == 0)
    #expect(names(in: "split") == ["a-shard-1", "b-shard-2", "c-shard-1"])
    #expect(split.output.contains("[shard 1] [Passed] c"))
    let all = try run("f/a.yaml", "--shard-all", "2", "--test-output-dir", "all")
    #expect(names(in: "all") == ["a-shard-1", "a-shard-2"])
    #expect(all.output.contains("2/2 Flows Passed"))
    let many = try run("f", "--shard-split", "9", "--test-output-dir", "many")
    #expect(many.errors.contains("9 shards are more than there are flows; 3 will do"))
    #expect(many.code == 0)
  }

  @Test func `an order is kept, ends at a failure if so told, and can't be dealt out`() throws {
    try write([
      "f/a.yaml": Self.failing, "f/b.yaml": Self.passing, "f/c.yaml": Self.passing,
      "f/config.yaml": "executionOrder: {flowsOrder: [a, c], continueOnFailure: false}",
    ])
    let outcome = try run("f", "--test-output-dir", "out")
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n").map { $0.prefix(12) }
    #expect(lines[1...3] == ["[Failed] a (", "[Canceled] c", "[Passed] b ("])
    #expect(lines[4...5] == ["1/3 Flow Fai", "1 Flow Cance"])
    let sharded = try run("f", "--shard-all", "2", "--test-output-dir", "none")
    #expect(sharded.code == 1)
    #expect(sharded.errors.contains("cannot be dealt out to shards"))
    #expect(names(in: "none").isEmpty)
  }

  @Test(arguments: [
    (["a.yaml", "--shard-split", "2", "--shard-all", "2"], "exclude each other"),
    (["a.yaml", "--shard-split", "0"], "a number from 1 to 64"),
    (["a.yaml", "--shard-all", "1.5"], "a number from 1 to 64"),
    (["a.yaml", "--format", "pdf"], "one of: junit, html, noop"),
    (["a.yaml", "--output", "x.xml"], "needs --format beside --output"),
    (["a.yaml", "--device", "iphone-99"], "did you mean"),
    (["a.yaml", "--ansi", "--no-ansi"], "exclude each other"),
    (["a.yaml", "--scale", "2"], "needs --window beside --scale"),
    (["a.yaml", "-e", "X"], "NAME=VALUE"), (["a.yaml", "--seed", "x"], "--seed takes a number"),
    (["a.yaml", "--include-tags", "a,,b"], "tags with commas"), ([], "needs a FLOW-OR-FOLDER"),
  ])
  func `a wrong command line is told, and nothing runs`(words: [String], error: String) throws {
    try write(["a.yaml": Self.passing])
    let child = try start(words)
    #expect(try child.waitUntilExit() == 2)
    #expect(child.errors.contains(error))
    #expect(child.output.isEmpty)
    #expect(names(in: ".local/state/foyer/tests").isEmpty)
  }

  @Test func `Ctrl+C ends all flows and leaves nothing that looks whole`() throws {
    try write(["f/a.yaml": Self.endless, "f/b.yaml": Self.endless, "f/c.yaml": Self.passing])
    let child = try start(["f", "--test-output-dir", "out", "--format", "junit"])
    try wait(for: "the first line") { child.output.isEmpty ? nil : true }
    child.send(signal: SIGINT)
    #expect(try child.waitUntilExit() == 130)
    #expect(child.errors.contains("foyer: interrupted"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/report.xml"))
    #expect(!names(in: "out").contains("a"))
    #expect(!names(in: "out").contains("b"))
  }

  @Test func `what can't be written is told before anything runs`() throws {
    try write(["a.yaml": Self.passing, "file": ""])
    let results = try run("a.yaml", "--test-output-dir", "file/out")
    #expect(results.code == 1)
    #expect(results.errors.contains("cannot make the folder"))
    #expect(results.output.isEmpty)
    let report = try run("a.yaml", "--format", "junit", "--output", ".", "--test-output-dir", "out")
    #expect(report.code == 1)
    #expect(report.errors.contains("Is a directory"))
    #expect(report.output.isEmpty)
    #expect(names(in: "out").isEmpty)
  }

  @Test func `a flow whose results don't fit has failed, and has no manifest`() throws {
    try write(["a.yaml": Self.passing])
    // No file may be larger than 8 blocks, as if the disk were full.
    let outcome = try run("a.yaml", "--test-output-dir", "out", before: "ulimit -f 8;")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("The results cannot be saved"))
    #expect(names(in: "out", "a").allSatisfy { $0 != "manifest.json" })
  }

  @Test func `names and texts can't command the terminal`() throws {
    try write(["a.yaml": "appId: a\nname: \"x\\e[2J\\n../..\"\n---\n- assertVisible: \"\\e]0;y\"\n"]
    )
    let outcome = try run("a.yaml", "--test-output-dir", "out")
    #expect(outcome.code == 1)
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    #expect(outcome.output.contains("Flow x\\u{1b}[2J\\n../.."))
    #expect(names(in: "out") == ["x_[2J_.._.."])
  }

  @Test func `with strict a warning makes a flow fail`() throws {
    try write(["a.yaml": Self.passing + "- back\n", "b.yaml": "appId: a\nflow: x\n---\n- back\n"])
    #expect(try run("a.yaml", "--test-output-dir", "out").code == 0)
    let running = try run("a.yaml", "--strict", "--test-output-dir", "out")
    #expect(running.code == 1)
    #expect(running.errors.contains("back has no effect on this device"))
    try write(["c.yaml": Self.passing + "- tapOn: {text: Nowhere, optional: true}\n"])
    #expect(try run("c.yaml", "--strict", "--test-output-dir", "out").code == 0)
    let reading = try run("b.yaml", "--strict", "--test-output-dir", "none")
    #expect(reading.code == 1)
    #expect(reading.errors.contains("b.yaml:2:1: error: Unknown config key: flow"))
    #expect(names(in: "none").isEmpty)
  }

  @Test func `a flow whose process is gone has failed, and the others go on`() throws {
    try write(["f/a.yaml": Self.endless, "f/b.yaml": Self.passing])
    let child = try start(["f", "--test-output-dir", "out"])
    let process = try wait(for: "the first flow's process", 30) { child.children.first }
    kill(process, SIGKILL)
    #expect(try child.waitUntilExit(60) == 1)
    #expect(child.output.contains("[Failed] a (0s) (The flow's process ended early: signal 9"))
    #expect(child.output.contains("[Passed] b"))
    #expect(!names(in: "out", "a").contains("manifest.json"))
  }

  @Test func `the processes of flows end with the one that started them, however it ends`() throws {
    try write(["f/a.yaml": Self.endless, "f/b.yaml": Self.endless])
    let child = try start(["f", "--real-time", "--test-output-dir", "out"])
    let processes = try wait(for: "the flows' processes", 30) {
      child.children.isEmpty ? nil : child.children
    }
    child.send(signal: SIGKILL)
    #expect(try child.waitUntilExit() == 128 + SIGKILL)
    for process in processes {
      try wait(for: "the end of process \(process)", 5) {
        // What has ended may wait for somebody to ask how.
        let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        return status.isEmpty || status.contains(") Z ") ? true : nil
      }
    }
    #expect(!names(in: "out", "a").contains("manifest.json"))
  }

  @Test func `in real time a flow leaves the same as without`() throws {
    try write([
      "a.yaml": "appId: a\n---\n- launchApp\n- tapOn: {id: login-email}\n- takeScreenshot: early\n"
    ])
    #expect(try run("a.yaml", "--test-output-dir", "fast").code == 0)
    let begin = ContinuousClock.now
    let outcome = try run("a.yaml", "--real-time", "--test-output-dir", "real")
    #expect(outcome.code == 0)
    // The launch takes more of the phone's time than this.
    #expect(ContinuousClock.now - begin > .seconds(0.5))
    #expect(names(in: "real", "a") == names(in: "fast", "a"))
    for file in ["a/takeScreenshot/early.png", "a/screenshots/final.png"] {
      #expect(try content(of: file, in: "real") == content(of: file, in: "fast"))
    }
  }

  @Test(.enabled(if: FilmEncoder.isInstalled, "ffmpeg is not installed"))
  func `a film is a file of the step that began it`() throws {
    try write(["a.yaml": "appId: a\n---\n- back\n- startRecording: film\n- back\n- stopRecording\n"]
    )
    #expect(try run("a.yaml", "--test-output-dir", "out", "--format", "html").code == 0)
    let steps = try #require(
      JSONSerialization.jsonObject(with: content(of: "a/commands.json", in: "out"))
        as? [[String: Any]])
    let artifacts = steps.map { step in
      let metadata = step["metadata"] as? [String: Any]
      return (metadata?["artifacts"] as? [[String: String]])?.compactMap { $0["path"] } ?? []
    }
    #expect(artifacts == [[], ["startRecording/film.mp4"], [], []])
    let page = try String(contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
    #expect(
      page.contains("a\\/startRecording\\/film.mp4") || page.contains("a/startRecording/film.mp4"))
  }

  private func content(of file: String, in root: String) throws -> Data {
    let root = folder.appendingPathComponent(root)
    let run = try #require(
      FileManager.default.contentsOfDirectory(atPath: root.path).first)
    return try Data(contentsOf: root.appendingPathComponent("\(run)/\(file)"))
  }

  @Test func `a terminal sees a step as it goes on and as it ends`() throws {
    try write(["a.yaml": Self.failing, "b.yaml": Self.passing])
    let outcome = try run("a.yaml", "--ansi", "--test-output-dir", "out")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("⏳ Launch app \"a\"\n\u{1B}[1A\r\u{1B}[2K✅ Launch app \"a\""))
    #expect(outcome.output.contains("❌ Tap on \"Nowhere\""))
    let several = try run("a.yaml", "b.yaml", "--ansi", "--test-output-dir", "two")
    #expect(several.output.contains("[Failed] a ("))
  }

  @Test func `whoever has read enough ends the flows`() throws {
    try write(["f/a.yaml": Self.endless, "f/b.yaml": Self.passing])
    let child = try Child(
      ["sh", "-c", "\"$0\" test \"$1\" --test-output-dir \"$2\" | head -1", Foyer.executable]
        + [folder.path + "/f/b.yaml", folder.path + "/out"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], group: 0,
      in: FileManager.default.temporaryDirectory)
    #expect(try child.waitUntilExit(30) == 0)
    #expect(child.output == "Running on iPhone 15\n")
  }

  @Test(arguments: [
    ("none.yaml", "Flow path does not exist"), ("pipe.yaml", "Not a regular file"),
    ("bomb.yaml", "YAML: aliases"), ("large.yaml", "is larger than 1048576 bytes"),
    ("binary.yaml", "is not UTF-8 text"), ("empty", "do not contain any Flow files"),
    ("dangling.yaml", "Flow path does not exist"), ("looped.yaml", "Too many levels"),
    ("cycle.yaml", "flows run each other without end"), ("configured", "Is a directory"),
  ])
  func `what is no flow is told with exit code 1, and nothing runs`(path: String, error: String)
    throws
  {
    try write([
      "bomb.yaml": "appId: &a [x]\nb: [*a, *a]\n---\n- back\n",
      "large.yaml": String(repeating: "#", count: 1 << 21), "empty/notes.txt": "",
      "cycle.yaml": "appId: a\n---\n- runFlow: other.yaml\n",
      "other.yaml": "appId: a\n---\n- runFlow: cycle.yaml\n",
      "configured/config.yaml/a.txt": "", "configured/a.yaml": Self.passing,
    ])
    try Data([0xFF, 0xFE, 0]).write(to: folder.appendingPathComponent("binary.yaml"))
    mkfifo(folder.path + "/pipe.yaml", 0o600)
    symlink("nowhere", folder.path + "/dangling.yaml")
    symlink("looped.yaml", folder.path + "/looped.yaml")
    let outcome = try run(path, "--test-output-dir", "out")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains(error))
    #expect(outcome.output.isEmpty)
    #expect(names(in: "out").isEmpty)
  }
}
