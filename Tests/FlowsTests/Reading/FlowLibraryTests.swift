import Foundation
import Testing

@testable import Flows

@Suite struct FlowLibraryTests {
  @Test func `a file in another encoding is told with its place`() throws {
    let folder = try TemporaryFolder(["a.yaml": "appId: a\n---\n- runFlow: b.yaml\n"])
    let other = folder.path("b.yaml")
    try Data("appId: a\n---\n- inputText: caf".utf8 + [0xE9, 10]).write(
      to: URL(fileURLWithPath: other))
    let place = "\(other):3:17"
    #expect(
      FlowLibrary(paths: [other]).report
        == "\(place): error: Flow File: \(place) is not UTF-8 text")
    #expect(
      FlowLibrary(paths: [folder.path("a.yaml")]).report.hasPrefix(
        "\(folder.path("a.yaml")):3:12: error: Flow File: \(place) is not UTF-8 text"))
  }

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
        == ["Invalid Command", "Config Section Required", "Invalid Command", "Flow File"])
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

  @Test(arguments: ["link/b.yaml", "../here/b.yaml", "whole"])
  func `flows that run each other by another way are found`(way: String) throws {
    let folder = try TemporaryFolder(["here/b.yaml": "appId: a\n---\n- runFlow: a.yaml\n"])
    let path = way == "whole" ? folder.path("here/b.yaml") : way
    try Data("appId: a\n---\n- runFlow: \(path)\n".utf8)
      .write(to: folder.url.appendingPathComponent("here/a.yaml"))
    symlink(".", folder.path("here/link"))
    let library = FlowLibrary(paths: [folder.path("here/a.yaml")])
    #expect(library.problems.count == 1)
    guard case .cyclicFlows(let chain) = library.problems.first?.kind else {
      Issue.record("\(library.report)")
      return
    }
    #expect(chain.count == 3)
    #expect(library.problems.first?.span.place.hasSuffix("b.yaml:3:12") == true)
  }

  @Test func `a flow that can't be read is told where it is run`() throws {
    let folder = try TemporaryFolder(["a.yaml": "appId: a\n---\n- back\n- runFlow: /dev/zero\n"])
    let library = FlowLibrary(paths: [folder.path("a.yaml")])
    #expect(
      library.report.hasPrefix(
        folder.path("a.yaml")
          + ":4:12: error: Flow File: /dev/zero cannot be read: Not a regular file\n  4 | - runFlow"
      ))
  }

  @Test func `a path with a zero in it leads nowhere`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "appId: a\n---\n- runFlow: \"b.yaml\\0c\"\n", "b.yaml": "appId: a\n---\n- back\n",
    ])
    let report = FlowLibrary(paths: [folder.path("a.yaml")]).report
    #expect(report.contains("Invalid File Path: b.yaml\\u{0}c does not exist"))
  }

  @Test(arguments: ["sub", "''", "./sub/", "{file: sub}"])
  func `a folder is no flow to run, and that is told where it is named`(path: String) throws {
    let folder = try TemporaryFolder([
      "a.yaml": "appId: a\n---\n- back\n- runFlow: \(path)\n", "sub/b.yaml": "",
    ])
    let library = FlowLibrary(paths: [folder.path("a.yaml")])
    #expect(library.problems.map(\.title) == ["Invalid File Path"])
    #expect(library.problems.first?.span.line == 4)
  }

  @Test func `problems are in the order of the file, whatever they are about`() {
    let text = "appId: a\n---\n- launchApp: b\n- oops\n- launchApp: c\n"
    let library = FlowLibrary(checking: SourceFile(path: "f.yaml", text: text))
    #expect(library.problems.map(\.span.line) == [3, 4, 5])
  }

  @Test func `of a very long line the part with the culprit is shown`() throws {
    let long = String(repeating: "x", count: 5000)
    func shown(_ commands: String) -> [String] {
      let file = SourceFile(path: "f.yaml", text: "appId: a\n---\n" + commands)
      return FlowLibrary(checking: file).report.split(separator: "\n").map { String($0) }
    }
    let early = shown("- oops: \(long)\n")
    #expect(early[1] == "  3 | - oops: " + long.prefix(192) + "…")
    #expect(early[2] == "    |   ^~~~")
    let late = shown("- tapOn: {text: \(long), oops: \(long)}\n")
    #expect(late[1] == "  3 | …" + long.prefix(58) + ", oops: " + long.prefix(134) + "…")
    #expect(late[2] == "    | " + String(repeating: " ", count: 61) + "^~~~")
    let wide = shown("- eraseText: \(long)\n")
    #expect(wide[2] == "    |              ^" + String(repeating: "~", count: 187))
  }

  @Test func `what a line holds does nothing to a terminal`() {
    let text = "appId: a\n---\n- tapOn: \"\u{1B}[31m\tx\"\n"
    let library = FlowLibrary(checking: SourceFile(path: "f.yaml", text: text))
    #expect(library.report.contains("\n  3 | - tapOn: \"\u{FFFD}[31m\tx\"\n"))
  }

  @Test(.timeLimit(.minutes(1))) func `thousands of problems are told in no time`() {
    let text = "appId: a\n---\n" + String(repeating: "- oops\n", count: 5000)
    let library = FlowLibrary(checking: SourceFile(path: "f.yaml", text: text))
    #expect(library.problems.count == 5000)
    #expect(library.report.hasSuffix("\n  5002 | - oops\n       |   ^~~~"))
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
