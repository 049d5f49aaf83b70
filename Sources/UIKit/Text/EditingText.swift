/// A text with an insertion point or a selection; all offsets are in UTF-16 units.
nonisolated struct EditingText: Equatable {
  /// The text itself.
  private(set) var string = ""
  /// The end of the selection that stays where it is while the other moves.
  private(set) var anchor = 0
  /// The end of the selection that moves; where the caret is.
  private(set) var head = 0
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

  /// A part of the text.
  func substring(_ range: Range<Int>) -> String {
    let limited = range.clamped(to: 0..<length)
    let start = String.Index(utf16Offset: limited.lowerBound, in: string)
    let end = String.Index(utf16Offset: limited.upperBound, in: string)
    return String(string[start..<end])
  }

  /// The text before the caret or the selection.
  var beforeSelection: String { substring(0..<selection.lowerBound) }

  // MARK: Changing

  /// Puts a string in the place of a part and the caret behind it.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let limited = range.clamped(to: 0..<length)
    let start = String.Index(utf16Offset: limited.lowerBound, in: string)
    let end = String.Index(utf16Offset: limited.upperBound, in: string)
    string.replaceSubrange(start..<end, with: replacement)
    marked = nil
    moveCaret(to: boundary(at: limited.lowerBound + replacement.utf16.count))
  }

  /// Puts text that is being composed in the place of the last such text or of the selection.
  mutating func setMarked(_ text: String, selection: Range<Int>) {
    let start = (marked ?? self.selection).lowerBound
    replace(marked ?? self.selection, with: text)
    guard !text.isEmpty else { return }
    let range = start..<(start + text.utf16.count)
    marked = range
    anchor = boundary(at: min(start + selection.lowerBound, range.upperBound))
    head = boundary(at: min(start + selection.upperBound, range.upperBound))
  }

  /// Takes what is being composed as text.
  mutating func unmark() { marked = nil }

  // MARK: Selecting

  /// Puts the caret between two characters.
  mutating func moveCaret(to offset: Int) {
    anchor = boundary(at: offset)
    head = anchor
  }

  /// Moves the end of the selection that the caret is at.
  mutating func extendSelection(to offset: Int) {
    head = boundary(at: offset)
  }

  /// Selects a part of the text, with the caret's end last or first.
  mutating func select(_ range: Range<Int>, headFirst: Bool = false) {
    let (start, end) = (boundary(at: range.lowerBound), boundary(at: range.upperBound))
    anchor = headFirst ? end : start
    head = headFirst ? start : end
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
