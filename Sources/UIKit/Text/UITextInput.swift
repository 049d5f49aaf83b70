/// A text whose places can be asked for and selected.
public protocol UITextInput: UIKeyInput {
  /// The selected part; empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method is composing; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The characters of a part.
  func text(in range: UITextRange) -> String?
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some UTF-16 units further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How many UTF-16 units are between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The caret at a place, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Shows text that is being composed.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes what is being composed as text.
  func unmarkText()
}
