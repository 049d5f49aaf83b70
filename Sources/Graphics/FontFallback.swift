import Foundation

/// Which faces to try, in order, for a character that the wanted face can't draw.
struct FontFallback {
  let weight: Int
  let italic: Bool
  /// A BCP 47 tag; it decides between the Chinese, Japanese and Korean forms of a character.
  let language: String

  /// The faces to try for a character, the best first.
  func faces(for character: Character) -> [FontFace] {
    guard let first = character.unicodeScalars.first else { return [] }
    let cut = weight >= 600 ? "Bold" : "Regular"
    let folder = FontLibrary.notoFolder
    if Self.isEmoji(character) {
      return [Self.emoji, FontFace(path: "\(folder)/NotoSansSymbols2-Regular.ttf")]
    }
    // A character's Unicode name has its script in it, and Noto names its files by script.
    let words = (first.properties.name ?? "").split { $0 == " " || $0 == "-" }.map(String.init)
    let script = words.first ?? ""
    if Self.eastAsian.contains(script) || first.properties.isIdeographic {
      return [chineseJapaneseKorean(script: script, cut: cut)]
    }
    let scripts = words.map(\.capitalized).filter { FontLibrary.notoScripts.contains($0) }
    let sans = italic ? (cut == "Bold" ? "BoldItalic" : "Italic") : cut
    return [FontFace(path: "\(folder)/NotoSans-\(sans).ttf")]
      + scripts.map { FontFace(path: "\(folder)/NotoSans\($0)-\(cut).ttf") } + [
        FontFace(path: "\(folder)/NotoSansMath-Regular.ttf"),
        FontFace(path: "\(folder)/NotoSansSymbols-\(cut).ttf"),
        FontFace(path: "\(folder)/NotoSansSymbols2-Regular.ttf"),
        chineseJapaneseKorean(script: script, cut: cut),
        Self.emoji,
      ]
  }

  private func chineseJapaneseKorean(script: String, cut: String) -> FontFace {
    let tag = language.lowercased()
    let chinese = ChineseScript(language: language)
    let index =
      switch script {
      case "HIRAGANA", "KATAKANA": 0
      case "HANGUL": 1
      case _ where tag.hasPrefix("ja"): 0
      case _ where tag.hasPrefix("ko"): 1
      case _ where chinese == .hongKong: 4
      case _ where chinese == .traditional: 3
      default: 2
      }
    return FontFace(path: "\(FontLibrary.cjkFolder)/NotoSansCJK-\(cut).ttc", index: index)
  }

  private static let eastAsian: Set<String> = [
    "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "FULLWIDTH", "HALFWIDTH",
  ]

  private static let emoji = FontFace(
    path: "\(FontLibrary.notoFolder)/NotoColorEmoji.ttf", isColor: true)

  /// Whether a character asks for a colour picture: by itself, with U+FE0F, or as a sequence.
  static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x7F || scalars.count > 1 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji
      && scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0 == "\u{200D}" }
  }
}
