import Foundation
import Testing

@testable import Flows

@Suite(.enabled(if: FlowCorpus.isPresent, "no flows beside the package"))
struct FlowCorpusTests {
  /// What was recorded and reviewed.
  private static let record = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/corpus.txt")

  @Test func `every file parses or fails as it did when it was reviewed`() throws {
    var lines: [String] = []
    for file in FlowCorpus.files {
      let problems = try FlowCorpus.result(of: file)
      lines += problems.isEmpty ? ["\(file): OK"] : [file] + problems.map { "  \($0)" }
    }
    let actual = lines.joined(separator: "\n") + "\n"
    let expected = try String(contentsOf: Self.record, encoding: .utf8)
    guard actual != expected else { return }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("flow-corpus.txt")
    try Data(actual.utf8).write(to: copy)
    Issue.record("compare \(Self.record.path) with \(copy.path), and copy it there if it is right")
  }

  /// Maestro's own workspaces of errors in flows with the title of its error.
  private static let goldens: [String] = {
    let folder = FlowCorpus.folder + "/" + FlowCorpus.workspaces
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      name.hasPrefix("e0") && FlowPath.exists("\(folder)/\(name)/workspace/Flow.yaml")
    }.sorted()
  }()

  @Test(arguments: goldens)
  func `an error that Maestro names has its title here`(name: String) throws {
    let folder = FlowCorpus.folder + "/" + FlowCorpus.workspaces + "/" + name
    let golden = try String(contentsOfFile: folder + "/error.txt", encoding: .utf8)
    let title = golden.prefix { $0 != ":" && $0 != "\n" }
    let words = String(title).components(separatedBy: " at /")[0]
    let library = FlowLibrary(paths: [folder + "/workspace/Flow.yaml"])
    #expect(library.problems.map(\.title).contains(words))
    // Suggestions are the same and in the same order.
    if let line = golden.split(separator: "\n").first(where: { $0.contains("Did you mean one of:") }
    ) {
      let names = line.split(separator: ": ")[1]
      #expect(library.report.contains("Did you mean one of: \(names)?"))
    }
  }
}
