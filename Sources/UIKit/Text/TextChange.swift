/// A part of a text that was replaced; all offsets are in UTF-16 units.
nonisolated struct TextChange: Equatable {
  /// Where the part starts.
  var place: Int
  /// What stood there.
  var old: String
  /// What stands there now.
  var new: String
  /// Whether the old text is selected when it comes back.
  var selectsOld = false

  /// Where the old text was.
  var oldRange: Range<Int> { place..<(place + old.utf16.count) }
  /// Where the new text is.
  var newRange: Range<Int> { place..<(place + new.utf16.count) }

  /// This change and the next as one; nil if they don't touch each other.
  func merged(with next: TextChange) -> TextChange? {
    guard next.place <= newRange.upperBound, next.oldRange.upperBound >= place else { return nil }
    // How far the next reaches out of what this one has put there, at both sides.
    let (head, tail) = (place - next.place, next.oldRange.upperBound - newRange.upperBound)
    return TextChange(
      place: min(place, next.place),
      old: next.old.prefix(units: head) + old + next.old.suffix(units: tail),
      new: new.prefix(units: -head) + next.new + new.suffix(units: -tail), selectsOld: selectsOld)
  }
}

nonisolated extension String {
  /// As many UTF-16 units of the start; none for a number below 0.
  fileprivate func prefix(units: Int) -> String {
    String(self[..<Index(utf16Offset: max(units, 0), in: self)])
  }

  /// As many UTF-16 units of the end; none for a number below 0.
  fileprivate func suffix(units: Int) -> String {
    String(self[Index(utf16Offset: utf16.count - max(units, 0), in: self)...])
  }
}
