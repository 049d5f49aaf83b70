import Foundation
import Testing

@testable import Flows

@Suite struct FlowLibraryTests {
  @Test func `what a flow runs is read too, and each file once`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "appId: a\n---\n- runFlow: sub/b.yaml\n- runFlow: sub/b.yaml\n",
      "sub/b.yaml": "appId: a\n---\n- runFlow: ../c.yaml\n",
      "c.yaml": "appId: a\n---\n- oops\n",
    ])
    let library = FlowLibrary(paths: [folder.path("a.yaml")])
    #expect(library.flows.count == 3)
    #expect(library.problems.map(\.title) == ["Invalid Command"])
    #expect(library.problems.first?.span.file == folder.path("c.yaml"))
  }

  @Test func `problems of all files come in one go`() throws {
    let folder = try TemporaryFolder(["a.yaml": "appId: a\n---\n- oops\n", "b.yaml": "- x"])
    let paths = ["a.yaml", "b.yaml", "none.yaml"].map(folder.path)
    #expect(
      FlowLibrary(paths: paths).problems.map(\.title)
        == ["Invalid Command", "Config Section Required", "Flow File"])
  }

  @Test func `flows that run each other are found`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "appId: a\n---\n- runFlow: b.yaml\n",
      "b.yaml": "appId: a\n---\n- runFlow: c.yaml\n",
      "c.yaml": "appId: a\n---\n- back\n- runFlow: b.yaml\n",
    ])
    let problem = try #require(FlowLibrary(paths: [folder.path("a.yaml")]).problems.first)
    #expect(problem.kind == .cyclicFlows(["b.yaml", "c.yaml", "b.yaml"].map(folder.path)))
    #expect(problem.span.line == 4)
  }

  @Test func `a flow that runs itself is found`() throws {
    let folder = try TemporaryFolder(["a.yaml": "appId: a\n---\n- runFlow: ./a.yaml\n"])
    let library = FlowLibrary(paths: [folder.path("a.yaml")])
    #expect(library.problems.map(\.kind) == [.ownFlow("./a.yaml")])
  }

  @Test func `a long chain of flows is no trouble`() throws {
    var files: [String: String] = [:]
    for number in 0..<300 {
      files["\(number).yaml"] = "appId: a\n---\n- runFlow: \(number + 1).yaml\n"
    }
    files["300.yaml"] = "appId: a\n---\n- back\n"
    let folder = try TemporaryFolder(files)
    let library = FlowLibrary(paths: [folder.path("0.yaml")])
    #expect(library.flows.count == 301)
    #expect(library.problems.isEmpty)
  }
}
