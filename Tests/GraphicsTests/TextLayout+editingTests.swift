import Foundation
import Testing

@testable import Graphics

private let font = Font(size: 17)

@Test func caretPositionsRiseToTheWidth() {
  for text in [
    "Log in", "AVATAR To", "ffi office", "e\u{301}a", "歡迎ABC", "日本語 test", "👨‍👩‍👧‍👦a", "देवनागरी",
  ] {
    let layout = TextLayout(text, font: font)
    var before = -1.0
    var offset = 0
    for character in text {
      let x = layout.caretX(at: TextCaret(offset))
      #expect(x > before, "\(text) at \(offset)")
      before = x
      offset += character.utf16.count
    }
    #expect(layout.caretX(at: TextCaret(0)) == 0)
    #expect(abs(layout.caretX(at: TextCaret(offset)) - layout.size.width) < 0.001, "\(text)")
  }
}

@Test func caretAtAnOffsetIsTheWidthOfTheTextBeforeIt() {
  // Word by word: kerning doesn't reach over a space.
  let text = "Keep up with"
  let layout = TextLayout(text, font: font)
  for count in [4, 5, 7, 8, 12] {
    let before = TextLayout(String(text.prefix(count)), font: font).size.width
    #expect(abs(layout.caretX(at: TextCaret(count)) - before) < 0.001)
  }
}

@Test func caretNeverStopsInsideACharacter() {
  for character in ["👨‍👩‍👧‍👦", "e\u{301}", "한", "दे", "🇨🇦", "1️⃣", "👍🏽"] {
    let text = "a" + character + "b"
    let layout = TextLayout(text, font: font)
    let stops = Set([0, 1, 1 + character.utf16.count, 2 + character.utf16.count])
    for x in stride(from: -5.0, through: layout.size.width + 5, by: 0.5) {
      #expect(stops.contains(layout.caret(closestTo: CGPoint(x: x, y: 5)).offset))
    }
    #expect(
      layout.caretX(at: TextCaret(2))
        == layout.caretX(at: TextCaret(character.utf16.count > 1 ? 1 : 2)))
  }
}

@Test func pointingAtACaretFindsItsOffset() {
  for text in ["Keep up", "שלום עולם", "مرحبا", "歡迎回來", "a😀b"] {
    let layout = TextLayout(text, font: font)
    var offset = 0
    for character in text {
      let caret = layout.caretRect(atUTF16: offset)
      #expect(
        layout.caret(closestTo: CGPoint(x: caret.minX, y: caret.midY)).offset == offset, "\(text)")
      offset += character.utf16.count
    }
  }
}

@Test func startOfAWrappedLineIsWhereItsCaretIs() {
  let layout = TextLayout("Keep up with friends", font: font, width: 110)
  #expect(layout.lines.map(\.range) == [0..<13, 13..<20])
  let caret = layout.caretRect(atUTF16: 13)
  #expect(caret.minX == 0)
  #expect(abs(caret.minY - font.lineHeight) < 0.001)
  #expect(layout.caret(closestTo: CGPoint(x: 500, y: 5)).offset == 12)
  #expect(layout.caret(closestTo: CGPoint(x: 500, y: 500)).offset == 20)
  #expect(layout.caret(closestTo: CGPoint(x: -5, y: -5)).offset == 0)
}

@Test func caretAfterALineEndIsOnTheNextLine() {
  let layout = TextLayout("ab\n", font: font)
  #expect(layout.caretRect(atUTF16: 2).minY == 0)
  #expect(abs(layout.caretRect(atUTF16: 3).minY - font.lineHeight) < 0.001)
  #expect(layout.caret(closestTo: CGPoint(x: 0, y: font.lineHeight * 1.5)).offset == 3)
}

@Test func selectionCoversItsLines() {
  let layout = TextLayout("Keep up with friends", font: font, width: 110)
  let rects = layout.selectionRects(for: 5..<16)
  #expect(rects.count == 2)
  #expect(abs(rects[0].minX - layout.caretX(at: TextCaret(5))) < 0.001)
  #expect(rects[1].minX == 0)
  #expect(abs(rects[1].maxX - layout.caretX(at: TextCaret(16))) < 0.001)
  #expect(abs(rects[1].minY - rects[0].maxY) < 0.001)
  #expect(layout.selectionRects(for: 4..<4).isEmpty)
}
