import Foundation

/// Words that the keyboard offers while one of them is typed.
///
/// The phone has none of its own: a host may give it those of the system it runs on.
nonisolated public struct WordList: Sendable {
  private struct Entry: Sendable {
    /// The word in small letters, by which the list is sorted.
    let key: String
    let word: String
  }

  private var entries: [Entry] = []

  /// Makes a list of no words.
  public init() {}

  /// Makes a list from a text with a word on each line; lines that are no words are left out.
  ///
  /// So are genitives, which would crowd out other words.
  public init(lines: String) {
    entries = lines.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.first?.isLetter == true, line.allSatisfy({ $0.isLetter || $0 == "'" }),
        !line.hasSuffix("'s")
      else { return nil }
      return Entry(key: line.lowercased(), word: String(line))
    }
    entries.sort { ($0.key, $0.word) < ($1.key, $1.word) }
  }

  /// Whether there are no words.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether a word is known, in whatever case.
  func contains(_ word: String) -> Bool {
    let key = word.lowercased()
    let index = firstIndex(from: key)
    return index < entries.count && entries[index].key == key
  }

  /// The shortest words that go on from a beginning, names last; in the case of the beginning.
  func words(from beginning: String, limit: Int) -> [String] {
    let key = beginning.lowercased()
    guard !key.isEmpty else { return [] }
    var found: [String] = []
    for entry in entries[firstIndex(from: key)...] {
      guard entry.key.hasPrefix(key) else { break }
      if entry.key != key { found.append(entry.word) }
    }
    let ranked = found.map { word in
      (isName: word.first?.isUppercase == true ? 1 : 0, length: word.count, word: word)
    }
    let best = ranked.sorted { $0 < $1 }.prefix(limit)
    return best.map { Self.cased($0.word, like: beginning) }
  }

  private func firstIndex(from key: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func cased(_ word: String, like beginning: String) -> String {
    guard let first = beginning.first, first.isUppercase else { return word }
    if beginning.count > 1, beginning == beginning.uppercased() { return word.uppercased() }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
