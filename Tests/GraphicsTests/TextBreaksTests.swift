import Testing

@testable import Graphics

private func pieces(
  _ text: String, language: String = "en", insideHangul: Bool = true
) -> [String] {
  var pieces = [""]
  for (character, breaks) in zip(
    text,
    TextBreaks.allowsLineBreak(after: text, language: language, insideHangul: insideHangul))
  {
    pieces[pieces.count - 1].append(character)
    if breaks { pieces.append("") }
  }
  return pieces.filter { !$0.isEmpty }
}

@Test func linesBreakBetweenWordsAndAfterHyphens() {
  #expect(pieces("Log in, e-mail (new)") == ["Log ", "in, ", "e-", "mail ", "(new)"])
}

@Test func chineseBreaksBetweenCharactersButNotBeforePunctuation() {
  #expect(pieces("你好，世界。", language: "zh") == ["你", "好，", "世", "界。"])
  #expect(pieces("他說「好」！", language: "zh") == ["他", "說", "「好」！"])
}

@Test func emojiBreakLikeIdeographs() {
  #expect(pieces("😀😀🇨🇦👨‍👩‍👧‍👦!") == ["😀", "😀", "🇨🇦", "👨‍👩‍👧‍👦!"])
}

@Test func flagsAndNoncharactersDoNotStopTheProgram() {
  #expect(pieces("\u{1F1E6}\u{FFFF} \u{1FFFF}").joined() == "\u{1F1E6}\u{FFFF} \u{1FFFF}")
  #expect(TextLayout.wordRange(in: "a\u{FFFF}b", at: 0).lowerBound == 0)
}

@Test func wordRangeCoversTheWordAtAnOffset() {
  let text = "Don't stop, 3.14 時間"
  let table: [(Int, String)] = [
    (0, "Don't"), (3, "Don't"), (5, " "), (6, "stop"), (9, "stop"), (10, ","), (12, "3.14"),
    (17, "時"), (18, "間"), (19, "間"), (99, "間"),
  ]
  for (offset, word) in table {
    let range = TextLayout.wordRange(in: text, at: offset)
    let units = Array(text.utf16)[range]
    #expect(String(decoding: units, as: UTF16.self) == word, "\(offset)")
  }
  #expect(TextLayout.wordRange(in: "", at: 3) == 0..<0)
}

@Test func koreanBreaksBetweenSyllablesUnlessWordsComeFirst() {
  let text = "한국어 문장"
  #expect(pieces(text, language: "ko") == ["한", "국", "어 ", "문", "장"])
  #expect(pieces(text, language: "ko", insideHangul: false) == ["한국어 ", "문장"])
  #expect(
    pieces("漢字한국 e-한국", language: "ko", insideHangul: false) == ["漢", "字", "한국 ", "e-", "한국"])
}
