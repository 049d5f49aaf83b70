import Foundation
import Testing

@testable import Graphics

/// The file and the index in it that a character is drawn from.
private func face(
  _ character: Character, language: String = "en", weight: Int = 400
) -> String {
  TextEngine.shared.locked { engine in
    let font = Font(size: 17, weight: weight)
    let id = engine.face(
      for: character, primary: engine.id(of: FontFace(for: font)), font: font,
      language: language)
    let face = engine.descriptor(id)
    return (face.path as NSString).lastPathComponent + (face.index > 0 ? ":\(face.index)" : "")
  }
}

@Test func everyScriptHasAFace() {
  let table: [(Character, String)] = [
    ("é", "Inter-Regular.otf"), ("Ж", "Inter-Regular.otf"), ("…", "Inter-Regular.otf"),
    ("א", "NotoSansHebrew-Regular.ttf"), ("ش", "NotoSansArabic-Regular.ttf"),
    ("٣", "NotoSansArabic-Regular.ttf"), ("۳", "NotoSansArabic-Regular.ttf"),
    ("दे", "NotoSansDevanagari-Regular.ttf"), ("ไ", "NotoSansThai-Regular.ttf"),
    ("த", "NotoSansTamil-Regular.ttf"), ("，", "NotoSansCJK-Regular.ttc:2"),
    ("か", "NotoSansCJK-Regular.ttc"), ("한", "NotoSansCJK-Regular.ttc:1"),
    ("😀", "NotoColorEmoji.ttf"), ("👨‍👩‍👧‍👦", "NotoColorEmoji.ttf"), ("🇨🇦", "NotoColorEmoji.ttf"),
    ("1️⃣", "NotoColorEmoji.ttf"), ("❤️", "NotoColorEmoji.ttf"), ("1", "Inter-Regular.otf"),
    ("\u{10FFFD}", "Inter-Regular.otf"),
  ]
  for (character, name) in table {
    #expect(face(character) == name, "\(character)")
  }
}

@Test func languageChoosesBetweenFormsOfAnIdeograph() {
  let table = [
    ("zh-Hant", 3), ("zh-Hant-HK", 4), ("zh-HK", 4), ("zh-TW", 3), ("zh-Hans", 2),
    ("zh-Hans-HK", 2), ("zh-MO", 4), ("en", 2),
    ("ko", 1),
  ]
  for (language, index) in table {
    #expect(face("骨", language: language) == "NotoSansCJK-Regular.ttc:\(index)")
  }
  #expect(face("骨", language: "ja") == "NotoSansCJK-Regular.ttc")
  #expect(face("骨", language: "zh-Hans", weight: 600) == "NotoSansCJK-Bold.ttc:2")
}

@Test func textStyleOfAnEmojiIsNotAPicture() {
  #expect(!FontFallback.isEmoji("❤"))
  #expect(!FontFallback.isEmoji("❤\u{FE0E}"))
  #expect(FontFallback.isEmoji("❤\u{FE0F}"))
  #expect(!FontFallback.isEmoji("7"))
  #expect(!FontFallback.isEmoji("©"))
}

@Test func scriptIsThatOfTheFirstLetterThatHasOne() {
  let table = [
    ("Hello", "Latn"), ("(مرحبا)", "Arab"), ("हिन्दी", "Deva"), ("שלום", "Hebr"), ("東京", "Hani"),
    ("Ж", "Cyrl"), ("123", "Zyyy"), ("", "Zyyy"), ("தமிழ்", "Taml"),
  ]
  for (text, tag) in table { #expect(FontScript.tag(of: text) == tag, "\(text)") }
}

@Test func arabicLettersJoin() {
  func width(_ text: String) -> CGFloat { TextLayout(text, font: Font(size: 17)).size.width }
  let alone = "بالعالم".reduce(0) { $0 + width(String($1)) }
  #expect(width("بالعالم") < alone * 0.75)
}
