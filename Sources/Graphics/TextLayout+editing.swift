import Foundation

extension TextLayout {
  /// The caret's width in points (measured on iOS by others).
  public static let caretWidth: CGFloat = 2

  /// Where a caret stands on its line, in points from the layout's left.
  ///
  /// Offsets inside a character count as its start. Blanks that hang over the edge where lines end
  /// have their carets at the edge.
  public func caretX(at caret: TextCaret) -> CGFloat {
    guard let line = line(of: caret) else { return 0 }
    let x = TextEngine.shared.locked { line.cells(around: caret, engine: $0).x(of: caret) }
    return min(max(line.x + x, 0), content.width)
  }

  /// The caret for an offset: as tall as its line, its left edge between the two characters.
  public func caretRect(atUTF16 offset: Int) -> CGRect { caretRect(at: TextCaret(offset)) }

  /// A caret as tall as its line, its left edge between the two characters.
  public func caretRect(at caret: TextCaret) -> CGRect {
    guard let line = line(of: caret) else { return .zero }
    return CGRect(
      x: caretX(at: caret), y: line.baseline - line.ascent, width: Self.caretWidth,
      height: line.ascent + line.descent)
  }

  /// The caret at the edge of a character that is nearest to a point of the layout.
  public func caret(closestTo point: CGPoint) -> TextCaret {
    guard let last = lines.last else { return TextCaret(0) }
    let line = lines.first { point.y < $0.baseline + $0.descent } ?? last
    let cells = TextEngine.shared.locked { line.cells(engine: $0) }
    let x = point.x - line.x
    let nearest = cells.min { abs($0.center - x) < abs($1.center - x) }
    let under = cells.first { $0.left <= x && x < $0.right } ?? nearest
    guard let under else { return TextCaret(line.range.lowerBound) }
    let caret = under.caret(at: x < under.center ? .left : .right)
    guard line.isWrapped, caret.offset == line.range.upperBound else {
      return settled(caret, among: cells)
    }
    // The end of a wrapped line is the start of the next one, and the caret is shown there.
    return TextCaret(under.range.lowerBound)
  }

  /// The caret after it has passed one character to a side; nil at an end of the text.
  ///
  /// At the end of a line it goes on with the line that is read next, or was read before.
  public func caret(_ caret: TextCaret, passing side: TextSide) -> TextCaret? {
    guard let index = lineIndex(of: caret) else { return nil }
    let line = lines[index]
    let cells = TextEngine.shared.locked { line.cells(engine: $0) }
    let passed = cells.count(leftOf: caret) ?? 0
    let next = side == .right ? passed : passed - 1
    if cells.indices.contains(next) {
      let moved = cells[next].caret(at: side)
      if moved.offset == line.range.upperBound, line.isWrapped { return TextCaret(moved.offset) }
      return settled(moved, among: cells)
    }
    if (side == .right) != line.isRightToLeft {
      return index + 1 < lines.count ? TextCaret(lines[index + 1].range.lowerBound) : nil
    }
    guard index > 0 else { return nil }
    let before = lines[index - 1]
    guard before.isWrapped else { return TextCaret(before.range.upperBound) }
    let last = TextEngine.shared.locked { before.cells(engine: $0) }.max {
      $0.range.upperBound < $1.range.upperBound
    }
    return TextCaret(last?.range.lowerBound ?? before.range.lowerBound)
  }

  /// The start or the end of the line that a caret is on.
  public func caret(_ caret: TextCaret, atLineEnd isEnd: Bool) -> TextCaret {
    guard let line = line(of: caret) else { return caret }
    guard isEnd else { return TextCaret(line.range.lowerBound) }
    return TextCaret(line.range.upperBound, line.isWrapped ? .upstream : .downstream)
  }

  /// Whether the paragraph of a caret reads from right to left.
  public func isRightToLeft(at caret: TextCaret) -> Bool { line(of: caret)?.isRightToLeft ?? false }

  /// The rectangles that cover a range, from the top, each line's from left to right.
  ///
  /// Lines that the range goes on after are covered to the edge where they end, and none beyond.
  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    let width = content.width
    return TextEngine.shared.locked { engine in
      lines.flatMap { line -> [CGRect] in
        let (left, right) = (-line.x, width - line.x)
        var stretches = line.stretches(of: range, engine: engine)
        if width.isFinite, line.goesOn(in: range) {
          stretches.append(
            line.isRightToLeft ? min(left, 0)...0 : line.width...max(right, line.width))
        }
        return Self.joined(stretches.map { $0.clamped(to: left...right) }).map { stretch in
          CGRect(
            x: line.x + stretch.lowerBound, y: line.baseline - line.ascent,
            width: stretch.upperBound - stretch.lowerBound, height: line.ascent + line.descent)
        }
      }
    }
  }

  /// The word at an offset, or the stretch between two words; at the end, the last.
  public static func wordRange(in text: String, at offset: Int) -> Range<Int> {
    let utf16 = Array(text.utf16)
    guard !utf16.isEmpty else { return 0..<0 }
    let place = min(max(offset, 0), utf16.count - 1)
    let ends = TextBreaks.endsWord(after: utf16)
    let start = ends[..<place].lastIndex(of: true).map { $0 + 1 } ?? 0
    let end = ends[place...].firstIndex(of: true).map { $0 + 1 } ?? utf16.count
    return start..<end
  }

  /// The line that a caret is on: where a line wraps, that of the character it stands at.
  private func line(of caret: TextCaret) -> Line? { lineIndex(of: caret).map { lines[$0] } }

  private func lineIndex(of caret: TextCaret) -> Int? {
    if caret.affinity == .upstream,
      let index = lines.lastIndex(where: { $0.range.lowerBound < caret.offset }),
      lines[index].range.upperBound >= caret.offset
    {
      return index
    }
    return lines.lastIndex { $0.range.lowerBound <= caret.offset } ?? lines.indices.first
  }

  /// The caret at the character after it where that is the same place.
  private func settled(_ caret: TextCaret, among cells: [TextCell]) -> TextCaret {
    let after = TextCaret(caret.offset)
    return abs(cells.x(of: after) - cells.x(of: caret)) < TextTypesetter.tolerance ? after : caret
  }

  /// Stretches from left to right, those that touch in one.
  private static func joined(_ stretches: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
    var joined: [ClosedRange<CGFloat>] = []
    for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound })
    where stretch.upperBound > stretch.lowerBound {
      if let last = joined.last, stretch.lowerBound - last.upperBound < TextTypesetter.tolerance {
        joined[joined.count - 1] =
          last.lowerBound...max(last.upperBound, stretch.upperBound)
      } else {
        joined.append(stretch)
      }
    }
    return joined
  }
}

extension TextLayout.Line {
  /// Whether its paragraph reads from right to left.
  public var isRightToLeft: Bool { base == 1 }

  /// Whether a range holds the line's end and what comes after.
  fileprivate func goesOn(in range: Range<Int>) -> Bool {
    let end = self.range.upperBound
    return end < range.upperBound && (isWrapped ? range.lowerBound < end : range.lowerBound <= end)
  }

  /// The parts of the line that a range covers, one a character.
  fileprivate func stretches(of range: Range<Int>, engine: TextEngine) -> [ClosedRange<CGFloat>] {
    guard !range.isEmpty, self.range.overlaps(range) else { return [] }
    return cells(engine: engine).filter { range.overlaps($0.range) }.map { $0.left...$0.right }
  }
}
