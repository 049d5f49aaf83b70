/// The traits that views have and that apps set; there are none until one is set.
extension UITextInputTraits where Self: UIView {
  /// The set of keys; `.default` by default.
  public var keyboardType: UIKeyboardType {
    get { (inputTraits ?? .standard).keyboardType }
    set { makeInputTraits().keyboardType = newValue }
  }
  /// The light or dark look of the keyboard; `.default` by default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { (inputTraits ?? .standard).keyboardAppearance }
    set { makeInputTraits().keyboardAppearance = newValue }
  }
  /// The title of the return key; `.default` by default.
  public var returnKeyType: UIReturnKeyType {
    get { (inputTraits ?? .standard).returnKeyType }
    set { makeInputTraits().returnKeyType = newValue }
  }
  /// Whether the return key waits for text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { (inputTraits ?? .standard).enablesReturnKeyAutomatically }
    set { makeInputTraits().enablesReturnKeyAutomatically = newValue }
  }
  /// When the shift key turns itself on; at sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { (inputTraits ?? .standard).autocapitalizationType }
    set { makeInputTraits().autocapitalizationType = newValue }
  }
  /// Whether words are corrected and offered; `.default` by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { (inputTraits ?? .standard).autocorrectionType }
    set { makeInputTraits().autocorrectionType = newValue }
  }
  /// Whether an iPhone marks misspelt words; `.default` by default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { (inputTraits ?? .standard).spellCheckingType }
    set { makeInputTraits().spellCheckingType = newValue }
  }
  /// What the text means; nil by default.
  public var textContentType: UITextContentType! {
    get { (inputTraits ?? .standard).textContentType }
    set { makeInputTraits().textContentType = newValue }
  }
}
