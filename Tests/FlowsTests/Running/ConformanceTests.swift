import Foundation
import Phone
import Testing

@testable import Flows

/// The flows of Maestro's own integration test, on screens made for them.
@Suite(.enabled(if: FlowCorpus.isPresent, "no flows beside the package"))
@MainActor struct ConformanceTests {
  private static let folder =
    FlowCorpus.folder + "/conformance/maestro-test/src/test/resources"

  @Test(arguments: ConformanceCase.all)
  func `a flow does what the reference says`(expected: ConformanceCase) throws {
    let path = "\(Self.folder)/\(expected.flow).yaml"
    let library = FlowLibrary(paths: [path])
    if case .isRefused(let problems) = expected.outcome {
      #expect(library.problems.map(\.short) == problems)
      return
    }
    #expect(!library.hasErrors, "\(library.report)")
    let device = expected.screen()
    let folder = FlowFolder(path: NSTemporaryDirectory() + "flows-\(UUID())")
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let runner = FlowRunner(library, on: device, in: folder)
    var logs: [String] = []
    runner.log = { logs.append($0) }
    let result = runner.run(path, variables: expected.variables)
    switch expected.outcome {
    case .passes(let events):
      #expect(result.failedStep?.failureReport == nil)
      #expect(device.events == events)
    case .fails(let message, let events):
      #expect(result.failedStep?.failure?.message == message)
      #expect(device.events == events)
    case .isRefused: break
    }
    #expect(logs == expected.logs)
    for file in expected.files { #expect(FlowPath.exists("\(folder.path)/\(file)")) }
  }

  @Test func `no flow is left out`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let flows = files.filter { $0.hasSuffix(".yaml") }.map { FlowPath.stem(of: $0) }
    let known = Set(ConformanceCase.all.map(\.flow) + ConformanceCase.parts)
    #expect(flows.filter { !known.contains($0) } == [])
    for (name, reason) in ConformanceCase.leftOut { print("left out: \(name): \(reason)") }
  }
}

extension FlowProblem {
  /// Its place and the first words of what was found.
  var short: String {
    let words = finding.components(separatedBy: ": ")[0]
    return "\(span.line):\(span.column) \(words)"
  }
}
