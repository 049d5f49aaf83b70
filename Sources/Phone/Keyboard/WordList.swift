import Foundation

/// Words that the keyboard offers while one of them is typed.
///
/// The phone has none of its own: a host may give it those of the system it runs on.
nonisolated public struct WordList: Sendable {
  private struct Entry: Sendable {
    /// The word in small letters, by which the list is sorted.
    let key: String
    let word: String
    /// How late the word comes among others that begin alike.
    var order = 0

    /// Whether somebody has written it small, which is always written with a capital.
    func isMisspelt(as text: String) -> Bool { text == text.lowercased() && word != key }
  }

  private var entries: [Entry] = []
  /// The language of the words, as in `en`.
  let language: String

  /// Makes a list of no words.
  public init() { language = "" }

  /// Makes a list from a text with a word on each line; lines that are no words are left out.
  ///
  /// So are abbreviations and genitives, which would crowd out other words.
  public init(lines: String, language: String = "en") {
    self.language = language
    entries = lines.split(whereSeparator: \.isNewline).compactMap { line in
      let key = line.lowercased()
      guard Self.isWord(line, key: key) else { return nil }
      return Entry(key: key, word: CommonWords.spellings[key] ?? String(line))
    }
    // Of a word that is also a name the word comes first.
    entries.sort { ($0.key, $1.word) < ($1.key, $0.word) }
    for index in entries.indices { entries[index].order = order(at: index) }
  }

  private static func isWord(_ line: Substring, key: String) -> Bool {
    guard line.first?.isLetter == true, line.allSatisfy({ $0.isLetter || $0 == "'" }) else {
      return false
    }
    if CommonWords.ranks[key] != nil { return true }
    // Abbreviations and signs of units and elements.
    if line.count < 3 || line.dropFirst().contains(where: \.isUppercase) { return false }
    return !line.hasSuffix("'s") && key.contains { !consonants.contains($0) }
  }

  private static let consonants = Set("bcdfghjklmnpqrstvwxz'")

  // MARK: Order

  /// Endings whose words belong to the one without them.
  private static let endings: Set<Substring> = [
    "s", "es", "d", "ed", "n", "en", "r", "er", "rs", "ers", "ing", "ings", "st", "est", "y", "ly",
    "able", "al", "ful", "less", "ness", "ment",
  ]
  /// How many forms of a word count; ours.
  private static let mostForms = 9
  /// How far behind a word its forms are looked for in the list; ours.
  private static let furthestForm = 60

  /// The commonest words come first, then those that have more forms in the list, for people
  /// inflect what they use; among such the shorter; names come last.
  private func order(at index: Int) -> Int {
    let entry = entries[index]
    if let rank = CommonWords.ranks[entry.key] { return rank }
    let isName = entry.word.first?.isUppercase == true
    let forms = min(isName ? 0 : forms(at: index), Self.mostForms)
    return ((isName ? 2 : 1) * 100 - forms) * 1000 + min(entry.word.count, 99)
  }

  private func forms(at index: Int) -> Int {
    let key = entries[index].key
    return entries[(index + 1)...].prefix(Self.furthestForm).prefix { $0.key.hasPrefix(key) }
      .count { Self.endings.contains($0.key.dropFirst(key.count)) }
  }

  // MARK: Looking up

  /// Whether there are no words.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether a word is known, in whatever case but small letters where it has a capital.
  func contains(_ word: String) -> Bool {
    let key = Self.key(word)
    let index = firstIndex(from: key)
    guard index < entries.count, entries[index].key == key else { return false }
    return !entries[index].isMisspelt(as: word)
  }

  /// The likeliest words that go on from a beginning, or are it with the capital that it should
  /// have; in the case of the beginning, of which one capital says too little to tell `allCaps`.
  func words(from beginning: String, limit: Int, allCaps: Bool = false) -> [String] {
    let key = Self.key(beginning)
    guard !key.isEmpty else { return [] }
    var best: [Entry] = []
    for entry in entries[firstIndex(from: key)...] {
      guard entry.key.hasPrefix(key) else { break }
      if entry.key == key, best.isEmpty, entry.isMisspelt(as: beginning) {
        best.append(entry)
        best[0].order = -1
        continue
      }
      if entry.key == key || best.contains(where: { $0.key == entry.key }) { continue }
      let place = best.firstIndex { entry.order < $0.order } ?? best.count
      guard place < limit else { continue }
      best.insert(entry, at: place)
      if best.count > limit { best.removeLast() }
    }
    return best.map { Self.cased($0.word, like: beginning, allCaps: allCaps) }
  }

  private static func key(_ word: String) -> String {
    word.lowercased().replacingOccurrences(of: "’", with: "'")
  }

  private func firstIndex(from key: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func cased(_ word: String, like beginning: String, allCaps: Bool) -> String {
    let letters = beginning.filter(\.isLetter)
    guard let first = letters.first, first.isUppercase else { return word }
    if allCaps || letters.count > 1, !letters.contains(where: \.isLowercase) {
      return word.uppercased()
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
