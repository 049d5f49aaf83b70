import Foundation
import Testing

@testable import Flows

@Suite struct FlowPlanTests {
  private let flow = "appId: a\n---\n- back\n"

  /// The flows of a folder, relative to it.
  private func plan(
    _ folder: String, config: String? = nil, include: [String] = [], exclude: [String] = []
  ) throws -> FlowPlan {
    var request = FlowRequest(paths: [folder])
    request.config = config
    (request.includeTags, request.excludeTags) = (include, exclude)
    request.skipsUnsupported = true
    return try FlowPlan(request)
  }

  private func names(_ plan: FlowPlan, in folder: String) -> [String] {
    plan.flows.map { $0.replacing(folder + "/", with: "") }
  }

  // MARK: Maestro's own workspaces

  private static let workspaces = FlowCorpus.folder + "/" + FlowCorpus.workspaces

  @Test(
    .enabled(if: FlowCorpus.isPresent),
    arguments: [
      ("001_simple", ["flowA.yaml", "flowB.yaml"], []),
      ("002_subflows", ["flowA.yaml", "flowB.yaml"], []),
      ("003_include_tags", ["flowA.yaml"], ["+included"]),
      ("004_exclude_tags", ["flowA.yaml", "flowC.yaml"], ["-excluded"]),
      ("005_custom_include_pattern", ["featureA/flowA.yaml", "featureB/flowB.yaml"], []),
      (
        "006_include_subfolders",
        [
          "featureA/flowA.yaml", "featureB/flowB.yaml", "featureC/subfolder/flowC.yaml",
          "flowD.yaml",
        ], []
      ),
      ("007_empty_config", ["flowA.yaml", "flowB.yaml"], []),
      ("008_literal_pattern", ["featureA/flowA.yaml"], []),
      ("009_custom_config_fields", ["flowA.yaml", "flowB.yaml"], []),
      ("010_global_include_tags", ["flowA.yaml", "flowA_subflow.yaml"], []),
      (
        "010_global_include_tags", ["flowA.yaml", "flowA_subflow.yaml", "flowB.yaml"],
        ["+featureB"]
      ),
      (
        "011_global_exclude_tags",
        ["flowA.yaml", "flowA_subflow.yaml", "flowB.yaml", "flowC.yaml", "flowE.yaml"], []
      ),
      (
        "013_execution_order",
        ["flowB.yaml", "flowCWithCustomName.yaml", "flowD.yaml", "flowA.yaml"], []
      ),
      ("014_config_not_null", ["flowA.yaml", "flowB.yaml"], []),
      ("014_config_not_null", ["flowA.yaml"], ["=config/another_config.yaml"]),
      ("015_workspace_cloud_configs", ["flowA.yaml", "flowB.yaml"], []),
      ("018_additional_config_files", ["flowA.yaml", "flowB.yaml"], []),
      ("019_negation_exclude_single_file", ["flowA.yaml", "flowB.yaml"], []),
      ("020_negation_exclude_directory", ["featureA/flowA.yaml", "featureB/flowB.yaml"], []),
      (
        "021_negation_with_specific_positive", ["featureA/flowA.yaml", "featureB/flowB.yaml"], []
      ),
    ])
  func `folders stand for the flows that Maestro runs`(
    name: String, flows: [String], options: [String]
  ) throws {
    let folder = Self.workspaces + "/" + name
    func values(_ sign: Character) -> [String] {
      options.filter { $0.first == sign }.map { String($0.dropFirst()) }
    }
    let plan = try plan(
      folder, config: values("=").first.map { folder + "/" + $0 }, include: values("+"),
      exclude: values("-"))
    #expect(names(plan, in: folder) == flows)
  }

