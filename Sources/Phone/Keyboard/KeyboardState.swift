import UIKit

/// What the looks of all keys depend on.
nonisolated struct KeyboardState: Hashable, Sendable {
  var shift = ShiftState.off
  var plane = KeyboardPlane.letters
  var returnKey = ReturnKey()
  var isDark = false
  var isPad = false
  var isLandscape = false
  /// Whether caps lock has a key of its own.
  var hasCapsLock = false
  /// Where keys are named after the phone's language.
  var language = "en"
  /// Whether the keys are blank, while a finger on them moves the caret.
  var hidesMarks = false
  /// The group of emoji that is shown.
  var category = EmojiCategory.recents
  /// The words above the keys.
  var predictions: [Prediction] = []
  /// What stands there in their place where a login is typed.
  var passwords = PasswordsOffer.none
  /// What stands beside the words on an iPad.
  var shortcuts: [Shortcut] = []

  var colors: KeyboardColors { isDark ? .dark : .light }
}

/// What a button beside an iPad's words does to the text.
nonisolated struct Shortcut: Hashable, Sendable {
  let command: EditingCommand
  /// Whether there is something to do.
  var isEnabled = true
}

/// What the predictive bar says of the user's passwords.
nonisolated enum PasswordsOffer: Hashable, Sendable {
  /// Nothing.
  case none
  /// That there may be some.
  case offered
  /// That there are none: the phone keeps no passwords.
  case denied
}

/// Whether the next letter is a capital.
nonisolated enum ShiftState: Hashable, Sendable {
  case off
  /// For one letter.
  case once
  /// Until it is pressed again.
  case locked
}

/// What the return key says and does.
nonisolated struct ReturnKey: Hashable, Sendable {
  var type = UIReturnKeyType.default
  var isEnabled = true
}
