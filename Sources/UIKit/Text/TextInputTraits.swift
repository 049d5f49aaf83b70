/// What a view wants its keyboard to be while its text is edited.
final class TextInputTraits {
  /// What every text wants until it is told otherwise.
  static let standard = TextInputTraits()

  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType!
}

extension UIView {
  /// The view's own traits, made as the first of them is set.
  func makeInputTraits() -> TextInputTraits {
    if let inputTraits { return inputTraits }
    let traits = TextInputTraits()
    inputTraits = traits
    return traits
  }
}
