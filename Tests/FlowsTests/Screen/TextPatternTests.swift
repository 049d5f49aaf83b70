import Testing

@testable import Flows

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("a.c", "A\nC", true), ("(", "(", true), ("a|b", "ab", false), ("^a$", "a", true),
    ("größe", "GRÖSSE", false), ("größe", "GRÖßE", true), ("\\+123", "+123", true), ("", "", true),
    ("[", "x", false), ("\\d+", "42", true), ("a{2,3}", "aaaa", false),
  ])
  func `a pattern must match the whole`(pattern: String, text: String, matches: Bool) throws {
    #expect(try TextPattern(pattern).matches(text) == matches)
  }

  @Test(arguments: ["(a+)+[bc]", "(a|aa)+[bc]", "(.*)*[bc]"])
  func `a pattern that blows up is an error`(pattern: String) {
    #expect(throws: PatternError(pattern: pattern)) {
      try TextPattern(pattern).matches(String(repeating: "a", count: 60))
    }
  }
}
