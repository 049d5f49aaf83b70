import Foundation

/// A key of the software keyboard.
nonisolated struct Key: Hashable, Sendable {
  /// What a key does.
  enum Action: Hashable, Sendable {
    /// Types text; shift makes it a capital.
    case type(String)
    case shift
    /// Keeps shift down for letters until it is pressed again.
    case capsLock
    case delete
    case space
    case `return`
    /// Shows another set of keys.
    case show(KeyboardPlane)
    /// Lets the keyboard of emoji take over.
    case emoji
    /// Scrolls to a group of emoji.
    case category(EmojiCategory)
    /// Puts the keyboard away.
    case dismiss
    case undo
    case redo
  }

  let action: Action
  /// The cap, in points from the corner below the predictive bar.
  let frame: CGRect
  /// The letters below a digit of a number pad.
  var letters = ""
  /// What a pull down on the key types; it stands small above the key's text.
  var second: String?
  /// What shift makes of the key's text where that isn't its capital; it stands above the text.
  var shifted: String?
  /// The lower corner that a word on the key stands in, instead of a mark in the middle.
  var corner: Corner?
  /// What stands on the key instead of its text or the name of its plane.
  var title: String?
  /// Whether the key has a cap under its mark.
  var hasCap = true

  /// A lower corner of a key.
  enum Corner: Hashable, Sendable {
    case left
    case right
  }

  /// Whether the key types something that shows above the finger.
  var types: Bool {
    if case .type = action { true } else { false }
  }
}

/// One of the sets of keys that a keyboard shows in turn.
nonisolated enum KeyboardPlane: Hashable, Sendable {
  case letters
  case numbers
  case symbols
  case emoji
}
