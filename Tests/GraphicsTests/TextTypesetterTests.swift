import Foundation
import Testing

@testable import Graphics

private let font = Font(size: 17)

/// The text of every line, with an ellipsis where it stands.
private func lines(of layout: TextLayout) -> [String] {
  layout.lines.map { line in
    line.pieces.sorted { $0.unit.range.lowerBound < $1.unit.range.lowerBound }
      .map { $0.unit.text.isEmpty ? "\t" : $0.unit.text }.joined()
  }
}

private func lines(
  _ text: String, width: CGFloat = .infinity, maximumLines: Int = 0,
  lineBreak: LineBreak = .byWordWrapping, language: String = "en"
) -> [String] {
  lines(
    of: TextLayout(
      text, font: font, width: width, maximumLines: maximumLines, lineBreak: lineBreak,
      language: language))
}

@Test func wordsWrapAndSpacesHang() {
  let width = TextLayout("Keep up with", font: font).size.width
  #expect(
    lines("Keep up with friends, always", width: width)
      == ["Keep up with ", "friends, ", "always"])
  let layout = TextLayout("Keep up with friends, always", font: font, width: width)
  #expect(abs(layout.size.width - width) < 0.001)
  #expect(layout.lines.map(\.range) == [0..<13, 13..<22, 22..<28])
  #expect(!layout.isTruncated)
}

@Test func aWidthThatWasMeasuredHoldsTheSameText() {
  for text in ["Log in", "Forgot your password?", "歡迎回來！", "مرحبا بالعالم", "a 👨‍👩‍👧‍👦 b"] {
    let size = TextLayout(text, font: font).size
    #expect(TextLayout(text, font: font, width: size.width).lines.count == 1)
  }
}

@Test func aWordWiderThanALineIsCutBetweenCharacters() {
  let found = lines("a Donaudampfschiff", width: 60)
  #expect(found[0] == "a ")
  #expect(found.count > 2)
  #expect(found.joined() == "a Donaudampfschiff")
  #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 1) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
}

@Test func charWrappingFillsEveryLine() {
  let width = TextLayout("Keep up wi", font: font).size.width
  #expect(lines("Keep up with", width: width, lineBreak: .byCharWrapping) == ["Keep up wi", "th"])
}

@Test func noLineStartsWithClosingPunctuation() {
  // Ideographs are an em wide, so five of them fill 85 points.
  let table: [(String, String, [String])] = [
    ("今天天氣很，好", "zh-Hant", ["今天天氣", "很，好"]),
    ("今天天氣很。", "zh-Hant", ["今天天氣", "很。"]),
    ("今天天氣「很」好", "zh-Hant", ["今天天氣", "「很」好"]),
    ("今天天氣「好」", "zh-Hant", ["今天天氣", "「好」"]),
    ("欢迎回来，登录", "zh-Hans", ["欢迎回来，", "登录"]),
    ("欢迎回来吧！登录", "zh-Hans", ["欢迎回来", "吧！登录"]),
    ("一二三四《五》", "zh-Hans", ["一二三四", "《五》"]),
    ("ありがとう。", "ja", ["ありがと", "う。"]),
  ]
  for (text, language, expected) in table {
    #expect(lines(text, width: 85.1, language: language) == expected, "\(text)")
  }
}

@Test func newlinesMakeParagraphs() {
  #expect(lines("a\nb\r\nc\u{2029}d") == ["a", "b", "c", "d"])
  #expect(lines("a\n") == ["a", ""])
  #expect(lines("\n\n") == ["", "", ""])
  let layout = TextLayout("a\n\nb", font: font)
  #expect(abs(layout.size.height - 3 * font.lineHeight) < 0.001)
  #expect(layout.lines.map(\.range) == [0..<1, 2..<2, 3..<4])
}

@Test func emptyTextHasOneEmptyLine() {
  let layout = TextLayout("", font: font)
  #expect(layout.size == CGSize(width: 0, height: font.lineHeight))
  #expect(layout.caretRect(atUTF16: 0).height == font.lineHeight)
  #expect(TextLayout([]).size == .zero)
}

@Test func truncatedLinesFitAndKeepTheRightEnd() throws {
  let text = "A very long title that does not fit"
  let width: CGFloat = 120
  for (mode, prefix, suffix) in [
    (LineBreak.byTruncatingTail, "A very", "…"),
    (.byTruncatingHead, "…", "not fit"),
    (.byTruncatingMiddle, "A ver", "t fit"),
  ] {
    let layout = TextLayout(text, font: font, width: width, maximumLines: 1, lineBreak: mode)
    let line = try #require(lines(of: layout).first)
    #expect(line.hasPrefix(prefix) && line.hasSuffix(suffix), "\(line)")
    #expect(line.filter { $0 == "…" }.count == 1)
    #expect(!line.contains(" …") && !line.contains("… "))
    #expect(layout.size.width <= width && layout.size.width > width - 14)
    #expect(layout.isTruncated)
  }
}

@Test func lastAllowedLineIsTheOneThatIsTruncated() {
  let text = "Keep up with friends, wherever they are, whatever they do"
  let found = lines(text, width: 130, maximumLines: 2, lineBreak: .byTruncatingTail)
  #expect(found.count == 2)
  #expect(found[0] == "Keep up with ")
  #expect(found[1].hasPrefix("friends, wh") && found[1].hasSuffix("…"))
  #expect(lines(text, width: 1000, maximumLines: 2, lineBreak: .byTruncatingTail) == [text])
}

