import Foundation
import Testing

@testable import Graphics

/// A long text that is edited is laid out as one that was never seen before.
struct TextMemoryTests {
  private static let words = [
    "one", "two", "the", "whole", "incomprehensibilities", "4711", "a1b", "don't", "—", "(so)",
    "漢字", "한국어", "שלום", "مرحبا", "👨‍👩‍👧‍👦", "é", "e\u{301}", "\u{2067}x\u{2069}", "\t", "\n", "\r\n", "",
    "a b c d e f", "Lorem ipsum dolor sit amet", "你好世界你好世界", "\u{301}", "x\u{200B}y",
  ]

  /// Numbers that look like chance and are always the same.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private func lines(of key: TextLayout.Key, forgetting: Bool) -> String {
    TextEngine.shared.locked { engine in
      if forgetting { engine.memory = TextMemory() }
      var typesetter = TextTypesetter(key, engine: engine)
      let content = typesetter.set()
      return "\(content.lines) \(content.size) \(content.isTruncated)"
    }
  }

  /// What is known after a text was laid out alone.
  private func memory(of key: TextLayout.Key) -> TextMemory {
    TextEngine.shared.locked { engine in
      engine.memory = TextMemory()
      var typesetter = TextTypesetter(key, engine: engine)
      _ = typesetter.set()
      return engine.memory
    }
  }

  private func key(
    _ text: String, width: CGFloat, lineBreak: LineBreak = .byWordWrapping, maximumLines: Int = 0,
    strategy: LineBreakStrategy = [], alignment: TextAlignment = .reading
  ) -> TextLayout.Key {
    TextLayout.Key(
      runs: [TextRun(text: text, font: Font(size: 17))], width: width, height: .infinity,
      maximumLines: maximumLines, lineBreak: lineBreak, strategy: strategy, alignment: alignment,
      lineSpacing: 1, lineHeightMultiple: 0, language: "en", isRightToLeft: false)
  }

  @Test(arguments: [40, 120, 300, CGFloat.infinity], [UInt64(1), 2, 3, 4, 5])
  func `typing, deleting and pasting change a long text as if it were new`(
    width: CGFloat, seed: UInt64
  ) throws {
    var dice = Dice(state: seed)
    var text = String(repeating: "It was a bright cold day, wasn't it? ", count: 5)
    for step in 0..<160 {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: text.removeLast(min(text.count, Int.random(in: 1..<9, using: &dice)))
      case 1:
        let place = text.index(
          text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &dice))
        text.insert(contentsOf: Self.words.randomElement(using: &dice) ?? "", at: place)
      case 2, 3: text += " "
      default: text += Self.words.randomElement(using: &dice) ?? ""
      }
      let key =
        width.isFinite
        ? self.key(
          text, width: width, strategy: seed > 2 ? [.pushOut, .hangulWordPriority] : [],
          alignment: seed == 2 ? .justified : .reading)
        : self.key(
          text, width: width, lineBreak: .byClipping, maximumLines: seed == 3 ? 0 : 1,
          alignment: seed == 1 ? .left : .reading)
      let continued = lines(of: key, forgetting: false)
      let memory = TextEngine.shared.locked { $0.memory }
      let fresh = lines(of: key, forgetting: true)
      TextEngine.shared.locked { $0.memory = memory }
      try #require(continued == fresh, "step \(step) of \(seed): \(text.debugDescription)")
    }
  }

  @Test func `a text that goes on is taken over but for its last lines`() throws {
    let text = String(repeating: "all work and no play makes a dull day ", count: 20)
    let source = TextSource([TextRun(text: text + "x", font: Font(size: 17))])
    for width in [CGFloat(200), .infinity] {
      let key = key(text, width: width)
      let beginning = try #require(memory(of: key).beginning(of: source, like: key))
      let part = beginning.part(in: 0..<source.utf16.count)
      #expect(beginning.length == text.utf16.count)
      #expect(try #require(part.units.last).range.upperBound > text.utf16.count - 10)
      if width.isFinite { #expect(part.lines.count > beginning.lines.count - 4) }
    }
  }

  @Test func `another style, or a short text, has no beginning that is known`() {
    let text = String(repeating: "all work and no play ", count: 20)
    let key = key(text, width: 200)
    let memory = memory(of: key)
    var other = key
    other.runs[0].font = Font(size: 18)
    #expect(memory.beginning(of: TextSource(key.runs), like: other) == nil)
    let short = [TextRun(text: "all", font: Font(size: 17))]
    #expect(memory.beginning(of: TextSource(short), like: key) == nil)
  }
}
