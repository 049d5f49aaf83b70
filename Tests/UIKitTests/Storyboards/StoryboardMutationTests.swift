import Foundation
import Graphics
import Testing

@testable import UIKit

/// Documents that were damaged at random are read, shown or refused, but never bring the app down.
struct StoryboardMutationTests {
  /// How many documents are damaged; `make fuzz` asks for 20,000.
  private static let seeds =
    ProcessInfo.processInfo.environment["FOYER_SEEDS"].flatMap { Int($0) } ?? 2000
  /// How long one document may take, in seconds.
  private static let patience = 10.0

  private static let words = [
    "nan", "inf", "-1e308", "1e308", "0", "-1", "99999999999999999999", "", "YES", "\u{0}", "&amp;",
    "<view>", "</view>", "\"", "V", "A", "B", "<", ">", "1:0", "0/0", "é", "<!-- ", "]]>", "&#0;",
    "id=\"A\"", "key=\"view\"", "stackView", "width", "leading", "1000000",
  ]

  private func damaged(_ bytes: [UInt8], using dice: inout Dice) -> Data {
    var bytes = bytes
    for _ in 0...dice.number(0...3) where bytes.count > 2 {
      let place = dice.number(0...(bytes.count - 1))
      let end = min(bytes.count, place + dice.number(0...40))
      switch dice.number(0...5) {
      case 0: bytes[place] = UInt8(dice.number(0...255))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: dice.number(0...(bytes.count - 1)))
      case 3: bytes = Array(bytes[..<place])
      case 4: replaceAttribute(in: &bytes, near: place, using: &dice)
      default:
        bytes.insert(
          contentsOf: Self.words[dice.number(0...(Self.words.count - 1))].utf8, at: place)
      }
    }
    return Data(bytes)
  }

  private func replaceAttribute(in bytes: inout [UInt8], near place: Int, using dice: inout Dice) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes[place...].firstIndex(of: quote),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return }
    let word = Self.words[dice.number(0...(Self.words.count - 1))]
    bytes.replaceSubrange((start + 1)..<end, with: word.utf8)
  }

  /// Lays out and draws what can be read; false if nothing can.
  private func show(_ data: Data, named name: String) -> Bool {
    let start = Date()
    defer {
      let time = Date().timeIntervalSince(start)
      #expect(time < Self.patience, "\(name)")
    }
    guard let document = try? StoryboardDocument(path: name, data: data) else { return false }
    let bundle = AppBundle(path: "/nowhere", diagnostics: Diagnostics { _ in })
    for root in document.roots {
      let frames = StoryboardScreen(
        document, root: root, on: document.canvas(of: root), bundle: bundle
      ).frames
      let numbers = frames.flatMap { [$0.rect.minX, $0.rect.minY, $0.rect.width, $0.rect.height] }
      let isFinite = numbers.allSatisfy { $0.isFinite }
      #expect(isFinite, "\(name)")
    }
    let canvas = StoryboardCanvas(size: CGSize(width: 390, height: 844))
    let picture = StoryboardScreen(document, on: canvas, bundle: bundle).picture(scale: 0.1)
    #expect(picture.width == 39)
    return true
  }

  @Test func ourOwnDocumentSurvivesDamage() throws {
    let path = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Assets/LaunchScreen.storyboard")
    let bytes = [UInt8](try Data(contentsOf: path))
    let shown = (0..<Self.seeds).count { seed in
      var dice = Dice(seed: UInt64(seed))
      return show(damaged(bytes, using: &dice), named: "\(seed)")
    }
    #expect(shown > Self.seeds / 10 && shown < Self.seeds)
  }

  @Test(.enabled(if: StoryboardCorpus.isPresent, "no storyboards beside the package"))
  func realDocumentsSurviveDamage() throws {
    let files = StoryboardCorpus.files
    let shown = try (0..<Self.seeds).count { seed in
      var dice = Dice(seed: UInt64(seed))
      let file = files[dice.number(0...(files.count - 1))]
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
      return show(damaged(bytes, using: &dice), named: "\(seed) \(file)")
    }
    #expect(shown > Self.seeds / 10 && shown < Self.seeds)
  }
}
