import Foundation

/// What a finger on the keyboard means so far.
struct KeyboardPress {
  var key: Int?
  /// Whether keys were typed while this one, shift or a plane, was held.
  var wasUsed = false
  /// The plane to go back to when a finger slid from a plane key onto another key.
  var planeBefore: KeyboardPlane?
  /// Whether the finger slid from shift onto letters.
  var isFromShift = false
  /// What the key offers now that it is held, and the text of it that the finger means.
  var menu: KeyMenu?
  var selected: Int?
  /// Where the finger was when the caret last moved, once the space bar moves the caret.
  var caretPlace: CGPoint?
  /// Where the finger came down on a key with a second text, and how far it has pulled that, as a
  /// share of the way.
  var pullStart: CGPoint?
  var pulled: CGFloat = 0
  /// Whether the finger came down on the predictive bar, and the part that it is on now.
  var isOnBar = false
  var barPart: PredictiveBar.Part?

  /// The second text of a key if it was pulled more than half of the way.
  func pulledText(from key: Key) -> String? { pulled > 0.5 ? key.second : nil }
}
