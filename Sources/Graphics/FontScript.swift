import Foundation

/// Writing systems, as shaping needs to know them.
enum FontScript {
  /// The ISO 15924 code of the first letter that has one.
  static func tag(of text: String) -> String {
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic, scalar.isASCII { return "Latn" }
      guard !scalar.isASCII, let name = scalar.properties.name else { continue }
      for word in name.split(whereSeparator: { $0 == " " || $0 == "-" }) {
        if let code = codes[String(word)] { return code }
        let script = word.capitalized
        if FontLibrary.notoScripts.contains(script) { return String(script.prefix(4)) }
      }
    }
    return "Zyyy"
  }

  /// The codes that aren't simply the first four letters of the script's name, and those of
  /// scripts without a Noto face of their own.
  private static let codes = [
    "LATIN": "Latn", "GREEK": "Grek", "CYRILLIC": "Cyrl", "CJK": "Hani", "HIRAGANA": "Hira",
    "KATAKANA": "Kana", "HANGUL": "Hang", "BOPOMOFO": "Bopo", "ADLAM": "Adlm",
    "ARMENIAN": "Armn", "GUJARATI": "Gujr", "GURMUKHI": "Guru", "KANNADA": "Knda",
    "KHMER": "Khmr", "LAO": "Laoo", "MALAYALAM": "Mlym", "MYANMAR": "Mymr", "NKO": "Nkoo",
    "ORIYA": "Orya", "SYRIAC": "Syrc", "TAMIL": "Taml", "TIBETAN": "Tibt",
  ]
}
