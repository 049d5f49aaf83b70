import Testing

@testable import Phone

nonisolated struct WordListTests {
  private let list = WordList(
    lines: """
      Gd
      La
      xi
      GHz
      G
      gm
      go
      Helen
      Helsinki
      don't
      hell
      hell's
      hello
      helm
      helms
      helmed
      helmet
      help
      helpful
      let's
      mph
      rhythm
      work
      word
      worm
      worms
      3rd
      été
      co-op

      """)

  @Test func `common words come first, then those with more forms, the shortest, and names last`() {
    #expect(
      list.words(from: "he", limit: 9) == [
        "help", "hello", "helpful", "hell", "helm", "helms", "helmed", "helmet", "Helen",
      ])
    #expect(list.words(from: "hel", limit: 2) == ["help", "hello"])
    #expect(list.words(from: "wor", limit: 3) == ["work", "word", "worm"])
    #expect(list.words(from: "zzz", limit: 2) == [])
    #expect(list.words(from: "", limit: 2) == [])
    #expect(list.words(from: "don", limit: 2) == ["don't"])
    #expect(list.words(from: "don’", limit: 2) == ["don't"])
    #expect(list.words(from: "ét", limit: 2) == ["été"])
  }

  @Test func `a word takes the case of its beginning`() {
    #expect(list.words(from: "Help", limit: 2) == ["Helpful"])
    #expect(list.words(from: "HELP", limit: 2) == ["HELPFUL"])
    #expect(list.words(from: "H", limit: 1) == ["Help"])
    #expect(list.words(from: "hele", limit: 2) == ["Helen"])
    #expect(list.words(from: "DON'", limit: 2) == ["DON'T"])
  }

  @Test(arguments: [
    ("O'", ["O'clock"], ["O'CLOCK"]), ("O’", ["O'clock"], ["O'CLOCK"]), ("H", ["Hat"], ["HAT"]),
    ("h", ["hat"], ["hat"]), ("Ha", ["Hat"], ["Hat"]), ("HA", ["HAT"], ["HAT"]),
    ("É", ["Étage"], ["ÉTAGE"]), ("P", ["Paris"], ["PARIS"]),
  ])
  func `one capital begins a word, and all of it only where capitals are locked`(
    beginning: String, words: [String], allCaps: [String]
  ) {
    let list = WordList(lines: "o'clock\nhat\nétage\nParis")
    #expect(list.words(from: beginning, limit: 2) == words)
    #expect(list.words(from: beginning, limit: 2, allCaps: true) == allCaps)
  }

  @Test(arguments: ["hell's", "3rd", "co-op", "G", "gm", "Gd", "GHz", "mph", "xi", "La"])
  func `genitives, abbreviations and what is no word are left out`(word: String) {
    #expect(!list.contains(word))
    #expect(!list.words(from: String(word.prefix(1)), limit: 99).contains(word))
  }

  @Test(arguments: ["Hello", "Helen", "HELEN", "let's", "Let’s", "go", "rhythm"])
  func `words are known in whatever case`(word: String) {
    #expect(list.contains(word))
  }

  @Test func `a word is offered as it is written, with its capital or without`() {
    let list = WordList(lines: "I\nIN\nIn\ni\nin\nis\nPolish\npolish\nHelen\nUS\nus")
    #expect(list.words(from: "i", limit: 3) == ["I", "in", "is"])
    #expect(list.words(from: "I", limit: 3) == ["In", "Is"])
    #expect(list.words(from: "pol", limit: 3) == ["polish"])
    #expect(list.words(from: "helen", limit: 3) == ["Helen"])
    #expect(list.words(from: "Helen", limit: 3) == [])
    #expect(list.words(from: "us", limit: 3) == [])
    #expect(!list.contains("i") && !list.contains("helen") && list.contains("polish"))
    #expect(
      Prediction.predictions(after: "so i", from: list).map(\.title) == ["“i”", "I", "in"])
  }

  @Test func `a beginning of two words that differ in their case offers one`() {
    let list = WordList(lines: "May\nmay\nmaybe")
    #expect(list.words(from: "ma", limit: 3).map { $0.lowercased() } == ["may", "maybe"])
  }

  @Test(arguments: [
    ("Hello wor", "wor"), ("Hello ", ""), ("", ""), ("don't", "don't"), ("say 'hi", "hi"),
    ("a-b", "b"), ("한국어", "한국어"), ("x9y", ""), ("5p", ""), ("3rd", ""), ("3 rd", "rd"), ("5's", ""),
    ("été", "été"),
  ])
  func `the word being typed is what the text ends with`(text: String, word: String) {
    #expect(Prediction.word(atEndOf: text) == word)
  }
}
