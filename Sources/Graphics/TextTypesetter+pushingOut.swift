import Foundation

extension TextTypesetter {
  /// Whether a paragraph's last line may have a word from the line before it.
  var pushesOut: Bool {
    key.strategy.contains(.pushOut)
      && (key.lineBreak == .byWordWrapping || key.lineBreak.truncates)
  }

  /// Takes a line's last word down to the next line, where that is the paragraph's last and has one
  /// word, both fit, and another word stays above; no line is added by it.
  ///
  /// A word is what stands between spaces where lines may break: text without spaces stays as it
  /// is, and so does a line that ends at a hyphen or inside a word, and one above a last line of
  /// which an ellipsis stands for the paragraphs that follow (all of this is ours).
  func pushOut(
    _ line: inout [TextUnit], _ rest: inout ArraySlice<TextUnit>, at offset: Int, hasMore: Bool
  ) {
    guard let space = line.last, space.isWordEnd,
      let restEnd = rest.lastIndex(where: { !$0.isSpace }),
      let end = line.lastIndex(where: { !$0.isSpace }),
      let before = line[..<end].lastIndex(where: \.isWordEnd),
      line[..<before].contains(where: { !$0.isSpace }),
      rest[...restEnd].allSatisfy({ !$0.isWordEnd })
    else { return }
    let word = line[(before + 1)...]
    let width = (word + rest[...restEnd]).reduce(0) { $0 + $1.width }
    guard width <= key.width + Self.tolerance,
      !(word + rest).contains(where: \.isWrittenWithoutSpaces),
      !hasMore || !key.lineBreak.truncates
        || !isLastLine(of: Array(rest), below: line, at: offset)
    else { return }
    rest = word + rest
    line.removeSubrange((before + 1)...)
  }
}

extension TextUnit {
  /// Whether a line may end after it and words are told apart by it.
  fileprivate var isWordEnd: Bool { isSpace && allowsBreak }

  /// Whether it has a letter of a script that puts no spaces between words.
  fileprivate var isWrittenWithoutSpaces: Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value >= 0x0E00
        && (scalar.properties.isIdeographic
          || Self.scriptsWithoutSpaces.contains { $0.contains(scalar.value) })
    }
  }

  /// Thai and Lao; Burmese; Khmer; kana; kana of half a width.
  private static let scriptsWithoutSpaces: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xFF66...0xFF9F,
  ]
}
