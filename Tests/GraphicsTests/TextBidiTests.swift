import Foundation
import Testing

@testable import Graphics

/// The words of a layout's only line as the eye meets them, left to right.
private func seen(_ text: String, isRightToLeft: Bool = false) -> [String] {
  let layout = TextLayout(text, font: Font(size: 17), isRightToLeft: isRightToLeft)
  return layout.lines[0].pieces.map(\.unit.text).filter { $0 != " " }
}

@Test func hebrewReadsFromTheRight() {
  #expect(seen("שלום עולם") == ["עולם", "שלום"])
}

@Test func numbersAndLatinKeepTheirOrderInsideHebrew() {
  #expect(seen("שלום 12 abc def") == ["abc", "def", "12", "שלום"])
}

@Test func hebrewInsideLatinTurnsAlone() {
  #expect(seen("abc שלום עולם def") == ["abc", "עולם", "שלום", "def"])
}

@Test func firstLetterDecidesUnlessThereIsNone() {
  #expect(seen("1 2 !", isRightToLeft: true) == ["!", "2", "1"])
  #expect(seen("1 2 !", isRightToLeft: false) == ["1", "2", "!"])
  #expect(seen("abc 1 !", isRightToLeft: true) == ["abc", "1", "!"])
}

@Test func caretRunsFromRightToLeftInArabic() {
  let text = "مرحبا"
  let layout = TextLayout(text, font: Font(size: 17))
  let xs = (0...5).map { layout.caretX(at: TextCaret($0)) }
  #expect(abs(xs[0] - layout.size.width) < 0.01)
  #expect(abs(xs[5]) < 0.01)
  for (before, after) in zip(xs, xs.dropFirst()) { #expect(after < before) }
}

@Test func selectionAcrossDirectionsHasAPartForEach() {
  // What is next in the text is not next on the line: "abc " + the right half of the Hebrew word.
  let layout = TextLayout("abc שלום", font: Font(size: 17))
  let rects = layout.selectionRects(for: 2..<6)
  #expect(rects.count == 2)
  #expect(rects[0].maxX < rects[1].minX)
  #expect(abs(rects[1].maxX - layout.size.width) < 0.01)
}

@Test func naturalAlignmentIsThatOfTheInterface() {
  func x(_ alignment: TextAlignment, _ isRightToLeft: Bool) -> CGFloat {
    TextLayout(
      "abc", font: Font(size: 17), width: 200, alignment: alignment, isRightToLeft: isRightToLeft
    ).lines[0].x
  }
  let width = TextLayout("abc", font: Font(size: 17)).size.width
  #expect(x(.natural, false) == 0)
  #expect(abs(x(.natural, true) - (200 - width)) < 0.001)
  #expect(x(.left, true) == 0)
  #expect(abs(x(.center, false) - (200 - width) / 2) < 0.001)
  #expect(abs(x(.right, false) - (200 - width)) < 0.001)
}

@Test func alignmentByReadingFollowsTheText() {
  func x(_ text: String) -> [CGFloat] {
    TextLayout(text, font: Font(size: 17), width: 200, alignment: .reading).lines.map(\.x)
  }
  let width = TextLayout("שלום", font: Font(size: 17)).size.width
  let lines = x("abc\nשלום\n12")
  #expect(lines[0] == 0)
  #expect(abs(lines[1] - (200 - width)) < 0.001)
  #expect(lines[2] == 0)
}
