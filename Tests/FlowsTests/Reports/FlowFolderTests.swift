import Foundation
import Testing

@testable import Flows

@MainActor @Suite struct FlowFolderTests {
  private func report() -> FlowReport {
    var report = FlowReport(name: "Log in", path: "login.yaml", device: "iPhone 15")
    report.startedAt = 1000
    let record = StepRecord(
      name: "tapOnElement-Log_in", description: "Tap on \"Log in\"", depth: 1, holdsSteps: false,
      span: SourceSpan(file: "login.yaml", line: 4, column: 3), status: .failed, start: 7.5,
      duration: 17, failure: FlowFailure(.notFound("Text matching regex: Log in")))
    var step = StepReport(record, number: 3, since: 5, source: "- tapOn: Log in")
    step.files = ["screenshots/step-003-tapOnElement-Log_in.png"]
    report.steps = [step]
    return report
  }

  @Test func `commands are written with their status, times and files`() throws {
    let json = try #require(
      JSONSerialization.jsonObject(with: CommandsFile(report()).data) as? [[String: Any]])
    #expect(json[0]["command"] as? String == "tapOnElement")
    #expect(json[0]["source"] as? String == "login.yaml:4:3")
    let metadata = try #require(json[0]["metadata"] as? [String: Any])
    #expect(metadata["status"] as? String == "FAILED")
    #expect(metadata["timestamp"] as? Int == 1_002_500)
    #expect(metadata["duration"] as? Int == 17_000)
    #expect(metadata["sequenceNumber"] as? Int == 2)
    #expect(metadata["depth"] as? Int == 1)
    let error = metadata["error"] as? [String: String]
    #expect(error?["message"] == "Element not found: Text matching regex: Log in")
    let artifacts = metadata["artifacts"] as? [[String: String]]
    #expect(artifacts?.first?["type"] == "SCREENSHOT")
  }

  @Test func `the manifest is written last and names everything else`() throws {
    let temporary = try TemporaryFolder()
    let folder = FlowFolder(path: temporary.path("run/Log in"))
    #expect(!FlowFolder.isComplete(folder.path))
    try folder.write(Data("x".utf8), as: "takeScreenshot/a.png")
    try folder.write(Data("y".utf8), as: "takeScreenshot/b/c.png")
    let film = try folder.place(of: "film", extension: "mp4", in: "startRecording")
    try film.deletingLastPathComponent().createFolder()
    try Data("z".utf8).write(to: film)
    folder.add(film, ofStep: 1)
    folder.add(film, ofStep: 3)
    #expect(folder.films.map(\.step) == [3])
    try folder.write(report())
    #expect(folder.files.last == "manifest.json")
    #expect(FlowFolder.isComplete(folder.path))
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/manifest.json"))
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let entries = try #require(json["entries"] as? [[String: Any]])
    #expect(
      entries.map { "\($0["kind"] ?? "") \($0["relativePath"] ?? "") \($0["count"] ?? 1)" } == [
        "COMMAND_METADATA commands.json 1", "MAESTRO_LOG logs/maestro.log 1",
        "START_SCREEN_RECORDING startRecording 1", "TAKE_SCREENSHOT takeScreenshot 2",
      ])
  }

  @Test(arguments: [
    ("- tapOn: 'Log in'", "tapOnElement-Log_in"), ("- tapOn: {id: a/b}", "tapOnElement-a_b"),
    ("- tapOn: {point: '50%,50%'}", "tapOnPointV2-50%,50%"), ("- back", "backPress"),
    ("- assertVisible: '<>:|?*'", "assertCondition"), ("- scroll", "scroll"),
    ("- inputText: '../../x'", "inputText-x"), ("- launchApp: a.b.c", "launchApp-a.b.c"),
    ("- pressKey: enter", "pressKey-Enter"), ("- swipe: {direction: UP}", "swipe"),
    ("- repeat: {times: 2, commands: [back]}", "repeat"),
    ("- inputText: \"a\\u0007  b--c\"", "inputText-a_b-c"),
    (
      "- inputText: '\(String(repeating: "长", count: 99))'",
      "inputText-" + String(repeating: "长", count: 30)
    ),
  ])
  func `steps are named as in Maestro's files`(command: String, name: String) throws {
    let reader = FlowFileReader(SourceFile(path: "a.yaml", text: "appId: a\n---\n\(command)\n"))
    let step = try #require(reader.flow().steps.first)
    #expect(step.command.fileName(in: ScriptScope()) == name)
  }
}
