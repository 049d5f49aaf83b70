import Testing

@testable import Flows

@Suite struct TemplateTests {
  private func template(_ text: String) -> Template {
    Template(text, span: SourceSpan(file: "f"), textSpan: nil) { _, _, _ in }
  }

  private func sources(_ text: String) -> [String] {
    template(text).parts.map { part in
      switch part {
      case .text(let text): text
      case .expression(_, let source, _): "<\(source)>"
      }
    }
  }

  @Test(arguments: [
    ("plain", ["plain"]), ("a ${B} c", ["a ", "<B>", " c"]), ("${A}${B}", ["<A>", "<B>"]),
    ("\\${A} ${B}", ["${A} ", "<B>"]), ("${}", []), ("${ }x", ["x"]), ("$5 {a}", ["$5 {a}"]),
    ("${a", ["${a"]), ("${{f: 'v'}}", ["<{f: 'v'}>"]), ("a$", ["a$"]),
  ])
  func `expressions end at the last brace before the next dollar`(text: String, parts: [String]) {
    #expect(sources(text) == parts)
  }

  @Test func `a text without expressions is a literal`() {
    #expect(template("\\${A}").literal == "${A}")
    #expect(template("${A}").literal == nil)
    #expect(template("").literal == "")
  }
}
