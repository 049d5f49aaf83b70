/// An object that text can be typed into.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in at the insertion point.
  func insertText(_ text: String)
  /// Deletes the selection or the character before the insertion point.
  func deleteBackward()
}
