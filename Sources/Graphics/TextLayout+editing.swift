import Foundation

extension TextLayout {
  /// The caret's width in points (measured on iOS by others).
  public static let caretWidth: CGFloat = 2

  /// Where the caret for an offset stands on its line, in points from the layout's left.
  ///
  /// Offsets inside a character count as its start.
  public func caretX(atUTF16 offset: Int) -> CGFloat {
    guard let line = line(containing: offset) else { return 0 }
    return line.x + TextEngine.shared.locked { line.caretX(at: offset, engine: $0) }
  }

  /// The caret for an offset: as tall as its line, its left edge between the two characters.
  public func caretRect(atUTF16 offset: Int) -> CGRect {
    guard let line = line(containing: offset) else { return .zero }
    return CGRect(
      x: caretX(atUTF16: offset), y: line.baseline - line.ascent, width: Self.caretWidth,
      height: line.ascent + line.descent)
  }

  /// The offset between two characters that is nearest to a point of the layout.
  public func offset(closestTo point: CGPoint) -> Int {
    guard let last = lines.last else { return 0 }
    let line = lines.first { point.y < $0.baseline + $0.descent } ?? last
    let stops = TextEngine.shared.locked { line.stops(engine: $0) }
    let x = point.x - line.x
    let nearest = stops.min { abs($0.x - x) < abs($1.x - x) }
    return nearest?.offset ?? line.range.lowerBound
  }

  /// The rectangles that cover a range, from the top, each line's from left to right.
  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    TextEngine.shared.locked { engine in
      lines.flatMap { line in
        line.stretches(of: range, engine: engine).map { stretch in
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

  /// The line whose caret an offset has: where a line wraps, the one after.
  private func line(containing offset: Int) -> Line? {
    lines.last { $0.range.lowerBound <= offset } ?? lines.first
  }
}

extension TextLayout.Line {
  /// The offsets of a piece's cluster boundaries with their distance from the line's left.
  private func stops(
    in piece: TextPiece, engine: TextEngine
  ) -> [(offset: Int, x: CGFloat)] {
    let stretch = piece.unit.width > 0 ? piece.width / piece.unit.width : 1
    let distances = engine.offsets(in: piece.unit)
    return zip(piece.unit.boundaries, distances).map { offset, distance in
      let inside = distance * stretch
      return (offset, piece.x + (piece.unit.isRightToLeft ? piece.width - inside : inside))
    }
  }

  /// Every place for a caret on the line.
  fileprivate func stops(engine: TextEngine) -> [(offset: Int, x: CGFloat)] {
    let stops = pieces.flatMap { self.stops(in: $0, engine: engine) }
    // The end of a wrapped line is the start of the next one, and the caret is shown there.
    return isWrapped ? stops.filter { $0.offset < range.upperBound } : stops
  }

  fileprivate func caretX(at offset: Int, engine: TextEngine) -> CGFloat {
    for piece in pieces where piece.unit.range.contains(offset) {
      let stops = self.stops(in: piece, engine: engine)
      return stops.last { $0.offset <= offset }?.x ?? piece.x
    }
    guard let last = pieces.max(by: { $0.unit.range.upperBound < $1.unit.range.upperBound }) else {
      return 0
    }
    return last.unit.isRightToLeft ? last.x : last.x + last.width
  }

  /// The parts of the line that a range covers, joined where they touch.
  fileprivate func stretches(
    of range: Range<Int>, engine: TextEngine
  ) -> [ClosedRange<CGFloat>] {
    var stretches: [ClosedRange<CGFloat>] = []
    for piece in pieces where piece.unit.range.overlaps(range) {
      let xs = stops(in: piece, engine: engine)
        .filter { $0.offset >= range.lowerBound && $0.offset <= range.upperBound }.map(\.x)
      guard let left = xs.min(), let right = xs.max(), right > left else { continue }
      if let last = stretches.last, left - last.upperBound < TextTypesetter.tolerance {
        stretches[stretches.count - 1] = last.lowerBound...max(right, last.upperBound)
      } else {
        stretches.append(left...right)
      }
    }
    return stretches
  }
}
