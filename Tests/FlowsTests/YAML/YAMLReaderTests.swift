import Testing

@testable import Flows

@Suite struct YAMLReaderTests {
  private func read(_ text: String, documents: Int = 2) -> YAMLReader {
    YAMLReader(SourceFile(path: "f.yaml", text: text), documentLimit: documents)
  }

  /// `line:column problem` of everything that is wrong.
  private func findings(_ text: String) -> [String] {
    read(text).findings.map { "\($0.span.line):\($0.span.column) \($0.problem)" }
  }

  @Test func `every value knows its line, column and length`() throws {
    let root = try #require(read("a: b\nlist:\n  - 'é x'\n  - {k: \"v\"}\n").documents.first)
    #expect(root.entry("a")?.value.span == SourceSpan(file: "f.yaml", line: 1, column: 4))
    let list = try #require(root.entry("list")?.value)
    guard case .sequence(let items) = list.content else { throw Unexpected() }
    #expect(items[0].span == SourceSpan(file: "f.yaml", line: 3, column: 5, length: 5))
    #expect(items[1].entry("k")?.key.span == SourceSpan(file: "f.yaml", line: 4, column: 6))
    #expect(items[1].entry("k")?.value.span.length == 3)
  }

  @Test func `columns count characters, not bytes`() {
    let value = read("größe: 'x'\n").documents[0].entry("größe")?.value
    #expect(value?.span.column == 8)
  }

  @Test func `a character that YAML can't hold has its place`() {
    #expect(
      findings("é: b\nc: é\u{7}\n") == ["2:5 control characters are not allowed"])
  }

  @Test(arguments: ["a: |\n  one\n  two\n", "a: \"one\\ntwo\\n\"\n", "a: >+\n  one\n\n  two\n"])
  func `block and quoted texts are read`(text: String) {
    #expect(read(text).documents[0].entry("a")?.value.text == "one\ntwo\n")
  }

  @Test(arguments: ["\u{FEFF}a: b", "a: b\r\n", "# c\na: b # d\n", "---\na: b\n...\n"])
  func `marks, comments and line ends are not values`(text: String) {
    #expect(read(text).documents.first?.entry("a")?.value.text == "b")
    #expect(read(text).findings.isEmpty)
  }

  @Test func `a byte order mark doesn't move the first column`() {
    #expect(read("\u{FEFF}a: b").documents[0].entry("a")?.value.span.column == 4)
  }

  @Test(arguments: [
    ("a:\n\tb: c\n", "2:1 tab used for indentation"),
    ("- a\n\t- b\n", "2:1 tab used for indentation"), ("-\ta\n", "1:2 tab used for indentation"),
    ("a: {b: ${C}}\n", "1:8 an expression without quotes between braces or brackets"),
    ("a: [${C}]\n", "1:5 an expression without quotes between braces or brackets"),
    ("a: \"b\nc: d\n", "1:4 unclosed \" opened at 1:4"),
    ("a: 'b\n", "1:4 unclosed ' opened at 1:4"),
    ("a: &x b\n", "1:4 anchors (&x) do not work in Maestro flows"),
    ("a: *x\n", "1:4 aliases (*x) do not work in Maestro flows"),
    ("a: !!str b\n", "1:4 tags (tag:yaml.org,2002:str) do not work in Maestro flows"),
    ("a: b\n<<: c\n", "2:1 merge keys (<<) do not work in Maestro flows"),
    ("? [a]\n: b\n", "1:3 a key must be a single text"),
    ("a: b\nc: d\na: e\n", "3:1 duplicate key \"a\", first on line 1"),
    (
      "a: b\n--- \n- c\n---\nd\n",
      "4:1 a flow has two documents, the config and the commands; this is a third"
    ),
    ("a: b: c\n", "1:5 mapping values are not allowed in this context"),
  ])
  func `what doesn't work is found at its place`(text: String, finding: String) {
    #expect(findings(text) == [finding])
  }

  @Test func `what can be read over doesn't hide what follows`() {
    let text = "a: &x 1\nb: *x\nb: 2\nc: d\n"
    #expect(findings(text).count == 3)
    #expect(read(text).documents[0].entry("c")?.value.text == "d")
  }

  @Test func `a bomb of aliases stays small`() {
    let levels = (1...30).map {
      "l\($0): &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 9).joined(separator: ", "))]"
    }
    let reader = read(levels.joined(separator: "\n"))
    #expect(reader.findings.count == 30 * 10)
    #expect(reader.isComplete)
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func `values that are nested too deep end the reading`(opening: String) {
    let reader = read(String(repeating: opening, count: 50_000))
    #expect(reader.findings.map(\.problem) == [.tooDeep(limit: 64)])
    #expect(!reader.isComplete)
  }

  @Test func `too many values end the reading`() {
    let reader = read("[" + String(repeating: "a,", count: 210_000) + "]")
    #expect(reader.findings.map(\.problem) == [.tooMany(limit: 200_000)])
  }

  @Test(arguments: ["", "\n", "# nothing\n"])
  func `a file may hold no document`(text: String) {
    #expect(read(text).documents.isEmpty)
    #expect(read(text).isComplete)
  }

  struct Unexpected: Error {}
}
