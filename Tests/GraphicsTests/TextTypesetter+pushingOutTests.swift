import Foundation
import Testing

@testable import Graphics

/// A word that would be alone on a paragraph's last line.
struct TextTypesetterPushingOutTests {
  private let font = Font(size: 17)

  private func layout(
    _ text: String, width: CGFloat, height: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreak: LineBreak = .byWordWrapping, strategy: LineBreakStrategy = .pushOut,
    isRightToLeft: Bool = false
  ) -> TextLayout {
    TextLayout(
      text, font: font, width: width, height: height, maximumLines: maximumLines,
      lineBreak: lineBreak, strategy: strategy, isRightToLeft: isRightToLeft)
  }

  /// The characters of every line, without the spaces at its end.
  private func lines(_ text: String, _ layout: TextLayout) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { line in
      let string = String(decoding: units[line.range], as: UTF16.self)
      return String(string.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// A width that holds a text and nothing more.
  private func width(of text: String) -> CGFloat { TextLayout(text, font: font).size.width }

  @Test(arguments: [
    // The text, what the width is that of, the lines without the strategy, and with it.
    (
      "if anybody is up early.", "if anybody is up", ["if anybody is up", "early."],
      ["if anybody is", "up early."]
    ),
    (
      "if anybody is up early.  ", "if anybody is up", ["if anybody is up", "early."],
      ["if anybody is", "up early."]
    ),
    ("three  two  one", "three  two", ["three  two", "one"], ["three", "two  one"]),
    // Two words are together already.
    (
      "if anybody is up so early.", "if anybody is up", ["if anybody is up", "so early."],
      ["if anybody is up", "so early."]
    ),
    // Both wouldn't fit, and a line would be added.
    (
      "be incomprehensible today", "be incomprehensible", ["be incomprehensible", "today"],
      ["be incomprehensible", "today"]
    ),
    // Nothing would stay above.
    ("anybody up", "anybody", ["anybody", "up"], ["anybody", "up"]),
    ("I see anybody up", "anybody", ["I see", "anybody", "up"], ["I see", "anybody", "up"]),
    // Every paragraph has its own last line.
    (
      "one two three\none two three", "one two th", ["one two", "three", "one two", "three"],
      ["one", "two three", "one", "two three"]
    ),
    // Words that don't come apart are one.
    (
      "one two\u{A0}three four", "one two\u{A0}three", ["one two\u{A0}three", "four"],
      ["one two\u{A0}three", "four"]
    ),
    (
      "la vie est si belle !", "la vie est si", ["la vie est si", "belle !"],
      ["la vie est", "si belle !"]
    ),
    // A line may end after a hyphen: what follows isn't a word.
    (
      "I am so well-known", "I am so well-kn", ["I am so well-", "known"],
      ["I am so well-", "known"]
    ),
    // A picture is a word where there are spaces.
    (
      "enjoy the party 🎉", "enjoy the party", ["enjoy the party", "🎉"],
      ["enjoy the", "party 🎉"]
    ),
    // There are no spaces between these words, so those there are mean something else.
    ("今天 天氣很 好", "今天 天氣很", ["今天 天氣很", "好"], ["今天 天氣很", "好"]),
    ("きょう は はれ", "きょう は", ["きょう は", "はれ"], ["きょう は", "はれ"]),
    ("ผม รัก คุณ", "ผม รัก", ["ผม รัก", "คุณ"], ["ผม รัก", "คุณ"]),
    ("שלום לכל העולם", "שלום לכל", ["שלום לכל", "העולם"], ["שלום לכל", "העולם"]),
    (
      "שלום רב לכל העולם", "שלום רב לכל", ["שלום רב לכל", "העולם"],
      ["שלום רב", "לכל העולם"]
    ),
    ("한국어 문장 하나", "한국어 문장", ["한국어 문장", "하나"], ["한국어", "문장 하나"]),
  ])
  func `takes the word before it down where both fit and one stays above`(
    text: String, measure: String, greedy: [String], pushed: [String]
  ) {
    let width = width(of: measure)
    #expect(lines(text, layout(text, width: width, strategy: [])) == greedy)
    #expect(lines(text, layout(text, width: width)) == pushed)
  }

  @Test func `changes where lines end, but neither how many there are nor their heights`() {
    let text = "Keep the door open for whoever comes up the stairs\nand if anybody is up early."
    for width in stride(from: CGFloat(60), to: 400, by: 7) {
      let plain = layout(text, width: width, strategy: [])
      let pushed = layout(text, width: width)
      #expect(pushed.lines.count == plain.lines.count)
      #expect(pushed.size.height == plain.size.height)
      #expect(pushed.lines.map(\.baseline) == plain.lines.map(\.baseline))
      // What was measured holds the same lines again.
      let again = layout(text, width: pushed.size.width, height: pushed.size.height)
      #expect(again.lines.map(\.range) == pushed.lines.map(\.range), "\(width)")
    }
  }

  @Test func `lines that run from the right lose their last word to the next one`() {
    let text = "שלום רב לכל העולם"
    let layout = layout(text, width: width(of: "שלום רב לכל"), isRightToLeft: true)
    #expect(lines(text, layout) == ["שלום רב", "לכל העולם"])
    #expect(layout.lines.allSatisfy { abs($0.x + $0.width - layout.content.width) < 0.01 })
  }

  @Test func `what is cut off has no last line to fill`() {
    let text = "if anybody is up early."
    let width = width(of: "if anybody is up")
    let one = layout(text, width: width, maximumLines: 1)
    #expect(lines(text, one) == ["if anybody is up"])
    for lineBreak in [LineBreak.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      let layout = layout(text, width: width, maximumLines: 2, lineBreak: lineBreak)
      #expect(lines(text, layout) == ["if anybody is", "up early."])
      #expect(!layout.isTruncated)
    }
    // An ellipsis follows the last word.
    let more = text + "\nMore"
    let cut = layout(more, width: width, maximumLines: 2, lineBreak: .byTruncatingTail)
    #expect(lines(more, cut)[0] == "if anybody is up")
    let whole = layout(more, width: width, maximumLines: 3, lineBreak: .byTruncatingTail)
    #expect(lines(more, whole) == ["if anybody is", "up early.", "More"])
    let low = layout(
      more, width: width, height: cut.size.height, lineBreak: .byTruncatingTail)
    #expect(lines(more, low)[0] == "if anybody is up")
  }

  @Test(arguments: [LineBreak.byCharWrapping, .byClipping])
  func `lines that don't break between words stay as they are`(lineBreak: LineBreak) {
    let text = "if anybody is up early."
    let width = width(of: "if anybody is up ")
    #expect(
      layout(text, width: width, lineBreak: lineBreak).lines.map(\.range)
        == layout(text, width: width, lineBreak: lineBreak, strategy: []).lines.map(\.range))
  }
}
