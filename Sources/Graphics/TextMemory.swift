/// Long texts as they were laid out last, so that one that only goes on isn't measured anew.
struct TextMemory {
  /// Texts with less are measured in no time, in UTF-16 units; ours.
  private static let leastLength = 128
  /// Texts with more would take too much room; ours.
  private static let mostLength = 1 << 20
  /// How many are kept; ours.
  private static let limit = 2

  private var entries: [TextBeginning] = []

  /// What is known of the beginning of a text that is to be laid out.
  func beginning(of source: TextSource, like key: TextLayout.Key) -> TextBeginning? {
    guard Self.holds(source) else { return nil }
    let known = entries.filter { $0.key.isAlike(key) }.map { entry in
      var entry = entry
      entry.length = entry.utf16.commonPrefixLength(with: source.utf16)
      return entry
    }
    return known.max { $0.length < $1.length }
  }

  /// Keeps a text that was laid out with what was known of its beginning.
  mutating func note(
    _ source: TextSource, _ content: TextLayout.Content, for key: TextLayout.Key,
    after before: TextBeginning?
  ) {
    guard Self.holds(source), !key.lineBreak.truncates else { return }
    // The text that this one came from isn't needed any more.
    if let before, before.length > source.utf16.count / 2 {
      entries.removeAll { $0.utf16 == before.utf16 && $0.key.isAlike(key) }
    }
    entries.append(TextBeginning(key: key, utf16: source.utf16, lines: content.lines))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  private static func holds(_ source: TextSource) -> Bool {
    source.runs.count == 1 && (leastLength...mostLength).contains(source.utf16.count)
  }
}

extension TextLayout.Key {
  /// Whether two texts are laid out the same way, whatever they say.
  fileprivate func isAlike(_ other: Self) -> Bool {
    guard runs.count == 1, other.runs.count == 1 else { return false }
    var (one, two) = (self, other)
    one.runs[0].text = ""
    two.runs[0].text = ""
    return one == two
  }
}

extension [UInt16] {
  /// How many elements are the same from the start on.
  fileprivate func commonPrefixLength(with other: [UInt16]) -> Int {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { two in
        let end = Swift.min(one.count, two.count)
        var length = 0
        while length < end, one[length] == two[length] { length += 1 }
        return length
      }
    }
  }
}
