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
  /// Whether an iPhone marks misspelt words.
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
  /// Whether an iPhone marks misspelt words; `.default` unless implemented.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Whether the text is hidden; false unless implemented.
  public var isSecureTextEntry: Bool { false }
  /// What the text means; nil unless implemented.
  public var textContentType: UITextContentType! { nil }
}
