import Foundation
import Testing

@testable import UIKit

/// Real files that lie beside the package where they are at hand.
nonisolated enum StoryboardCorpus {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("../shared/storyboards").standardizedFileURL.path

  static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/corpus")) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder + "/corpus/" + $0 }
  }

  static let isPresent: Bool = {
    let isPresent = !files.isEmpty
    if !isPresent { print("skipped: there are no storyboards in \(folder)/corpus") }
    return isPresent
  }()
}

@Suite(.enabled(if: StoryboardCorpus.isPresent, "no storyboards beside the package"))
nonisolated struct StoryboardCorpusTests {
  @Test func everyFileParsesAndHasAView() throws {
    for file in StoryboardCorpus.files {
      let document = try StoryboardDocument(path: file)
      #expect(document.diagnostics.allSatisfy { $0.position != nil })
      #expect(document.kind == (file.hasSuffix(".xib") ? .xib : .storyboard))
    }
  }
}
