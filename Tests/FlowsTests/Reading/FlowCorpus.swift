import Foundation
import Oracles

@testable import Flows

/// Public flows that lie beside the package where they are at hand.
enum FlowCorpus {
  static let folder = Oracles.folder("flows")

  static let isPresent = Oracles.arePresent(files, in: folder)

  /// The paths of all YAML files, relative to the folder.
  static let files: [String] = {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
  }()

  /// The folder of Maestro's own workspaces.
  static let workspaces = "conformance/maestro-orchestra/src/test/resources/workspaces"

  /// What a file of the corpus is read to: `OK` or its problems, without those of what it runs.
  static func result(of file: String) throws -> [String] {
    let source = try SourceFile(readingFrom: folder + "/" + file)
    let problems: [FlowProblem]
    if WorkspaceConfigReader.isConfig(source) {
      problems = WorkspaceConfigReader(source).problems
    } else {
      let reader = FlowFileReader(source)
      _ = reader.flow()
      problems = reader.problems(with: [])
    }
    let lines = problems.map {
      "\($0.span.line):\($0.span.column) \($0.severity.rawValue) \($0.title): \($0.finding)"
    }
    return lines.map { $0.replacing(folder + "/", with: "") }
  }
}
