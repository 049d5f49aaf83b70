import Graphics

nonisolated extension EditingText {
  /// Where a step from an offset ends.
  func offset(from offset: Int, _ direction: EditingDirection, by unit: EditingUnit) -> Int {
    switch (unit, direction) {
    case (.character, .backward): previousCharacter(before: offset)
    case (.character, .forward): nextCharacter(after: offset)
    case (.word, .backward): wordStart(before: offset)
    case (.word, .forward): wordEnd(after: offset)
    case (.line, .backward): lineStart(before: offset)
    case (.line, .forward): lineEnd(after: offset)
    }
  }

  private func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: boundary(at: offset), in: string)
  }

  private func previousCharacter(before offset: Int) -> Int {
    let index = index(offset)
    guard index > string.startIndex else { return 0 }
    return string.index(before: index).utf16Offset(in: string)
  }

  private func nextCharacter(after offset: Int) -> Int {
    let index = index(offset)
    guard index < string.endIndex else { return length }
    return string.index(after: index).utf16Offset(in: string)
  }

  private func wordStart(before offset: Int) -> Int {
    var place = offset
    while place > 0, !isWord(before: place) { place = previousCharacter(before: place) }
    guard place > 0 else { return 0 }
    return TextLayout.wordRange(in: string, at: previousCharacter(before: place)).lowerBound
  }

  private func wordEnd(after offset: Int) -> Int {
    var place = offset
    while place < length, !isWord(after: place) { place = nextCharacter(after: place) }
    guard place < length else { return length }
    return TextLayout.wordRange(in: string, at: place).upperBound
  }

  private func isWord(before offset: Int) -> Bool {
    character(before: offset).map { $0.isLetter || $0.isNumber } ?? false
  }

  private func isWord(after offset: Int) -> Bool {
    character(after: offset).map { $0.isLetter || $0.isNumber } ?? false
  }

  private func lineStart(before offset: Int) -> Int {
    let head = string[..<index(offset)]
    guard let end = head.lastIndex(where: \.isNewline) else { return 0 }
    return string.index(after: end).utf16Offset(in: string)
  }

  private func lineEnd(after offset: Int) -> Int {
    let tail = string[index(offset)...]
    return (tail.firstIndex(where: \.isNewline) ?? string.endIndex).utf16Offset(in: string)
  }

  /// The paragraph around an offset, without its end.
  func paragraph(at offset: Int) -> Range<Int> {
    lineStart(before: offset)..<lineEnd(after: offset)
  }

  /// Selects a part and all from there to an offset, by whole words or paragraphs; the head is
  /// where the offset is.
  mutating func select(_ part: Range<Int>, reaching offset: Int, by unit: EditingUnit) {
    let reached: Range<Int> =
      switch unit {
      case .character: offset..<offset
      case .word: word(at: offset < part.upperBound ? offset : previousCharacter(before: offset))
      case .line: paragraph(at: offset)
      }
    // A finger on the mark or the blank beside a word has gone nowhere yet.
    if unit == .word, nearestWord(to: offset) == part { return select(part) }
    if offset < part.lowerBound {
      select(min(reached.lowerBound, offset)..<part.upperBound, headFirst: true)
    } else if offset > part.upperBound {
      select(part.lowerBound..<max(reached.upperBound, offset))
    } else {
      select(part)
    }
  }

  /// What deleting in a direction takes away: the selection, or one step.
  func deletion(_ direction: EditingDirection, by unit: EditingUnit) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let end =
      unit == .character && direction == .backward
      ? deletionStart(before: head) : offset(from: head, direction, by: unit)
    return min(head, end)..<max(head, end)
  }

  /// Where the part begins that one backspace takes away.
  ///
  /// That is a whole character as it is read, such as é, 한 or a family of emoji; but what was typed
  /// last of a syllable in the scripts from Armenian to Limbu, the vowel of दे or a point of
  /// Hebrew, goes alone (CFString's clusters for backward deletion).
  private func deletionStart(before offset: Int) -> Int {
    let start = previousCharacter(before: offset)
    let scalars = Array(substring(start..<offset).unicodeScalars)
    let alone = scalars.reversed().prefix { !$0.isDeletedAlone }.count
    guard alone < scalars.count else { return start }
    let taken = scalars.suffix(max(alone, 1))
    return offset - taken.reduce(0) { $0 + $1.utf16.count }
  }

  /// The word around an offset, or the stretch between two words.
  func word(at offset: Int) -> Range<Int> { TextLayout.wordRange(in: string, at: offset) }

  /// The word that an offset is in or at an end of, over marks between them.
  ///
  /// Where there is none, it is the mark or the sign there, and among blanks what is nearest in the
  /// paragraph; what is before comes first.
  func nearestWord(to offset: Int) -> Range<Int> {
    let (start, end) = (
      previous(from: offset, over: \.isPunctuation), next(from: offset, over: \.isPunctuation)
    )
    let (back, ahead) = (isWord(before: start), isWord(after: end))
    if ahead, !back || end == offset || end - offset < offset - start { return word(at: end) }
    if back { return word(at: previousCharacter(before: start)) }
    if character(after: offset)?.isWhitespace == false { return word(at: offset) }
    if character(before: offset)?.isWhitespace == false {
      return word(at: previousCharacter(before: offset))
    }
    let (left, right) = (
      previous(from: offset, over: \.isBlank), next(from: offset, over: \.isBlank)
    )
    let hasLeft = character(before: left).map { !$0.isNewline } ?? false
    let hasRight = character(after: right).map { !$0.isNewline } ?? false
    if hasLeft, !hasRight || offset - left <= right - offset { return nearestWord(to: left) }
    return hasRight ? nearestWord(to: right) : word(at: offset)
  }

  private func character(before offset: Int) -> Character? { string[..<index(offset)].last }

  private func character(after offset: Int) -> Character? { string[index(offset)...].first }

  /// How far characters of a kind reach before an offset.
  private func previous(from offset: Int, over isKind: (Character) -> Bool) -> Int {
    let head = string[..<index(offset)]
    return head.lastIndex { !isKind($0) }.map { string.index(after: $0) }.map {
      $0.utf16Offset(in: string)
    } ?? 0
  }

  /// How far characters of a kind reach after an offset.
  private func next(from offset: Int, over isKind: (Character) -> Bool) -> Int {
    let tail = string[index(offset)...]
    return (tail.firstIndex { !isKind($0) } ?? string.endIndex).utf16Offset(in: string)
  }
}

nonisolated extension Character {
  /// Whether it is a blank within a paragraph.
  fileprivate var isBlank: Bool { isWhitespace && !isNewline }
}

nonisolated extension Unicode.Scalar {
  /// Whether a backspace takes the sign without what it stands on: from Armenian to Limbu, but for
  /// the parts of Korean syllables.
  fileprivate var isDeletedAlone: Bool {
    (0x0530...0x194F).contains(value) && !(0x1100...0x11FF).contains(value)
  }
}
