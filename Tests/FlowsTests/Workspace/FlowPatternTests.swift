import Testing

@testable import Flows

@Suite struct FlowPatternTests {
  @Test(arguments: [
    ("*", "a.yaml", true), ("*", "sub/a.yaml", false), ("**", "sub/deep/a.yaml", true),
    ("**", "a.yaml", true), ("**/a.yaml", "a.yaml", false), ("**/a.yaml", "x/y/a.yaml", true),
    ("sub/*", "sub/a.yaml", true), ("sub/*", "sub/x/a.yaml", false), ("sub/**", "sub/x/a", true),
    ("login*.yaml", "login-2.yaml", true), ("a?c", "abc", true), ("a?c", "a/c", false),
    ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true),
    ("[a-]", "-", true), ("{a,b*}.yaml", "bcd.yaml", true), ("{a,b,c}x", "cx", true),
    ("{a,b}x", "cx", false), ("\\*", "*", true), ("\\*", "a", false), ("", "", true),
    ("A.yaml", "a.yaml", false), ("é*", "école", true),
  ])
  func `a pattern stands for paths`(pattern: String, path: String, matches: Bool) throws {
    #expect(try FlowPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: [
    ("[a", FlowPatternError.unclosed("[")), ("{a,b", .unclosed("{")), ("{a{b}}", .nestedGroup),
    ("a\\", .nothingEscaped), ("[a/b]", .slashInSet), ("[z-a]", .backwardRange),
    (String(repeating: "a", count: 1001), .tooLong(limit: 1000)),
  ])
  func `a pattern that means nothing is an error`(pattern: String, error: FlowPatternError) {
    #expect(throws: error) { try FlowPattern(pattern) }
  }

  @Test func `many stars take no longer than their number`() throws {
    let pattern = try FlowPattern(String(repeating: "*a", count: 400) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
    let groups = try FlowPattern(String(repeating: "{a,a}", count: 150) + "b")
    #expect(!groups.matches(String(repeating: "a", count: 150)))
  }
}
