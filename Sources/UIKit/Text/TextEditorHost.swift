import Graphics

/// What a text that is edited asks of the view it stands in.
protocol TextEditorHost: AnyObject {
  /// Whether the text is hidden; such a text can't be copied.
  var hidesText: Bool { get }
  /// Whether what is typed next takes the place of the whole text.
  var replacesTextOnInsertion: Bool { get }
  /// Makes pasted or typed text fit for the view.
  func fitting(_ text: String) -> String
  /// Whether a part of the text may be changed.
  func shouldChange(_ range: NSRange, to replacement: String) -> Bool
  /// Told after the user has changed the text; `typed` is where a single new character begins.
  func userDidChangeText(typed: Int?)
  /// Told after the caret or the selection has moved, and which place in the text is to be seen
  /// now; nil where the text stays as it is.
  func selectionDidChange(showing place: TextCaret?)
  /// Told after the user has typed or moved the caret with a key: that is to be seen.
  func bringIntoSight()
  /// A caret after it has passed one character to a side; nil at an end of the text.
  func caret(_ caret: TextCaret, passing side: TextSide) -> TextCaret?
  /// The start or the end of the line that a caret is on.
  func caret(_ caret: TextCaret, atLineEnd isEnd: Bool) -> TextCaret
  /// Where a line up or down from a caret leads.
  func caret(_ caret: TextCaret, movedLine direction: EditingDirection) -> TextCaret
  /// Whether the paragraph of a caret reads from right to left.
  func isRightToLeft(at caret: TextCaret) -> Bool
}
