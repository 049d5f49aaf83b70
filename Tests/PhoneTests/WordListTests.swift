import Testing

@testable import Phone

nonisolated struct WordListTests {
  private let list = WordList(
    lines: """
      Helen
      Helsinki
      don't
      hel
      held
      hell's
      hello
      help
      helpful
      3rd
      été
      co-op

      """)

  @Test func `the shortest words come first and names last`() {
    #expect(
      list.words(from: "he", limit: 9) == [
        "hel", "held", "help", "hello", "helpful", "Helen", "Helsinki",
      ])
    #expect(list.words(from: "hel", limit: 2) == ["held", "help"])
    #expect(list.words(from: "zzz", limit: 2) == [])
    #expect(list.words(from: "", limit: 2) == [])
    #expect(list.words(from: "don", limit: 2) == ["don't"])
    #expect(list.words(from: "ét", limit: 2) == ["été"])
  }

  @Test func `a word takes the case of its beginning`() {
    #expect(list.words(from: "Help", limit: 2) == ["Helpful"])
    #expect(list.words(from: "HELP", limit: 2) == ["HELPFUL"])
    #expect(list.words(from: "H", limit: 1) == ["Hel"])
    #expect(list.words(from: "hele", limit: 2) == ["Helen"])
  }

  @Test func `genitives and what is no word are left out`() {
    #expect(!list.contains("hell's") && !list.contains("3rd") && !list.contains("co-op"))
    #expect(list.contains("Hello") && list.contains("helen"))
  }

  @Test(arguments: [
    ("Hello wor", "wor"), ("Hello ", ""), ("", ""), ("don't", "don't"), ("say 'hi", "hi"),
    ("a-b", "b"), ("한국어", "한국어"), ("x9y", "y"), ("été", "été"),
  ])
  func `the word being typed is what the text ends with`(text: String, word: String) {
    #expect(WordOffer.word(atEndOf: text) == word)
  }
}
