import Testing

@testable import Graphics

@Test func cacheForgetsWhatWasNotUsedLately() {
  var cache = TextCache<Int, String>(limit: 4)
  cache.insert("a", for: 1)
  cache.insert("b", for: 2)
  cache.insert("c", for: 3)
  #expect(cache.value(for: 1) == "a")
  cache.insert("d", for: 4)
  #expect(cache.value(for: 1) == "a")
  #expect(cache.value(for: 2) == nil)
}

@Test func cacheNeverCostsMoreThanItsLimit() {
  var cache = TextCache<Int, Int>(limit: 100)
  for key in 0..<1000 {
    cache.insert(key, for: key, cost: key % 40)
    #expect(cache.cost <= 100)
    _ = cache.value(for: key / 2)
    #expect(cache.cost <= 100)
  }
  cache.insert(0, for: -1, cost: 1000)
  #expect(cache.value(for: -1) == nil)
}

@Test func cacheReplacesAValue() {
  var cache = TextCache<Int, Int>(limit: 100)
  cache.insert(1, for: 1, cost: 30)
  cache.insert(2, for: 1, cost: 10)
  #expect(cache.value(for: 1) == 2)
  #expect(cache.cost == 10)
}

@Test func aValueThatCostsTooMuchLeavesTheOthers() {
  var cache = TextCache<Int, String>(limit: 4)
  cache.insert("a", for: 1)
  cache.insert("b", for: 2)
  let isKept = cache.insert("c", for: 3, cost: 3)
  #expect(!isKept && cache.value(for: 3) == nil)
  #expect(cache.value(for: 1) == "a" && cache.value(for: 2) == "b")
}

@MainActor @Test func aTextOfThousandsOfWordsIsLaidOutOnce() {
  let font = Font(size: 17)
  let lines = (1...1000).map { "\($0 % 9) a line of text" }.joined(separator: "\n")
  let first = TextLayout(lines, font: font, width: 300)
  #expect(first.lines.count == 1000)
  // Others in between are kept beside it.
  #expect(TextLayout("short", font: font, width: 300).lines.count == 1)
  #expect(TextLayout(lines, font: font, width: 300).content === first.content)
  #expect(TextLayout(lines, font: font, width: 301).content !== first.content)
}

@Test func layoutsOfTheSameTextShareTheirLines() {
  let font = Font(size: 17)
  let first = TextLayout("shared", font: font, width: 100)
  #expect(TextLayout("shared", font: font, width: 100).content === first.content)
  #expect(TextLayout("shared", font: font, width: 101).content !== first.content)
  #expect(TextLayout("shared", font: font, width: 100, language: "ja").content !== first.content)
}
