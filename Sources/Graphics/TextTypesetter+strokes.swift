import Foundation

extension TextTypesetter {
  /// Long lines are drawn in parts of some 500 points (ours): most of a long text in a field can't
  /// be seen, and no surface could hold all of it.
  private static let longestStroke: CGFloat = 500

  /// What is drawn of a line, gathered by colour from left to right; it goes on after the strokes
  /// that the line has.
  func strokes(of line: TextLayout.Line) -> [TextStroke] {
    var strokes = line.strokes
    for place in (strokes.last?.end ?? 0)..<line.pieces.count {
      let piece = line.pieces[place]
      if piece.unit.isSpace || piece.unit.text.isEmpty { continue }
      let color = key.runs[piece.unit.run].color
      let end = piece.maxX
      let last = strokes.lastIndex { $0.color == color }
      let known = last.flatMap { end - strokes[$0].minX <= Self.longestStroke ? $0 : nil }
      let index = known ?? strokes.count
      if known == nil { strokes.append(TextStroke(minX: piece.x, maxX: end, color: color)) }
      strokes[index].maxX = end
      strokes[index].end = place + 1
      if piece.unit.isColor {
        strokes[index].pictures.append(word(piece.unit.text, of: piece, x: piece.x))
      } else {
        addWords(of: piece, to: &strokes[index].words)
      }
    }
    return strokes
  }

  /// Adds a piece as one word, or letter by letter where letters are set apart.
  private func addWords(of piece: TextPiece, to words: inout [TextMaskKey.Word]) {
    let unit = piece.unit
    if let fixed = unit.fixedWidth {
      let em = engine.advance(of: unit.text, face: unit.face, rightToLeft: unit.isRightToLeft)
      let free = fixed - unit.kern - em * unit.pointSize
      words.append(word(unit.text, of: piece, x: piece.x + free / 2))
    } else if unit.kern != 0, unit.clusterCount > 1 {
      for (character, offset) in zip(unit.text, engine.offsets(in: unit)) {
        words.append(word(String(character), of: piece, x: piece.x + offset))
      }
    } else {
      words.append(word(unit.text, of: piece, x: piece.x))
    }
  }

  private func word(_ text: String, of piece: TextPiece, x: CGFloat) -> TextMaskKey.Word {
    TextMaskKey.Word(
      text: text, face: piece.unit.face, pointSize: piece.unit.pointSize,
      isRightToLeft: piece.unit.isRightToLeft, x: x)
  }
}
