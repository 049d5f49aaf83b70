import Testing

@testable import Flows

@Suite struct StringControlsTests {
  @Test(arguments: [
    ("a\u{1B}[2J", "a\\u{1b}[2J", "a\u{FFFD}[2J"), ("a\n\tb", "a\\n\\tb", "a\n\tb"),
    ("\r\u{0}\u{9B}", "\\u{d}\\u{0}\\u{9b}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("é 你好 👋🏽", "é 你好 👋🏽", "é 你好 👋🏽"),
  ])
  func `controls are written out or marked, and nothing else changes`(
    text: String, plain: String, marked: String
  ) {
    #expect(text.inPlainWords == plain)
    #expect(text.withMarksForControls == marked)
  }

  @Test func `what is wrong with a file is told without commands for a terminal`() {
    let text = "appId: a\n---\n- runFlow: \"\\e[31m.yaml\"\n- \"\\e[2J\": x\n"
    let report = FlowLibrary(checking: SourceFile(path: "f.yaml", text: text)).report
    #expect(!report.contains("\u{1B}"))
    #expect(report.contains("Invalid File Path: \\u{1b}[31m.yaml does not exist"))
  }
}
