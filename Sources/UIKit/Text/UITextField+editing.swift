extension UITextField {
  /// Posted when editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// In the notification of the end: the reason as a number.
  nonisolated public static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"

  func didBeginEditing() {
    replacesText = isSecureTextEntry && hasText
    editor.begin(at: pointer.landing)
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.setText("")
      userDidChangeText(typed: nil)
    }
    placeInSight = editor.content.caret
    caret.show()
    textDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    editor.select { $0.unmark() }
    stopEcho()
    replacesText = false
    scroll = 0
    pointer.cancel()
    pointer.hide()
    textDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  /// Does what the return key does.
  func handleReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// Does what the clear button does.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.setText("")
    userDidChangeText(typed: nil)
    selectionDidChange(showing: editor.content.caret)
    becomeFirstResponder()
  }
}
