import Testing

@testable import Flows

/// What the reference says of flows, on screens made for it.
@MainActor struct NeighbourTests {
  @Test(arguments: Neighbour.all)
  func `a flow does what the reference says`(expected: Neighbour) throws {
    let file = try TemporaryFolder(["f.yaml": expected.text])
    let library = FlowLibrary(paths: [file.path("f.yaml")])
    if case .isRefused(let problems) = expected.outcome {
      #expect(library.problems.filter { $0.severity == .error }.map(\.short) == problems)
      return
    }
    #expect(!library.hasErrors, "\(library.report)")
    let device = expected.screen()
    let result = FlowRunner(library, on: device)
      .run(file.path("f.yaml"), variables: expected.variables)
    switch expected.outcome {
    case .passes(let events):
      #expect(result.failedStep?.failureReport == nil)
      #expect(device.events == events)
    case .fails(let message, let events):
      #expect(result.failedStep?.failure?.message == message)
      #expect(device.events == events)
    case .isRefused: break
    }
  }
}
