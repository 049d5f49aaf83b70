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
    editor.select { $0.moveCaret(to: $0.length) }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.setText("")
      userDidChangeText(typed: nil)
    }
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
    gesture = .none
    caret.hide()
    textDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
  }

  /// Scrolls the nearest scroll view as little as it takes to show the field, as UIKit does by
  /// itself; what the app did for the keyboard comes first, so that there may be nothing left to do.
  func scrollIntoSight() {
    guard isFirstResponder, let scrollView = enclosingScrollView else { return }
    window?.layoutIfNeeded()
    scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
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
    selectionDidChange()
    becomeFirstResponder()
  }

  // MARK: Secure text

  /// How long the last character can be read, in seconds (1 to 2 on other systems; ours).
  static let echoDuration: TimeInterval = 1.5

  /// The text as it is shown: itself or bullets.
  var displayedText: DisplayedText {
    let text = editor.content.string
    guard isSecureTextEntry else { return DisplayedText(text) }
    return DisplayedText(hiding: text, except: echo?.offset)
  }

  func stopEcho() {
    if let echo { echo.clock.cancel(echo.token) }
    echo = nil
  }

  private func startEcho(of offset: Int) {
    let clock = UIApplication.shared.clock
    let token = clock.schedule(after: Self.echoDuration) { [weak self] in
      self?.echo = nil
      self?.textDidChange()
    }
    echo = (offset, clock, token)
  }
}

extension UITextField: TextEditorHost {
  var hidesText: Bool { isSecureTextEntry }

  var replacesTextOnInsertion: Bool { replacesText }

  /// A field has one line.
  func fitting(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  func userDidChangeText(typed: Int?) {
    replacesText = false
    stopEcho()
    if isSecureTextEntry, let typed { startEcho(of: typed) }
    textDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    if isEditing { caret.show() }
    textView.setNeedsDisplay()
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  func offset(_ direction: EditingText.Direction, lineFrom offset: Int) -> Int {
    direction == .backward ? 0 : editor.content.length
  }

  func offset(_ direction: EditingText.Direction, lineEdgeFrom offset: Int) -> Int {
    direction == .backward ? 0 : editor.content.length
  }
}

extension UITextField: TextSurface {
  var caretFrame: CGRect { textView.convert(caretRect, to: self) }
}

extension UITextField: TextEntry {
  package var textBeforeSelection: String { editor.content.beforeSelection }

  package var caretRectInWindow: CGRect? {
    guard isEditing else { return nil }
    return textView.convert(caretRect, to: nil)
  }

  package func handle(_ key: EditingKey, _ modifiers: EditingModifiers) -> Bool {
    editor.handle(key, modifiers)
  }
}
