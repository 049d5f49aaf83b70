import Foundation
import Testing

@testable import Flows

@Suite struct RunFolderTests {
  private func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func `runs of the same second have folders of their own`() throws {
    let root = try TemporaryFolder()
    let paths = try (0..<3).map { _ in
      try RunFolder(in: root.path("new/results"), named: "2026-01-31_100000").path
    }
    #expect(
      paths == ["", "-2", "-3"].map { root.path("new/results/2026-01-31_100000" + $0) })
  }

  @Test func `flows of the same name have folders of their own`() throws {
    let root = try TemporaryFolder()
    let run = try RunFolder(in: root.url.path, named: "run")
    let folders = run.folders(for: [
      ("Log in", nil, nil), ("Log in", nil, nil), ("log in", nil, nil), ("Log in", nil, 2),
      ("Log in", "ipad-11", 2), ("Log in-2", nil, nil),
    ])
    #expect(
      folders.map { $0.replacing(run.path + "/", with: "") } == [
        "Log in", "Log in-2", "log in-3", "Log in-shard-2", "Log in-ipad-11-shard-2", "Log in-2-2",
      ])
  }

  @Test(arguments: [
    ("a/b", "a_b"), ("..", "_.."), (".", "_."), ("", "_"), ("../../etc", ".._.._etc"),
    ("a\nb\u{1B}[31m", "a_b_[31m"), (String(repeating: "é", count: 300), nil),
  ])
  func `no name of a flow leads out of the folder`(name: String, folder: String?) throws {
    let root = try TemporaryFolder()
    let run = try RunFolder(in: root.url.path, named: "run")
    let path = run.folders(for: [(name, nil, nil)])[0]
    let found = path.dropFirst(run.path.count + 1)
    #expect(found == folder ?? String(repeating: "é", count: 100))
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(names(in: run.path) == [String(found)])
  }

  @Test func `a place that can't be written to is an error`() throws {
    let root = try TemporaryFolder(["file": ""])
    #expect(throws: (any Error).self) {
      try RunFolder(in: root.path("file/results"), named: "run")
    }
  }

  @Test func `what has not ended is removed, and what has is kept`() throws {
    let root = try TemporaryFolder(["other/x": ""])
    let run = try RunFolder(in: root.url.path, named: "run")
    for (flow, file) in [("Done", "manifest.json"), ("Half", "commands.json")] {
      try FileManager.default.createDirectory(
        atPath: "\(run.path)/\(flow)", withIntermediateDirectories: false)
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(run.path)/\(flow)/\(file)"))
    }
    run.removeUnfinished()
    #expect(names(in: run.path) == ["Done"])
    #expect(names(in: root.url.path) == ["other", "run"])
  }

  @Test func `only old folders that a run has made are purged`() throws {
    let root = try TemporaryFolder([
      "2026-01-01_100000/Log in/manifest.json": "", "2026-01-01_100000/Log in/logs/maestro.log": "",
      "2026-01-02_100000-2/Tabs/screenshots/final.png": "", "2026-01-03_100000/notes.txt": "",
      "2026-01-04_100000/Log in/mine.txt": "", "2026-02-01_100000/Log in/manifest.json": "",
      "old/Log in/manifest.json": "", "elsewhere/Log in/manifest.json": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: root.path("2026-01-05_100000"), withDestinationPath: root.path("elsewhere"))
    RunFolder.purge(root.url.path, before: "2026-01-20_000000")
    #expect(
      names(in: root.url.path) == [
        "2026-01-03_100000", "2026-01-04_100000", "2026-01-05_100000", "2026-02-01_100000",
        "elsewhere", "old",
      ])
    #expect(names(in: root.path("elsewhere")) == ["Log in"])
  }
}
