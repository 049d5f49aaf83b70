/// What the phone's keyboards and input methods ask of an edited text beside `UIKeyInput`.
@MainActor package protocol TextEntry: UIKeyInput {
  /// Whether the user can change the text, at a caret; else it can only be selected.
  var takesText: Bool { get }
  /// The text before the insertion point or the selection.
  var textBeforeSelection: String { get }
  /// Whether a caret stands in the text with no letter behind it: a word that it follows is whole.
  var isAtEndOfWord: Bool { get }
  /// All of the text, also where it is hidden.
  var wholeText: String { get }
  /// The selected UTF-16 offsets; empty for a caret.
  var selectedOffsets: Range<Int> { get }
  /// Whether the text is one that nobody else may read.
  var isSecret: Bool { get }
  /// Whether the caret is fully lit, or there is none.
  var isCaretLit: Bool { get }
  /// The caret in the window's coordinates, in points; nil while there is none.
  var caretRectInWindow: CGRect? { get }
  /// Whether an input method is composing in the text.
  var isComposing: Bool { get }
  /// Shows text that an input method is composing; nil or empty takes it away again.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Does what an editing key of a hardware keyboard asks for; false if it does nothing here.
  func perform(_ command: EditingCommand) -> Bool
  /// Whether there is something to cut or copy, to undo or to redo; true for any other command.
  func canPerform(_ command: EditingCommand) -> Bool
  /// Makes one of all changes in a body, so that they are undone together.
  func asOneChange(_ body: () -> Void)
  /// Lifts the caret, so that it glides over the text.
  func beginFloatingCaret()
  /// Moves a caret that floats by a way in points; the insertion point is what is nearest to it.
  func moveFloatingCaret(by way: CGSize)
  /// Lets the caret fall into its place.
  func endFloatingCaret()
}

extension TextEntry where Self: UIView {
  private var surface: (any TextSurface)? { self as? any TextSurface }

  /// The text before the insertion point or the selection.
  package var textBeforeSelection: String { surface?.editor.content.beforeSelection ?? "" }

  /// Whether a caret stands in the text with no letter behind it: a word that it follows is whole.
  package var isAtEndOfWord: Bool {
    guard let content = surface?.editor.content, content.selection.isEmpty else { return false }
    return content.afterSelection.first?.isLetter != true
  }

  /// All of the text, also where it is hidden.
  package var wholeText: String { surface?.editor.content.string ?? "" }

  /// The selected UTF-16 offsets; empty for a caret.
  package var selectedOffsets: Range<Int> { surface?.editor.content.selection ?? 0..<0 }

  /// Whether the text is one that nobody else may read, even while it is shown.
  package var isSecret: Bool {
    isSecureTextEntry || [.password, .newPassword].contains(textContentType)
  }

  /// Whether the caret is fully lit, or there is none.
  package var isCaretLit: Bool {
    guard let caret = surface?.caret, caret.isShown else { return true }
    return caret.opacity == 1
  }

  /// The caret in the window's coordinates, in points; nil while there is none.
  package var caretRectInWindow: CGRect? {
    guard let surface, isFirstResponder, takesText else { return nil }
    return convert(surface.caretFrame, to: nil)
  }

  /// Whether an input method is composing in the text.
  package var isComposing: Bool { surface?.editor.content.marked != nil }

  /// Makes one of all changes in a body, so that they are undone together.
  package func asOneChange(_ body: () -> Void) {
    if let surface { surface.editor.asOneChange(body) } else { body() }
  }

  /// Lifts the caret, so that it glides over the text.
  package func beginFloatingCaret() { surface?.pointer.beginFloating() }

  /// Moves a caret that floats by a way in points; the insertion point is what is nearest to it.
  package func moveFloatingCaret(by way: CGSize) { surface?.pointer.moveFloating(by: way) }

  /// Lets the caret fall into its place.
  package func endFloatingCaret() { surface?.pointer.endFloating() }

  /// Does what a key or the edit menu asks for; what apps may override goes by their methods.
  package func perform(_ command: EditingCommand) -> Bool {
    guard let surface else { return false }
    guard takesText || !command.changesText else { return true }
    switch command {
    case .delete(.backward, by: .character): surface.deleteBackward()
    case .cut: surface.cut(nil)
    case .copy: surface.copy(nil)
    case .paste: surface.paste(nil)
    case .select: surface.select(nil)
    case .selectAll: surface.selectAll(nil)
    default: surface.editor.perform(command)
    }
    return true
  }

  /// Whether there is something to cut or copy, to undo or to redo; true for any other command.
  package func canPerform(_ command: EditingCommand) -> Bool {
    surface?.editor.canPerform(command) ?? false
  }
}
