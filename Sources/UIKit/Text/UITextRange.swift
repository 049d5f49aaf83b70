/// A part of a text between two places.
open class UITextRange {
  private let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }

  /// Whether the part is no more than a place.
  open var isEmpty: Bool { range.isEmpty }
}
