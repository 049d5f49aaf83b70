import Foundation
import Phone
import Testing

@testable import Flows
@testable import foyer

/// Flows on the prototype.
struct FlowRunnerTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The flows, also those in a folder that is called after their language.
  private nonisolated static let flows: [String] = {
    let folder = root.appendingPathComponent("Assets/flows").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  private func run(
    _ path: String, on model: String = "iphone-15", language: String = "en",
    variables: [(String, String)] = [], in folder: FlowFolder? = nil
  ) throws -> FlowResult {
    let library = FlowLibrary(paths: [path])
    #expect(library.report == "")
    let setup = PhoneSetup(
      model: try .named(model), language: language,
      assets: Self.root.appendingPathComponent("Assets").path)
    let device = PhoneDevice(setup, makePhone: Phone.prototype)
    let runner = FlowRunner(library, on: device, in: folder)
    return runner.run(path, variables: variables.map { (name: $0.0, value: $0.1) })
  }

  /// Runs the commands of a text.
  private func run(
    commands: String, variables: [(String, String)] = [], in folder: FlowFolder? = nil
  ) throws -> FlowResult {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-\(UUID()).yaml")
    try Data("appId: a\n---\n\(commands)".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(file.path, variables: variables, in: folder)
  }

  @Test(arguments: flows, ["iphone-15", "iphone-se", "ipad-11"])
  func `the prototype's own flows pass`(path: String, model: String) throws {
    let language = path.contains("/") ? String(path.prefix { $0 != "/" }) : "en"
    let result = try run(
      "\(Self.root.path)/Assets/flows/\(path)", on: model, language: language)
    #expect(result.failedStep?.failureReport == nil)
    #expect(result.steps.allSatisfy { $0.status == .completed })
  }

  @Test(arguments: [
    ("- tapOn: Log Out", "Element not found: Text matching regex: Log Out"),
    (
      "- assertVisible: {id: login-submit, enabled: false}",
      "Assertion is false: id: login-submit, not enabled is visible"
    ),
    (
      "- assertVisible: {id: login-submit}\n- assertNotVisible: {id: login-submit}",
      "Assertion is false: id: login-submit is not visible"
    ),
    ("- inputText: x", "Nothing has focus, so there is nowhere to type"),
    (
      "- tapOn: {id: login-submit, point: \"500,1\"}",
      "Invalid element-relative point: 500,1 must be within element bounds"
    ),
    ("- assertTrue: ${1 - 1}", "Assertion is false: ${1 - 1} is true"),
    ("- tapOn: ${NOPE}", "Undefined variable: NOPE"),
    ("- assertDarkMode", "Assertion is false: Dark mode is enabled"),
    ("- takeScreenshot: ../../x", "The path leads out of the folder for results: ../../x"),
    ("- assertScreenshot: nowhere/none", "There is no picture nowhere/none to compare with"),
    (
      "- repeat: {commands: [{assertTrue: true}]}",
      "More than 10000 steps; does a repeat never end?"
    ),
    ("- repeat: {commands: []}", "More than 10000 steps; does a repeat never end?"),
    ("- scrollUntilVisible: {element: Nowhere}", "No visible element found: \"Nowhere\""),
    ("- tapOn: (e+)+[xy]", "Element not found: Text matching regex: (e+)+[xy]"),
  ])
  func `a step that fails says why`(command: String, message: String) throws {
    let folder = FlowFolder(path: NSTemporaryDirectory() + "flows-\(UUID())")
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let result = try run(commands: "- launchApp\n\(command)", in: folder)
    let step = try #require(result.failedStep)
    #expect(step.failure?.message == message)
    #expect(step.span.line >= 4)
    #expect(step.evidence.count == 2)
  }

  @Test func `a failure tells what was near and what hides the element`() throws {
    let result = try run(
      commands: "- launchApp\n- tapOn: {id: login-email}\n- tapOn: {id: login-swith}")
    #expect(result.failedStep?.failure?.details.first?.contains("id: login-switch") == true)
    let hidden = try run(
      commands: """
        - launchApp
        - extendedWaitUntil: {visible: {id: login-email}, timeout: 200}
        """)
    #expect(hidden.failedStep?.failure?.details.contains { $0.contains("can't be seen") } == true)
  }

  @Test func `a tap on a covered point fails and says what covers it`() throws {
    let commands =
      "- launchApp\n- tapOn: {id: login-email}\n- tapOn: {id: login, point: \"50%,90%\"}"
    let failure = try #require(try run(commands: commands).failedStep?.failure)
    #expect(failure.message.hasSuffix("but the keyboard is on top of it"))
  }

  @Test func `optional steps warn, conditions skip, and retries forget`() throws {
    let result = try run(
      commands: """
        - launchApp
        - tapOn: {text: Nowhere, optional: true}
        - runFlow: {when: {platform: Android}, commands: [{tapOn: Nowhere}]}
        - runFlow: {when: {visible: Nowhere}, commands: [{tapOn: Nowhere}]}
        - repeat: {times: 0, commands: [{tapOn: Nowhere}]}
        - retry:
            maxRetries: 2
            commands:
              - evalScript: ${output.n = (output.n || 0) + 1}
              - assertTrue: ${output.n === 3}
        - repeat:
            while: {true: "${output.n < 5}"}
            commands: [evalScript: "${output.n++}"]
        - assertTrue: ${output.n === 5}
        """)
    #expect(result.failedStep?.failureReport == nil)
    #expect(
      result.steps.filter { $0.depth == 0 }.map(\.status)
        == [.completed, .warned, .skipped, .skipped, .skipped, .completed, .completed, .completed])
  }

  @Test func `variables reach flows, and what is copied can be pasted`() throws {
    let result = try run(
      commands: """
        - launchApp
        - tapOn: {id: login-email}
        - inputText: ${USER}
        - assertVisible: ada
        - eraseText: 1
        - assertVisible: {id: login-email, text: ad}
        - copyTextFrom: {id: login-email}
        - pasteText
        - assertVisible: adad
        """, variables: [("USER", "ada")])
    #expect(result.failedStep?.failureReport == nil)
  }

  @Test func `what completes a flow runs even if it has failed`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("flow-\(UUID()).yaml")
    let text = "appId: a\nonFlowComplete:\n  - evalScript: ${1}\n---\n- assertTrue: false\n- back\n"
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try run(file.path)
    #expect(result.steps.map(\.status) == [.failed, .completed])
    #expect(!result.hasPassed)
  }

  @Test func `two runs give the same pictures and the same times`() throws {
    let pictures = try (0..<2).map { _ in
      let folder = FlowFolder(path: NSTemporaryDirectory() + "flows-\(UUID())")
      defer { try? FileManager.default.removeItem(atPath: folder.path) }
      let result = try run(Self.root.path + "/Assets/flows/login.yaml", in: folder)
      return (
        try Data(contentsOf: URL(fileURLWithPath: folder.path + "/takeScreenshot/home.png")),
        result.steps
      )
    }
    #expect(pictures[0].0 == pictures[1].0)
    #expect(pictures[0].1 == pictures[1].1)
  }
}