  @Test(
    .enabled(if: FlowCorpus.isPresent),
    arguments: [
      "e002_top_level_directory_does_not_contain_flow_files",
      "e003_flow_inclusion_pattern_does_not_match_any_flow_files",
      "e004_tags_config_does_not_match_any_flow_files", "e024_only_negation_patterns",
    ])
  func `where there is nothing to run the error is Maestro's`(name: String) throws {
    let folder = Self.workspaces + "/" + name
    func tags(_ file: String) -> [String] {
      (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8))?
        .split(separator: "\n").map { String($0) } ?? []
    }
    let expected = try String(contentsOfFile: folder + "/error.txt", encoding: .utf8)
      .replacing(
        "/tmp/WorkspaceExecutionPlannerErrorsTest_workspace/workspace", with: folder + "/workspace"
      )
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let error = #expect(throws: WorkspaceError.self) {
      try plan(
        folder + "/workspace", include: tags("includeTags.txt"), exclude: tags("excludeTags.txt"))
    }
    // Maestro's own goes on with links to its documentation.
    let told = error.map { "\($0)" } ?? ""
    if name.hasPrefix("e002") {
      #expect(told.hasPrefix(expected.split(separator: "\n")[0]))
    } else {
      #expect(told == expected)
    }
  }

  // MARK: Our own

  @Test func `a folder without flows and a path to nowhere are errors`() throws {
    let folder = try TemporaryFolder(["notes.txt": "x", "config.yaml": "", "sub/x.md": ""])
    #expect(throws: WorkspaceError.noFlowFiles(folders: [folder.url.path])) {
      try plan(folder.url.path)
    }
    #expect(throws: WorkspaceError.missing(path: folder.path("none"))) {
      try plan(folder.path("none"))
    }
  }

  @Test func `files and folders together are run once each, and only what is a flow`() throws {
    let folder = try TemporaryFolder([
      "flows/a.yaml": flow, "flows/b.yml": flow, "flows/config.yaml": "", "flows/notes.txt": "",
      "flows/ci-settings.yaml": "platform: {ios: {}}", "c.yaml": flow,
    ])
    let paths = ["flows/b.yml", "flows", "c.yaml", "./flows/../c.yaml", "flows/config.yaml"]
    let plan = try FlowPlan(FlowRequest(paths: paths.map(folder.path)))
    #expect(
      names(plan, in: folder.url.path) == ["flows/b.yml", "c.yaml", "flows/a.yaml"])
  }

  @Test func `all problems of all files are told at once, also of those that tags leave out`()
    throws
  {
    let folder = try TemporaryFolder([
      "a.yaml": "appId: a\ntags: [x]\n---\n- oops\n", "b.yaml": "appId: a\n---\n- tapon: y\n",
      "config.yaml": "flow: x\n",
    ])
    let error = #expect(throws: WorkspaceError.self) {
      try plan(folder.url.path, include: ["x"])
    }
    let report = error.map { "\($0)" } ?? ""
    #expect(report.contains("config.yaml:1:1: warning: Unknown config key: flow"))
    #expect(report.contains("a.yaml:4:3: error: Invalid Command: oops"))
    #expect(report.contains("b.yaml:3:3: error: Invalid Command: tapon"))
  }

  @Test(arguments: [
    ("flows: ['[a']", "config.yaml:1:9: error: Invalid Pattern: [a: [ is not closed"),
    ("flows: '!{a'", "config.yaml:1:8: error: Invalid Pattern: !{a: { is not closed"),
    ("- a", "config.yaml:1:1: error: Incorrect Format"),
  ])
  func `a config that can't be read keeps everything from running`(text: String, problem: String)
    throws
  {
    let folder = try TemporaryFolder(["a.yaml": flow, "config.yaml": text])
    let error = #expect(throws: WorkspaceError.self) { try plan(folder.url.path) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(problem))
  }

  @Test func `a config that isn't there is an error`() throws {
    let folder = try TemporaryFolder(["a.yaml": flow])
    let error = #expect(throws: WorkspaceError.self) {
      try plan(folder.url.path, config: folder.path("none.yaml"))
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("none.yaml does not exist"))
  }

  @Test func `an order may end early but leave nothing out`() throws {
    let files = ["a.yaml": flow, "b.yaml": flow, "c.yaml": flow]
    let early = try TemporaryFolder(
      files.merging(["config.yaml": "executionOrder: {flowsOrder: [c, b, later]}"]) { $1 })
    let plan = try plan(early.url.path)
    #expect(names(plan, in: early.url.path) == ["c.yaml", "b.yaml", "a.yaml"])
    #expect(plan.sequenceCount == 2)
    #expect(
      plan.warnings.contains(
        "config.yaml:1:37: warning: Unknown flow: later: no flow here is called so"))
    let gap = try TemporaryFolder(
      files.merging(["config.yaml": "executionOrder: {flowsOrder: [c, gap, b]}"]) { $1 })
    #expect(throws: WorkspaceError.missingOrderedFlows(["gap"])) { try self.plan(gap.url.path) }
  }

  @Test func `an order may name flows that tags leave out`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": flow, "b.yaml": "appId: a\ntags: [x]\n---\n- back\n",
      "config.yaml": "executionOrder: {flowsOrder: [a, b]}",
    ])
    #expect(try plan(folder.url.path, exclude: ["x"]).warnings.isEmpty)
  }

  @Test func `a name in an order that no flow has is an error to a strict reader`() throws {
    let folder = try TemporaryFolder([
      "login.yaml": flow, "config.yaml": "executionOrder: {flowsOrder: [login, lgin]}",
    ])
    var request = FlowRequest(paths: [folder.url.path])
    request.isStrict = true
    let error = #expect(throws: WorkspaceError.self) { try FlowPlan(request) }
    let words = "\(error.map { "\($0)" } ?? "")"
    #expect(words.contains("config.yaml:1:38: error: Unknown flow: lgin"))
    #expect(words.contains("Did you mean login?"))
  }

  @Test func `links to folders aren't followed, so that none leads in circles`() throws {
    let folder = try TemporaryFolder(["a.yaml": flow, "config.yaml": "flows: '**'"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("loop"), withDestinationPath: folder.url.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b.yaml"), withDestinationPath: folder.path("a.yaml"))
    #expect(names(try plan(folder.url.path), in: folder.url.path) == ["a.yaml", "b.yaml"])
  }

  @Test func `what is doubtful is an error where that is asked for`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "appId: one\n---\n- launchApp: two\n- launchApp: ${APP}\n- launchApp: one\n"
    ])
    var request = FlowRequest(paths: [folder.path("a.yaml")])
    request.variables = ["APP"]
    #expect(try FlowPlan(request).warnings.contains("3:3: warning: Other app: two"))
    request.isStrict = true
    let error = #expect(throws: WorkspaceError.self) { try FlowPlan(request) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("3:3: error: Other app: two"))
  }
}
