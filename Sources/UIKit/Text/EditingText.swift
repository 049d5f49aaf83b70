import Graphics

/// A text with an insertion point or a selection; all offsets are in UTF-16 units.
nonisolated struct EditingText: Equatable {
  /// The text itself.
  private(set) var string = ""
  /// The end of the selection that stays where it is while the other moves.
  private(set) var anchor = 0
  /// The end of the selection that moves; where the caret is.
  private(set) var head = 0
  /// Which of the characters at its place the caret stands at.
  private(set) var affinity = TextCaret.Affinity.downstream
  /// What an input method is composing.
  private(set) var marked: Range<Int>?

  /// Makes a text with the caret at its end.
  init(_ string: String = "") {
    self.string = string
    anchor = length
    head = length
  }

  /// The length of the text.
  var length: Int { string.utf16.count }

  /// The selected part; empty for a caret.
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Where the caret is.
  var caret: TextCaret { TextCaret(head, affinity) }

  /// A part of the text.
  func substring(_ range: Range<Int>) -> String {
    let limited = range.clamped(to: 0..<length)
    let start = String.Index(utf16Offset: limited.lowerBound, in: string)
    let end = String.Index(utf16Offset: limited.upperBound, in: string)
    return String(string[start..<end])
  }

  /// The text before the caret or the selection.
  var beforeSelection: String { substring(0..<selection.lowerBound) }

  /// The text after the caret or the selection.
  var afterSelection: String { substring(selection.upperBound..<length) }

  // MARK: Changing

  /// Puts a string in the place of a part and the caret behind it.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let limited = range.clamped(to: 0..<length)
    let start = String.Index(utf16Offset: limited.lowerBound, in: string)
    let end = String.Index(utf16Offset: limited.upperBound, in: string)
    string.replaceSubrange(start..<end, with: replacement)
    marked = nil
    moveCaret(to: caret(behind: limited.lowerBound + replacement.utf16.count))
  }

  /// Puts text that is being composed in the place of the last such text or of the selection.
  mutating func setMarked(_ text: String, selection: Range<Int>) {
    let start = (marked ?? self.selection).lowerBound
    replace(marked ?? self.selection, with: text)
    guard !text.isEmpty else { return }
    let range = start..<(start + text.utf16.count)
    marked = range
    anchor = boundary(at: min(start + selection.lowerBound, range.upperBound))
    place(caret(behind: min(start + selection.upperBound, range.upperBound)))
  }

  /// Takes what is being composed as text.
  mutating func unmark() { marked = nil }

  // MARK: Selecting

  /// Puts the caret between two characters.
  mutating func moveCaret(to caret: TextCaret) {
    place(caret)
    anchor = head
  }

  /// Puts the caret between two characters.
  mutating func moveCaret(to offset: Int) { moveCaret(to: TextCaret(offset)) }

  /// Moves the end of the selection that the caret is at.
  mutating func extendSelection(to caret: TextCaret) { place(caret) }

  /// Selects a part of the text, with the caret's end last or first.
  mutating func select(_ range: Range<Int>, headFirst: Bool = false) {
    anchor = boundary(at: headFirst ? range.upperBound : range.lowerBound)
    place(TextCaret(headFirst ? range.lowerBound : range.upperBound))
  }

  private mutating func place(_ caret: TextCaret) {
    head = boundary(at: caret.offset)
    affinity = head == caret.offset ? caret.affinity : .downstream
  }

  /// A caret behind what was typed or left, so that it goes on in the same direction, but before
  /// a word that a blank separates from it, which may begin the next line.
  private func caret(behind offset: Int) -> TextCaret {
    let place = boundary(at: offset)
    let isBehindBlank = string[..<index(at: place)].last?.isWhitespace ?? true
    return TextCaret(place, isBehindBlank ? .downstream : .upstream)
  }

  private func index(at offset: Int) -> String.Index {
    String.Index(utf16Offset: offset, in: string)
  }

  /// The nearest place between two characters at or before an offset.
  func boundary(at offset: Int) -> Int {
    let limited = min(max(offset, 0), length)
    let index = String.Index(utf16Offset: limited, in: string)
    return string.rangeOfComposedCharacter(around: index).utf16Offset(in: string)
  }
}

nonisolated extension String {
  /// The start of the character that an index lies in.
  fileprivate func rangeOfComposedCharacter(around index: Index) -> Index {
    guard index > startIndex, index < endIndex else { return index }
    var start = self.index(before: index)
    let next = self.index(after: start)
    if next <= index { start = next }
    return start
  }
}
