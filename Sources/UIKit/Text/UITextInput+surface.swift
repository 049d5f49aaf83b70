import Graphics

/// What text fields and text views have in common.
extension UITextInput where Self: UIView {
  /// The view as one with a text that can be edited.
  private var surface: (any TextSurface)? { self as? any TextSurface }

  private var content: EditingText { surface?.editor.content ?? EditingText() }

  /// The selected part, empty for a caret; setting it moves the caret.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(content.selection) }
    set {
      guard let newValue else { return }
      surface?.editor.select { $0.select(newValue.offsets) }
    }
  }

  /// What an input method is composing; nil for nothing.
  public var markedTextRange: UITextRange? { content.marked.map(UITextRange.init) }

  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: content.length) }

  /// The characters of a part.
  public func text(in range: UITextRange) -> String? { content.substring(range.offsets) }

  /// The caret at a place, in the view's coordinates, in points.
  public func caretRect(for position: UITextPosition) -> CGRect {
    surface?.caretRect(at: TextCaret(position.offset)) ?? .zero
  }

  /// The place that is nearest to a point of the view.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    (surface?.textCaret(at: point)).map { UITextPosition(offset: $0.offset) }
  }

  /// Shows text that is being composed in the place of the last such text or of the selection.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    surface?.editor.setMarked(markedText ?? "", selection: Range(limiting: selectedRange))
  }

  /// Takes what is being composed as text.
  public func unmarkText() { surface?.editor.unmark() }
}
