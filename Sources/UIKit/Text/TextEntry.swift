/// What the phone's keyboards and input methods ask of an edited text beside `UIKeyInput`.
@MainActor package protocol TextEntry: UIKeyInput {
  /// The text before the insertion point or the selection.
  var textBeforeSelection: String { get }
  /// The caret in the window's coordinates, in points; nil while there is none.
  var caretRectInWindow: CGRect? { get }
  /// Shows text that an input method is composing; nil or empty takes it away again.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Does what an editing key of a hardware keyboard does; false if it does nothing here.
  func handle(_ key: EditingKey, _ modifiers: EditingModifiers) -> Bool
}
