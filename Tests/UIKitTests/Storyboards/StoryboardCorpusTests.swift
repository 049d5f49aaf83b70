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

  static func oracle(of file: String) throws -> StoryboardOracle? {
    let path = folder + "/oracle/" + file.lastPathPart.prefix(3) + ".json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try JSONDecoder().decode(StoryboardOracle.self, from: data)
  }

  static let isPresent: Bool = {
    let isPresent = !files.isEmpty
    if !isPresent { print("skipped: there are no storyboards in \(folder)/corpus") }
    return isPresent
  }()
}

@Suite(.enabled(if: StoryboardCorpus.isPresent, "no storyboards beside the package"))
struct StoryboardCorpusTests {
  @Test func everyFileParses() throws {
    for file in StoryboardCorpus.files {
      let document = try StoryboardDocument(path: file)
      #expect(document.diagnostics.allSatisfy { $0.position != nil })
      #expect(document.kind == (file.hasSuffix(".xib") ? .xib : .storyboard))
    }
  }

  /// Views whose size is given at design time only, so that nothing but Xcode's word tells it:
  /// placeholder sizes, and a label that was emptied after its frame was stored.
  private let designTimeSizes: Set<String> = [
    "093 3KG-IR-FPV", "277 ZqA-yv-5ub", "269 lbQ-Z6-M40",
  ]

  @Test func framesAreThoseThatXcodeStored() throws {
    var judged = 0
    for file in StoryboardCorpus.files {
      let document = try StoryboardDocument(path: file)
      guard let oracle = try StoryboardCorpus.oracle(of: file) else { continue }
      for root in oracle.roots where document.element(root.id).map(isUnderstood) ?? false {
        let isPad = document.device?.hasPrefix("ipad") ?? false
        let layout = StoryboardLayout(document, root: root, isPad: isPad)
        for view in oracle.views {
          guard let found = layout.views[view.id],
            let distance = StoryboardOracle.distance(found.frame, from: view),
            !designTimeSizes.contains("\(file.lastPathPart.prefix(3)) \(view.id)")
          else { continue }
          judged += 1
          let tolerance = (view.tol ?? 0.5) + 0.01
          #expect(
            distance <= tolerance,
            "\(file.lastPathPart) \(view.id): \(found.frame), stored \(view.stored ?? [])")
        }
      }
    }
    #expect(judged > 640)
  }

  /// Whether every view in a tree is of a kind that is made, not a plain stand-in.
  private func isUnderstood(_ root: StoryboardElement) -> Bool {
    ([root] + root.descendants.filter { $0.name == "subviews" }.flatMap(\.children))
      .allSatisfy { StoryboardVocabulary.views.contains($0.name) }
  }
}
