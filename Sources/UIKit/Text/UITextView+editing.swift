extension UITextView {
  /// Posted when editing has begun; the object is the text view.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text; the object is the text view.
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing has ended; the object is the text view.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")

  func didBeginEditing() {
    isEditing = true
    caret.show()
    placeInSight = editor.content.caret
    textDidChange()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    editor.select { $0.unmark() }
    pointer.cancel()
    pointer.hide()
    textDidChange()
    guard isEditing else { return }
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}
