internal import CUnicode
import Foundation

/// Where lines may break and where words end, by the Unicode rules as libunibreak has them.
enum TextBreaks {
  /// Whether a line may end after each character; between two of Hangul only where that is wanted.
  static func allowsLineBreak(
    after text: String, language: String, insideHangul: Bool = true
  ) -> [Bool] {
    let classes = text.map(lineBreakScalar)
    guard !classes.isEmpty else { return [] }
    var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: classes.count)
    set_linebreaks_utf32(classes, classes.count, language, &breaks)
    return breaks.indices.map { index in
      if !insideHangul, index + 1 < classes.count, isHangul(classes[index]),
        isHangul(classes[index + 1])
      {
        return false
      }
      return breaks[index] == CChar(LINEBREAK_ALLOWBREAK)
        || breaks[index] == CChar(LINEBREAK_MUSTBREAK)
    }
  }

  /// What stands for a character in the library, whose tables are those of Unicode 6.2: it knows
  /// few emoji, and stops the program at a flag or at U+FFFF.
  private static func lineBreakScalar(_ character: Character) -> UInt32 {
    if FontFallback.isEmoji(character) { return 0x4E00 }
    let scalar = character.unicodeScalars.first?.value ?? 0
    return scalar >= 0xFFFE && scalar & 0xFFFE == 0xFFFE || flags.contains(scalar)
      ? 0xFFFD : scalar
  }

  /// Whether a character is a syllable or a letter of Hangul.
  private static func isHangul(_ scalar: UInt32) -> Bool {
    scalar >= 0x1100
      && (0xAC00...0xD7FB ~= scalar || 0x1100...0x11FF ~= scalar || 0x3130...0x318F ~= scalar
        || 0xA960...0xA97F ~= scalar)
  }

  private static let flags: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// Whether a word, or a stretch between words, ends after each UTF-16 unit.
  static func endsWord(after text: [UInt16]) -> [Bool] {
    guard !text.isEmpty else { return [] }
    let text = text.map { $0 >= 0xFFFE ? 0xFFFD : $0 }
    var breaks = [CChar](repeating: CChar(WORDBREAK_NOBREAK), count: text.count)
    set_wordbreaks_utf16(text, text.count, "", &breaks)
    return breaks.map { $0 == CChar(WORDBREAK_BREAK) }
  }
}
