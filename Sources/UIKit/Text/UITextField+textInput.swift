extension UITextField: UITextInput {
  /// The selected part, empty for a caret; setting it moves the caret.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editor.content.selection) }
    set {
      guard let newValue else { return }
      editor.select { $0.select(newValue.start.offset..<newValue.end.offset) }
    }
  }

  /// What an input method is composing; nil for nothing.
  public var markedTextRange: UITextRange? { editor.content.marked.map(UITextRange.init) }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editor.content.length) }

  /// The characters of a part.
  public func text(in range: UITextRange) -> String? {
    editor.content.substring(range.start.offset..<range.end.offset)
  }

  /// The part between two places, in whichever order they are.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (one, other) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(one, other)..<max(one, other))
  }

  /// The place some UTF-16 units further on; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    guard (0...editor.content.length).contains(target) else { return nil }
    return UITextPosition(offset: target)
  }

  /// How many UTF-16 units are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places comes first.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The caret at a place, in the field's coordinates, in points.
  public func caretRect(for position: UITextPosition) -> CGRect {
    textView.convert(caretRect(atOffset: position.offset), to: self)
  }

  /// The place that is nearest to a point of the field.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: textOffset(at: point))
  }

  /// Shows text that is being composed in the place of the last such text or of the selection.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? "", selection: Range(limiting: selectedRange))
  }

  /// Takes what is being composed as text.
  public func unmarkText() { editor.unmark() }
}
