extension UIResponder {
  /// This object as one that takes what is typed; nil where it takes nothing, as a text that can
  /// only be selected.
  package var keyInput: (any UIKeyInput)? {
    (self as? any TextEntry)?.takesText == false ? nil : self as? any UIKeyInput
  }
}
