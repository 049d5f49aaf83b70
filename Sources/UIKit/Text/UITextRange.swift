/// A part of a text between two places.
open class UITextRange {
  let offsets: Range<Int>

  init(_ range: Range<Int>) {
    offsets = range
  }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(offset: offsets.lowerBound) }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(offset: offsets.upperBound) }

  /// Whether the part is no more than a place.
  open var isEmpty: Bool { offsets.isEmpty }
}
