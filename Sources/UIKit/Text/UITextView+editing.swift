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
    caret.show()
    revealsCaret = true
    textDidChange()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    editor.select { $0.unmark() }
    gesture = .none
    caret.hide()
    textDidChange()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}

extension UITextView: TextEditorHost {
  var hidesText: Bool { false }

  var replacesTextOnInsertion: Bool { false }

  func fitting(_ text: String) -> String { text }

  func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func userDidChangeText(typed: Int?) {
    textDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    if isFirstResponder {
      caret.show()
      revealsCaret = true
    }
    contentView.setNeedsDisplay()
    setNeedsLayout()
    textDelegate?.textViewDidChangeSelection(self)
  }

  func offset(_ direction: EditingText.Direction, lineFrom offset: Int) -> Int {
    let layout = textLayout
    let caret = layout.caretRect(atUTF16: offset)
    let x = column.flatMap { $0.head == offset ? $0.x : nil } ?? caret.minX
    let y = direction == .backward ? caret.minY - 1 : caret.maxY + 1
    var target = layout.offset(closestTo: CGPoint(x: x, y: y))
    if y < 0 { target = 0 }
    if y > layout.size.height { target = editor.content.length }
    column = (x, target)
    return target
  }

  func offset(_ direction: EditingText.Direction, lineEdgeFrom offset: Int) -> Int {
    let line = textLayout.lines.last { $0.range.lowerBound <= offset }
    guard let line else { return offset }
    guard direction == .forward else { return line.range.lowerBound }
    // The end of a wrapped line is the start of the next one.
    let next = textLayout.lines.first { $0.range.lowerBound == line.range.upperBound }
    guard next != nil, next?.range != line.range else { return line.range.upperBound }
    return editor.content.offset(from: line.range.upperBound, .backward, by: .character)
  }
}

extension UITextView: TextSurface {
  var caretFrame: CGRect { contentView.convert(caretRect, to: self) }

  func textOffset(at point: CGPoint) -> Int {
    let inside = convert(point, to: contentView)
    return textLayout.offset(
      closestTo: CGPoint(x: inside.x - textOrigin.x, y: inside.y - textOrigin.y))
  }
}

extension UITextView: TextEntry {
  package var textBeforeSelection: String { editor.content.beforeSelection }

  package var caretRectInWindow: CGRect? {
    isFirstResponder ? contentView.convert(caretRect, to: nil) : nil
  }

  package func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? "", selection: Range(limiting: selectedRange))
  }

  package func handle(_ key: EditingKey, _ modifiers: EditingModifiers) -> Bool {
    editor.handle(key, modifiers)
  }
}
