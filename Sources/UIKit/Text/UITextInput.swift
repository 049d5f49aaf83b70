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

// Places are offsets here, so that counting them is the same for every text.
extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

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
    guard (0...endOfDocument.offset).contains(target) else { return nil }
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
}
