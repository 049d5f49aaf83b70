import Foundation
import Oracles
import Testing

@testable import UIKit

/// Real files that lie beside the package where they are at hand.
nonisolated enum StoryboardCorpus {
  static let folder = Oracles.folder("storyboards")

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

  static let isPresent = Oracles.arePresent(files, in: folder + "/corpus")
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

  @Test func aTurnedScreenIsWhatIsMadeOnItsSide() throws {
    let upright = StoryboardCanvas(size: CGSize(width: 390, height: 844))
    let onSide = StoryboardCanvas(size: CGSize(width: 896, height: 414))
    for file in StoryboardCorpus.files {
      let document = try StoryboardDocument(path: file)
      let bundle = AppBundle(path: "/nowhere", diagnostics: Diagnostics { _ in })
      for root in document.roots {
        let turned = StoryboardScreen(document, root: root, on: upright, bundle: bundle) { _ in }
        turned.application.updateScreen(
          size: onSide.size, safeAreaInsets: .zero, traitCollection: onSide.traits)
        let made = StoryboardScreen(document, root: root, on: onSide, bundle: bundle) { _ in }
        let (found, expected) = (turned.frames, made.frames)
        #expect(found.map(\.id) == expected.map(\.id), "\(file)")
        // Where constraints leave it open who gives way, either may.
        if made.controller.made.contains(where: { $0.view.hasAmbiguousLayout }) { continue }
        for (one, other) in zip(found, expected) {
          let (one, other) = (one.rect, other.rect)
          let distance =
            [
              one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX,
              one.maxY - other.maxY,
            ].map(abs).max() ?? 0
          #expect(distance < 0.5, "\(file) \(one) \(other)")
        }
      }
    }
  }

  /// Lays a document out and judges each frame by the one that Xcode stored.
  ///
  /// Returns how many frames were judged, and the known differences among them.
  private func judge(
    _ file: String, assets: String = "/nowhere",
    known: [String: String] = KnownDifferences.list,
    on canvas: (StoryboardDocument, StoryboardRoot) throws -> StoryboardCanvas
  ) throws -> (count: Int, differences: Set<String>) {
    let document = try StoryboardDocument(path: file)
    let oracle = try #require(try StoryboardCorpus.oracle(of: file))
    let bundle = AppBundle(path: assets, diagnostics: Diagnostics { _ in })
    var frames: [String: CGRect] = [:]
    for root in document.roots {
      let screen = StoryboardScreen(
        document, root: root, on: try canvas(document, root), bundle: bundle
      ) { _ in }
      for frame in screen.frames { frames[frame.id] = frame.rect }
    }
    var count = 0
    var differences: Set<String> = []
    for view in oracle.views where view.status == "ok" {
      let found = try #require(frames[view.id], "\(file) has no frame of \(view.id)")
      guard let distance = StoryboardOracle.distance(found, from: view) else { continue }
      count += 1
      guard distance > (view.tol ?? 0.5) + 1e-6 else { continue }
      let name = "\(file.lastPathPart.prefix(3)) \(view.id)"
      differences.insert(name)
      let isKnown = known[name] != nil
      #expect(isKnown, "\(name): \(found), stored \(view.stored ?? [])")
    }
    return (count, differences)
  }

  @Test func framesAreThoseThatXcodeStored() throws {
    var judged = 0
    var differences: Set<String> = []
    for file in StoryboardCorpus.files {
      let result = try judge(file) { $0.canvas(of: $1) }
      judged += result.count
      differences.formUnion(result.differences)
    }
    #expect(judged > 800)
    #expect(differences == Set(KnownDifferences.list.keys))
  }

  @Test func framesAreXcodesWithTheAppsPictures() throws {
    let known = KnownDifferences.list.merging(KnownDifferences.withAssets) { one, _ in one }
    var differences: Set<String> = []
    for file in StoryboardCorpus.files {
      let assets = StoryboardCorpus.folder + "/assets/" + file.lastPathPart.prefix(3)
      differences.formUnion(try judge(file, assets: assets, known: known) { $0.canvas(of: $1) }.1)
    }
    #expect(differences == Set(known.keys))
  }

  @Test func framesAreXcodesOnTheSizesAndSafeAreasThatXcodeUsed() throws {
    for file in StoryboardCorpus.files {
      let oracle = try #require(try StoryboardCorpus.oracle(of: file))
      _ = try judge(file) { document, root in
        var canvas = document.canvas(of: root)
        guard let known = oracle.roots.first(where: { $0.id == root.view.id }) else {
          return canvas
        }
        canvas.size = CGSize(width: known.size[0], height: known.size[1])
        canvas.safeArea = UIEdgeInsets(
          top: known.safe[0], left: known.safe[1], bottom: known.safe[2], right: known.safe[3])
        return canvas
      }
    }
  }

  @Test func filesWithoutStoredFramesAreLaidOutWithoutAComplaint() throws {
    let files = try StoryboardCorpus.files.filter { file in
      let oracle = try StoryboardCorpus.oracle(of: file)
      return oracle?.views.contains { $0.status == "no stored frame" } ?? false
    }
    #expect(!files.isEmpty)
    for file in files {
      let document = try StoryboardDocument(path: file)
      let bundle = AppBundle(path: "/nowhere", diagnostics: Diagnostics { _ in })
      for root in document.roots {
        var complaints: [String] = []
        _ = StoryboardScreen(
          document, root: root, on: document.canvas(of: root), bundle: bundle
        ) { complaints.append($0.description) }
        #expect(complaints == [], "\(file)")
      }
    }
  }
}
