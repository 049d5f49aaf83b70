import Testing

@testable import Flows

@Suite struct ScriptScopeTests {
  private func template(_ text: String) -> Template {
    let span = SourceSpan(file: "f", line: 1, column: 1, length: text.count)
    return Template(text, span: span, textSpan: span) { error, _, _ in
      Issue.record("\(error)")
    }
  }

  private let scope: ScriptScope = {
    let scope = ScriptScope()
    scope.define("A", "1")
    scope.define("B", "2")
    scope.define("NAME", " Ada ")
    return scope
  }()

  @Test(arguments: [
    ("${A + B}", "12"), ("${parseInt(A) + parseInt(B)}", "3"), ("\\${A} ${B}", "${A} 2"),
    ("${1 + 1}", "2"), ("${'Result is: ' + 2}", "Result is: 2"), ("${1/2}", "0.5"),
    ("${null ?? 'foo'}", "foo"), ("${NOPE || 'x'}", "x"), ("${NOPE ?? 'x'}", "x"),
    ("${typeof NOPE}", "undefined"), ("${NOPE === undefined}", "true"), ("${!NOPE}", "true"),
    ("${A === '1' ? 'y' : 'n'}", "y"), ("${A == 1}", "true"), ("${A === 1}", "false"),
    ("${NAME.trim().toUpperCase()}", "ADA"), ("${NAME.length}", "5"), ("${'abc'[1]}", "b"),
    ("${'abc'.indexOf('c')}", "2"), ("${'a-b-a'.replace('a', 'x')}", "x-b-a"),
    ("${relativePoint(0.25,0.5)}", "25%,50%"), ("${maestro.platform}", "ios"),
    ("${[1,2,3].length}", "3"), ("${[1,[2,null]]}", "1,2,"), ("${{a: 1}}", "[object Object]"),
    ("${json('{\"a\": [true, 2]}').a[1]}", "2"), ("${0.1 + 0.2}", "0.30000000000000004"),
    ("${1e21}", "1e+21"), ("${1e-7}", "1e-7"), ("${-0}", "0"), ("${1/0}", "Infinity"),
    ("${'b' > 'a' && 2 > 10}", "false"), ("${'2' > '10'}", "true"), ("${2 >= 2}", "true"),
    ("${5 % 3}", "2"), ("${undefined}", "undefined"), ("${'x'.concat(1, 'y')}", "x1y"),
    ("${parseInt('12px')}", "12"), ("${parseInt('ff', 16)}", "255"), ("${Number('')}", "0"),
  ])
  func `expressions have JavaScript's values`(text: String, value: String) throws {
    #expect(try scope.text(template(text)) == value)
  }

  @Test(arguments: [
    ("${NOPE}", "Undefined variable: NOPE", 3), ("x ${1 + NOPE}", "Undefined variable: NOPE", 9),
    ("${output.x}", "Undefined variable: output.x", 3),
    ("${output.x.y}", "Cannot read 'y' of nothing", 3),
    ("${A && NOPE}", "Undefined variable: NOPE", 8),
    ("${json('{')}", "json() was given a text that is no JSON", 3),
  ])
  func `what means nothing is an error at its place`(
    text: String, message: String, column: Int
  ) throws {
    do {
      _ = try scope.text(template(text))
      Issue.record("no error")
    } catch {
      #expect("\(error)" == message)
      #expect(error.span.column == column)
    }
  }

  @Test func `output keeps what is put there`() throws {
    for (text, value) in [
      ("${output.n = 1}", "1"), ("${output.n++}", "1"), ("${++output.n}", "3"),
      ("${output.n += 2}", "5"), ("${output.list = [1]}", "1"), ("${output.list[1] = 7}", "7"),
      ("${output.list}", "1,7"), ("${output.o = {a: 1}}", "[object Object]"),
      ("${output.o.b = output.o.a + 1; output.o.b}", "2"),
    ] {
      #expect(try scope.text(template(text)) == value)
    }
  }

  @Test func `a list in itself and a text without end are no trouble`() throws {
    _ = try scope.text(template("${output.a = [1]; output.a[1] = output.a; 1}"))
    #expect(try scope.text(template("${output.a}")).hasPrefix("1,1"))
    _ = try scope.text(template("${output.s = 'xxxxxxxxxxxxxxxx'}"))
    #expect(throws: ScriptError.self) {
      for _ in 0..<20 { _ = try scope.text(template("${output.s += output.s}")) }
    }
  }

  @Test(arguments: [
    ("${true}", true), ("${false}", false), ("${'String'}", true), ("${undefined}", false),
    ("${}", false), ("${null}", false), ("${0}", false), ("${123}", true), ("${{f: 'v'}}", true),
    ("${[]}", true), ("${1-1}", false), ("FALSE", false), ("0.0", false), ("yes", true),
    ("${output.nothing}", false),
  ])
  func `conditions are true by the text they make`(text: String, isTrue: Bool) throws {
    #expect(try scope.isTrue(template(text)) == isTrue)
  }

  @Test func `variables go away with what defined them`() throws {
    let inner = try scope.scoped { () throws -> String in
      scope.define("A", "inner")
      return try scope.text(template("${A}"))
    }
    #expect(inner == "inner")
    #expect(try scope.text(template("${A}")) == "1")
  }

  @Test func `what is logged is told`() throws {
    var lines: [String] = []
    scope.log = { lines.append($0) }
    _ = try scope.isTrue(template("${console.log('Log ' + 1)}"))
    #expect(lines == ["Log 1"])
  }
}