@Test func chineseIsTruncatedBetweenCharacters() {
  #expect(
    lines("歡迎回來登入後", width: 85.1, maximumLines: 1, lineBreak: .byTruncatingTail)
      == ["歡迎回來…"])
}

@Test func clustersAreNotCutByTruncation() {
  let text = String(repeating: "👨‍👩‍👧‍👦", count: 9)
  for width in stride(from: 20.0, to: 190, by: 7) {
    let line = lines(text, width: width, maximumLines: 1, lineBreak: .byTruncatingTail)[0]
    #expect(line.dropLast().allSatisfy { $0 == "👨‍👩‍👧‍👦" } && line.last == "…")
  }
}

@Test func followingParagraphsAreHintedAt() {
  let layout = TextLayout(
    "Title\nmore", font: font, width: 200, maximumLines: 1, lineBreak: .byTruncatingTail)
  #expect(lines(of: layout) == ["Title…"])
  #expect(layout.isTruncated)
}

@Test func arabicIsTruncatedAtItsLeftEnd() {
  let layout = TextLayout(
    "مرحبا بالعالم كله اليوم", font: font, width: 100, maximumLines: 1,
    lineBreak: .byTruncatingTail)
  #expect(layout.lines[0].pieces.first?.unit.text == "…")
  #expect(layout.size.width <= 100)
}

@Test func heightLimitsTheLinesButKeepsTheFirst() {
  let text = "a b c d e f g h"
  func count(_ height: CGFloat) -> Int {
    TextLayout(text, font: font, width: 12, height: height).lines.count
  }
  #expect(count(1) == 1)
  #expect(count(font.lineHeight * 3) == 3)
  #expect(count(font.lineHeight * 3.9) == 3)
  #expect(count(.infinity) == 8)
  #expect(TextLayout(text, font: font, width: 12, height: 50).isTruncated)
}

@Test func clippingNeverWraps() {
  let layout = TextLayout("one two three", font: font, width: 40, lineBreak: .byClipping)
  #expect(lines(of: layout) == ["one two three"])
  #expect(layout.isTruncated)
  #expect(layout.size.width == 40)
}

@Test func lineSpacingAndMultiplesMoveBaselines() {
  let plain = TextLayout("a\nb", font: font)
  #expect(abs(plain.firstBaseline - font.ascender) < 0.001)
  #expect(abs(plain.lastBaseline - font.ascender - font.lineHeight) < 0.001)
  let spaced = TextLayout("a\nb", font: font, lineSpacing: 5)
  #expect(abs(spaced.size.height - 2 * font.lineHeight - 5) < 0.001)
  let tall = TextLayout("a\nb", font: font, lineHeightMultiple: 1.5)
  #expect(abs(tall.size.height - 3 * font.lineHeight) < 0.001)
  #expect(abs(tall.firstBaseline - font.ascender - font.lineHeight / 2) < 0.001)
}

@Test func biggestFontOfALineSetsItsHeight() {
  let big = Font(size: 34)
  let layout = TextLayout([
    TextRun(text: "small ", font: font), TextRun(text: "BIG", font: big),
  ])
  #expect(abs(layout.size.height - big.lineHeight) < 0.001)
  let width =
    TextLayout("small ", font: font).size.width + TextLayout("BIG", font: big).size.width
  #expect(abs(layout.size.width - width) < 0.001)
}

@Test func kernIsAddedAfterEveryCharacter() {
  let plain = TextLayout("Track", font: font).size.width
  let kerned = TextLayout([TextRun(text: "Track", font: font, kern: 2)]).size.width
  #expect(abs(kerned - plain - 10) < 0.001)
}

@Test func digitsShareAWidthWhereAskedTo() {
  let clock = Font(size: 17, monospacedDigits: true)
  let widths = ["11:11", "00:00", "48:37"].map { TextLayout($0, font: clock).size.width }
  #expect(abs(widths[0] - widths[1]) < 0.001 && abs(widths[1] - widths[2]) < 0.001)
  #expect(
    TextLayout("11", font: font).size.width < TextLayout("00", font: font).size.width - 1)
}

@Test func justifiedLinesAreFlushButTheLast() {
  let layout = TextLayout(
    "Keep up with the friends that you have", font: font, width: 130, alignment: .justified)
  #expect(layout.lines.count > 2)
  for line in layout.lines.dropLast() { #expect(abs(line.width - 130) < 0.001) }
  #expect((layout.lines.last?.width ?? 130) < 129)
}

@Test func linesDoNotDependOnTheScale() {
  // Nothing in a layout knows a scale: what could differ is drawn afterwards.
  let text = "Keep up with friends, wherever they are. 歡迎回來！登入後查看動態。"
  let before = TextLayout(text, font: font, width: 171).lines.map(\.range)
  for scale in [1.0, 1.5, 2, 3] {
    let canvas = Canvas(
      Bitmap(width: Int(200 * scale), height: Int(120 * scale)), scale: scale)
    let layout = TextLayout(
      [TextRun(text: text, font: font, color: Color(white: scale / 4))], width: 171)
    layout.draw(on: canvas, at: .zero, color: .black)
    #expect(layout.lines.map(\.range) == before)
  }
}
