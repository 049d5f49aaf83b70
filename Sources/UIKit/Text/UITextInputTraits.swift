/// What a text wants its keyboard to be; everything has a default.
@MainActor public protocol UITextInputTraits: AnyObject {
  /// The set of keys.
  var keyboardType: UIKeyboardType { get }
  /// The light or dark look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// When the shift key turns itself on.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected and offered.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether the text is hidden while it is typed.
  var isSecureTextEntry: Bool { get }
  /// What the text means.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// The set of keys; `.default` unless implemented.
  public var keyboardType: UIKeyboardType { .default }
  /// The look of the keyboard; `.default` unless implemented.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The title of the return key; `.default` unless implemented.
  public var returnKeyType: UIReturnKeyType { .default }
  /// Whether the return key waits for text; false unless implemented.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// When the shift key turns itself on; `.sentences` unless implemented.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// Whether words are corrected and offered; `.default` unless implemented.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// Whether misspelt words are marked; `.default` unless implemented.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Whether the text is hidden; false unless implemented.
  public var isSecureTextEntry: Bool { false }
  /// What the text means; nil unless implemented.
  public var textContentType: UITextContentType! { nil }
}

/// A set of keys.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Letters of the current language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation first.
  case numbersAndPunctuation = 2
  /// Letters with a point, a slash and .com.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// A telephone's keys.
  case phonePad = 5
  /// Letters, and a telephone's keys behind them.
  case namePhonePad = 6
  /// Letters with @ and a point.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters with @ and #.
  case twitter = 9
  /// Letters with a point beside the space bar.
  case webSearch = 10
  /// Digits of ASCII only.
  case asciiCapableNumberPad = 11

  /// The old name of `.asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The look of a keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the text's surroundings.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The old name of `.dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of a return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default` = 0
  /// “go”.
  case go = 1
  /// “Google”.
  case google = 2
  /// “join”.
  case join = 3
  /// “next”.
  case next = 4
  /// “route”.
  case route = 5
  /// “search”.
  case search = 6
  /// “send”.
  case send = 7
  /// “Yahoo”.
  case yahoo = 8
  /// “done”.
  case done = 9
  /// “emergency call”.
  case emergencyCall = 10
  /// “continue”.
  case `continue` = 11
}

/// When a keyboard's shift key turns itself on.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the start of every word.
  case words = 1
  /// At the start of every sentence.
  case sentences = 2
  /// For every letter.
  case allCharacters = 3
}

/// Whether typed words are corrected and offered.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelt words are marked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
