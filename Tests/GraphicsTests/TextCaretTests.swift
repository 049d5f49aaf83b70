import Foundation
import Testing

@testable import Graphics

private let font = Font(size: 17)

/// The carets that an arrow key comes by, from the one at an end of the text.
private func way(
  _ side: TextSide, through text: String, from start: TextCaret, isRightToLeft: Bool = false,
  width: CGFloat = .infinity
) -> (carets: [TextCaret], layout: TextLayout) {
  let layout = TextLayout(
    text, font: font, width: width, alignment: .reading, isRightToLeft: isRightToLeft)
  var carets = [start]
  while let next = layout.caret(carets[carets.count - 1], passing: side), carets.count < 100 {
    carets.append(next)
  }
  return (carets, layout)
}

@Test(
  arguments: [
    "Keep up", "שלום עולם", "مرحبا بالعالم", "abc שלום def", "שלום abc 123 עולם", "a👨‍👩‍👧‍👦b", "देवनागरी",
    "e\u{301}a\u{1112}\u{1161}\u{11AB}b", "שלום (abc) 12%", "لا abc لا",
  ])
func arrowsPassEveryCharacterOnceInTheOrderOfTheEye(text: String) {
  let layout = TextLayout(text, font: font)
  let first = layout.caret(closestTo: CGPoint(x: -100, y: 5))
  let right = way(.right, through: text, from: first)
  let xs = right.carets.map { right.layout.caretX(at: $0) }
  #expect(xs.count == text.count + 1)
  #expect(abs(xs[0]) < 0.01)
  #expect(abs(xs[xs.count - 1] - layout.size.width) < 0.01)
  for (one, next) in zip(xs, xs.dropFirst()) { #expect(next > one, "\(text)") }
  let left = way(.left, through: text, from: right.carets[right.carets.count - 1])
  let back = left.carets.map { left.layout.caretX(at: $0) }
  #expect(back.count == xs.count)
  for (one, other) in zip(back.reversed(), xs) { #expect(abs(one - other) < 0.01, "\(text)") }
}

@Test func whereDirectionsMeetACaretStandsAtEitherCharacter() {
  let text = "abc שלום"
  let layout = TextLayout(text, font: font)
  let border = layout.caretX(at: TextCaret(4))
  #expect(abs(border - layout.size.width) < 0.01)
  let space = layout.caretX(at: TextCaret(4, .upstream))
  #expect(abs(space - TextLayout("abc ", font: font).size.width) < 0.01)
  #expect(abs(layout.caretX(at: TextCaret(8, .upstream)) - space) < 0.01)
}

@Test func pointingMeetsTheCharacterUnderTheFinger() {
  let text = "abc שלום def"
  let layout = TextLayout(text, font: font)
  let space = layout.caretX(at: TextCaret(4, .upstream))
  // Both sides of the border between the space and the word's last letter.
  #expect(layout.caret(closestTo: CGPoint(x: space - 1, y: 5)) == TextCaret(4, .upstream))
  #expect(layout.caret(closestTo: CGPoint(x: space + 1, y: 5)) == TextCaret(8, .upstream))
}

@Test func arrowsGoOnWithTheNextLine() {
  let right = way(.right, through: "ab\ncd", from: TextCaret(0))
  #expect(right.carets.map(\.offset) == [0, 1, 2, 3, 4, 5])
  let left = way(.left, through: "ab\ncd", from: TextCaret(5))
  #expect(left.carets.map(\.offset) == [5, 4, 3, 2, 1, 0])
  // Hebrew is read to the left, so the left arrow goes down.
  let hebrew = way(.left, through: "של\nום", from: TextCaret(0))
  #expect(hebrew.carets.map(\.offset) == [0, 1, 2, 3, 4, 5])
  let back = way(.right, through: "של\nום", from: TextCaret(5))
  #expect(back.carets.map(\.offset) == [5, 4, 3, 2, 1, 0])
}

@Test func arrowsStopOnceWhereALineWraps() {
  let text = "Keep up with friends"
  let right = way(.right, through: text, from: TextCaret(0), width: 110)
  #expect(right.layout.lines.count == 2)
  #expect(right.carets.map(\.offset) == Array(0...20))
  let left = way(.left, through: text, from: TextCaret(20), width: 110)
  #expect(left.carets.map(\.offset) == (0...20).reversed())
  let hebrew = "שלום לכם חברים"
  let down = way(.left, through: hebrew, from: TextCaret(0), width: 80)
  #expect(down.layout.lines.count == 2)
  #expect(down.carets.map(\.offset) == Array(0...14))
}

@Test func endsOfALineAreThoseOfWhatIsRead() {
  let layout = TextLayout("Keep up with friends", font: font, width: 110)
  let end = layout.caret(TextCaret(5), atLineEnd: true)
  #expect(end == TextCaret(13, .upstream))
  #expect(layout.caretRect(at: end).minY == 0)
  #expect(layout.caret(end, atLineEnd: false) == TextCaret(0))
  #expect(layout.caret(TextCaret(13), atLineEnd: false) == TextCaret(13))
  #expect(layout.caret(TextCaret(13), atLineEnd: true) == TextCaret(20))
}

@Test func aSelectionOfSeveralLinesReachesTheEdge() {
  let layout = TextLayout("ab\n\nשלום\ncd", font: font, width: 200, alignment: .reading)
  let rects = layout.selectionRects(for: 1..<10)
  #expect(rects.count == 4)
  #expect(abs(rects[0].minX - layout.caretX(at: TextCaret(1))) < 0.01)
  #expect(rects[0].maxX == 200)
  #expect(rects[1].minX == 0)
  #expect(rects[1].maxX == 200)
  // A line that is read to the left is covered to the left.
  #expect(rects[2].minX == 0)
  #expect(abs(rects[2].maxX - 200) < 0.01)
  #expect(abs(rects[3].maxX - layout.caretX(at: TextCaret(10))) < 0.01)
  #expect(layout.selectionRects(for: 9..<10).count == 1)
  let endless = TextLayout("ab\n\nשלום\ncd", font: font)
  #expect(endless.selectionRects(for: 1..<10).count == 3)
}

@Test(arguments: [TextAlignment.left, .center, .right, .justified, .reading])
func allLinesOfASelectionButTheLastEndAtTheSameEdge(alignment: TextAlignment) {
  let text = "It was a bright cold day in April; the clocks were striking.\n\nIt was so.\nEnd"
  for width in [150.25, 200, 270.5, 850.0 / 3] as [CGFloat] {
    let layout = TextLayout(text, font: font, width: width, alignment: alignment)
    for range in [0..<text.utf16.count, 3..<text.utf16.count - 2, 0..<70] {
      let last = layout.selectionRects(for: range).map(\.minY).max() ?? 0
      for rect in layout.selectionRects(for: range) where rect.minY < last {
        #expect(abs(rect.maxX - width) < 1e-6, "\(width), \(range), \(rect)")
      }
    }
  }
}

@Test(arguments: [("Keep up            now", false), ("שלום עולם            עוד", true)])
func blanksThatHangOverTheEdgeAreSelectedUpToIt(text: String, isRightToLeft: Bool) {
  let layout = TextLayout(text, font: font, width: 90, alignment: .reading)
  let start = layout.lines[1].range.lowerBound
  for range in [0..<start, start - 1..<start, 0..<text.utf16.count] {
    for rect in layout.selectionRects(for: range) {
      #expect(rect.minX >= 0 && rect.maxX <= 90.001, "\(range)")
    }
  }
  let first = layout.selectionRects(for: 0..<start)[0]
  #expect(abs(first.minX) < 0.001 && abs(first.maxX - 90) < 0.001)
  #expect(layout.caretX(at: TextCaret(start - 1)) == (isRightToLeft ? 0 : 90))
}
