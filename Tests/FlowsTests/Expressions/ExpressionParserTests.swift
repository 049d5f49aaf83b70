import Testing

@testable import Flows

@Suite struct ExpressionParserTests {
  private func failure(_ text: String) -> ExpressionError? {
    do throws(ExpressionError) {
      _ = try ExpressionParser.expression(in: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "NAME", "output.a.b['c'].d", "NAME || 'x'", "a ? b : c ? d : e", "output.n++", "--output.n",
    "output.x += 1", "1 + 2 * 3 - -4 % 5", "!a && (b === null || typeof c != 'undefined')",
    "console.log('x')", "[1, 2, 3,]", "{field: 'value', 'b': 2}", "null ?? 'foo'",
    "output.a = 'x'; output.a", "NAME.trim().toLowerCase().length", "parseInt(A) + Number('2')",
    "relativePoint(0.25, Q)", "'it\\'s' + \"\\u0041\"", "a // comment", "0x1f",
  ])
  func `the subset is read`(text: String) {
    #expect(failure(text) == nil)
  }

  @Test func `operators bind as in JavaScript`() throws {
    #expect(
      try ExpressionParser.expression(in: "1 - 2 - 3 * 4")
        == .binary(
          .subtract, .binary(.subtract, .number(1), .number(2)),
          .binary(.multiply, .number(3), .number(4))))
    #expect(
      try ExpressionParser.expression(in: "true || false && null")
        == .logical(.or, .boolean(true), .logical(.and, .boolean(false), .null)))
  }

  @Test(arguments: [
    (
      "output.utils.createUser()",
      ExpressionError.Kind.unknownFunction("output.utils.createUser()"), 0, 25
    ),
    ("1 + f(2, 3)", .unknownFunction("f(…)"), 4, 7), ("a b", .unexpected("b"), 2, 1),
    ("a +", .unexpectedEnd, 3, 1), ("'a", .unclosedString, 0, 2),
    ("x = 1", .unsupported("assignment to anything but output"), 0, 1),
    ("`a`", .unsupported("template text"), 0, 1), ("() => 1", .unsupported("a function"), 0, 1),
    ("a => 1", .unsupported("a function"), 2, 2), ("new Date()", .unsupported("'new'"), 0, 3),
    ("/a/", .unsupported("a regular expression"), 0, 1), ("a?.b", .unsupported("?."), 1, 2),
    ("a.b(", .unexpectedEnd, 4, 1), ("1 @ 2", .unexpected("@"), 2, 1),
  ])
  func `what is beyond it is named at its place`(
    text: String, kind: ExpressionError.Kind, offset: Int, length: Int
  ) {
    #expect(failure(text) == ExpressionError(kind: kind, offset: offset, length: length))
  }

  @Test(arguments: ["(", "[", "!", "a?", "- ", "1+(", "{a:"])
  func `endless nesting is an error and no crash`(opening: String) {
    let kind = failure(String(repeating: opening, count: 100_000))?.kind
    #expect(kind == .tooDeep(limit: 64) || kind == .tooLong(limit: 2000))
  }

  @Test(arguments: ["1+", "a.", "f||", "a?1:", "1,", ";"])
  func `endless rows are an error and no crash`(part: String) {
    let text = String(repeating: part, count: 100_000) + "1"
    #expect(failure(text)?.kind == .tooLong(limit: 2000))
  }

  @Test func `what is as long as may be has its names found`() throws {
    let text = String(repeating: "a+", count: 999) + "a"
    #expect(try ExpressionParser.expression(in: text).neededNames.count == 1000)
  }
}
