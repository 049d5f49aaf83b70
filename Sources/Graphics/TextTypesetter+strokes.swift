import Foundation

extension TextTypesetter {
  /// What is drawn of a line, gathered by colour.
  func strokes(of line: TextLayout.Line) -> [TextStroke] {
    var strokes: [TextStroke] = []
    for piece in line.pieces where !piece.unit.isSpace && !piece.unit.text.isEmpty {
      let color = key.runs[piece.unit.run].color
      let index = strokes.firstIndex { $0.color == color } ?? strokes.count
      if index == strokes.count { strokes.append(TextStroke(color: color)) }
      if piece.unit.isColor {
        strokes[index].pictures.append(word(piece.unit.text, of: piece, x: piece.x))
      } else {
        strokes[index].words += words(of: piece)
      }
    }
    return strokes
  }

  /// A piece as one word, or letter by letter where letters are set apart.
  private func words(of piece: TextPiece) -> [TextMaskKey.Word] {
    let unit = piece.unit
    if let fixed = unit.fixedWidth {
      let em = engine.advance(of: unit.text, face: unit.face, rightToLeft: unit.isRightToLeft)
      let free = fixed - unit.kern - em * unit.pointSize
      return [word(unit.text, of: piece, x: piece.x + free / 2)]
    }
    guard unit.kern != 0, unit.clusterCount > 1 else {
      return [word(unit.text, of: piece, x: piece.x)]
    }
    return zip(unit.text, engine.offsets(in: unit)).map { character, offset in
      word(String(character), of: piece, x: piece.x + offset)
    }
  }

  private func word(_ text: String, of piece: TextPiece, x: CGFloat) -> TextMaskKey.Word {
    TextMaskKey.Word(
      text: text, face: piece.unit.face, pointSize: piece.unit.pointSize,
      isRightToLeft: piece.unit.isRightToLeft, x: x)
  }
}
