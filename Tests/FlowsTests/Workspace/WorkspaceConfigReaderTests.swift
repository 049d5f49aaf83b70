import Testing

@testable import Flows

@Suite struct WorkspaceConfigReaderTests {
  private func read(_ text: String) -> WorkspaceConfigReader {
    WorkspaceConfigReader(SourceFile(path: "config.yaml", text: text))
  }

  @Test func `lists may be single texts`() {
    let reader = read(
      "flows: a/*\nincludeTags: x\nexcludeTags:\n  - y\n  - z\ntestOutputDir: out\n")
    #expect(reader.config.flows == ["a/*"])
    #expect(reader.config.includeTags == ["x"])
    #expect(reader.config.excludeTags == ["y", "z"])
    #expect(reader.config.testOutputDir == "out")
    #expect(reader.problems.isEmpty)
  }

  @Test func `flows may be put in order`() {
    let reader = read("executionOrder:\n  continueOnFailure: false\n  flowsOrder: [a, b]\n")
    #expect(reader.config.order == ["a", "b"])
    #expect(!reader.config.continuesOnFailure)
  }

  @Test(arguments: ["", "# nothing\n", "flows:\n"])
  func `a config may say nothing`(text: String) {
    #expect(read(text).config == WorkspaceConfig())
    #expect(read(text).problems.isEmpty)
  }

  @Test(arguments: [
    ("flow: a", "1:1: warning: Unknown config key: flow: Maestro ignores it"),
    ("- a", "1:1: error: Incorrect Format: config: a list is not a mapping"),
    ("flows: {a: b}", "1:8: error: Incorrect Format: flows: a mapping is not a list of texts"),
    ("executionOrder: a", "1:17: error: Incorrect Format: executionOrder: \"a\" is not a mapping"),
    ("testOutputDir: ''", "1:16: error: Incorrect Format: testOutputDir: \"\" is not a folder"),
    ("flows: [a, '[b']", "1:12: error: Invalid Pattern: [b: [ is not closed"),
    ("a: *b", "1:4: error: YAML: aliases (*b) do not work in Maestro flows"),
  ])
  func `mistakes are named at their place`(text: String, problem: String) {
    #expect(read(text).problems.first?.headline == "config.yaml:" + problem)
  }

  @Test(arguments: [
    ("flows: a", true), ("flows: a\n---\n- back", false), ("appId: a", false), ("- a", false),
  ])
  func `a config is told from a flow by its keys`(text: String, isConfig: Bool) {
    #expect(WorkspaceConfigReader.isConfig(SourceFile(path: "x.yaml", text: text)) == isConfig)
  }

  @Test func `a file called config is one whatever is in it`() {
    #expect(WorkspaceConfigReader.isConfig(SourceFile(path: "a/config.yml", text: "appId: b")))
  }
}
