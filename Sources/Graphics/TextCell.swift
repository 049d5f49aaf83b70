import Foundation

/// A character at its place on a line.
struct TextCell {
  /// In UTF-16 units.
  let range: Range<Int>
  /// Its edges from the line's left, in points.
  let left: CGFloat
  let right: CGFloat
  let isRightToLeft: Bool

  /// Its middle, from the line's left in points.
  var center: CGFloat { (left + right) / 2 }
  /// The edge where reading begins.
  var leadingEdge: CGFloat { isRightToLeft ? right : left }
  /// The edge where reading ends.
  var trailingEdge: CGFloat { isRightToLeft ? left : right }

  /// The caret at one of its edges.
  func caret(at side: TextSide) -> TextCaret {
    (side == .right) != isRightToLeft
      ? TextCaret(range.upperBound, .upstream) : TextCaret(range.lowerBound)
  }
}

extension TextLayout.Line {
  /// The characters from left to right.
  func cells(engine: TextEngine) -> [TextCell] { cells(of: pieces, engine: engine) }

  /// Those that a caret may stand at, and the last: all that its place depends on.
  func cells(around caret: TextCaret, engine: TextEngine) -> [TextCell] {
    let near = (caret.offset - 1)..<(caret.offset + 1)
    let last = pieces.lazy.map(\.unit.range.upperBound).max()
    let touched = pieces.filter {
      $0.unit.range.overlaps(near) || $0.unit.range.upperBound == last
    }
    return cells(of: touched, engine: engine)
  }

  private func cells(of pieces: [TextPiece], engine: TextEngine) -> [TextCell] {
    pieces.flatMap { piece -> [TextCell] in
      let stops = stops(in: piece, engine: engine)
      let cells = zip(stops, stops.dropFirst()).map { from, to in
        TextCell(
          range: from.offset..<to.offset, left: min(from.x, to.x), right: max(from.x, to.x),
          isRightToLeft: piece.unit.isRightToLeft)
      }.filter { !$0.range.isEmpty }
      return piece.unit.isRightToLeft ? cells.reversed() : cells
    }
  }

  /// The offsets of a piece's cluster boundaries with their distance from the line's left.
  func stops(in piece: TextPiece, engine: TextEngine) -> [(offset: Int, x: CGFloat)] {
    let stretch = piece.unit.width > 0 ? piece.width / piece.unit.width : 1
    let distances = engine.offsets(in: piece.unit)
    return zip(piece.unit.boundaries, distances).map { offset, distance in
      let inside = distance * stretch
      return (offset, piece.x + (piece.unit.isRightToLeft ? piece.width - inside : inside))
    }
  }
}

extension [TextCell] {
  /// How many cells are left of a caret; nil for a caret that stands at none of them.
  func count(leftOf caret: TextCaret) -> Int? {
    if caret.affinity == .upstream, let index = firstIndex(where: { $0.holds(caret.offset - 1) }),
      self[index].range.upperBound == caret.offset
    {
      return self[index].isRightToLeft ? index : index + 1
    }
    if let index = firstIndex(where: { $0.holds(caret.offset) }) {
      return self[index].isRightToLeft ? index + 1 : index
    }
    guard let last = indices.max(by: { self[$0].range.upperBound < self[$1].range.upperBound })
    else { return nil }
    return self[last].isRightToLeft ? last : last + 1
  }

  /// Where a caret stands, in points from the line's left.
  func x(of caret: TextCaret) -> CGFloat {
    if caret.affinity == .upstream, let cell = first(where: { $0.holds(caret.offset - 1) }),
      cell.range.upperBound == caret.offset
    {
      return cell.trailingEdge
    }
    if let cell = first(where: { $0.holds(caret.offset) }) { return cell.leadingEdge }
    return self.max { $0.range.upperBound < $1.range.upperBound }?.trailingEdge ?? 0
  }
}

extension TextCell {
  fileprivate func holds(_ offset: Int) -> Bool { range.contains(offset) }
}
