import Graphics

extension UITextField: TextSurface {
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

  func selectionDidChange(showing place: TextCaret?) {
    placeInSight = place
    pointer.textDidChange()
    textView.setNeedsDisplay()
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// A field has one line: up is its start and down its end.
  func caret(_ caret: TextCaret, movedLine direction: EditingDirection) -> TextCaret {
    TextCaret(direction == .backward ? 0 : editor.content.length)
  }

  var textOrigin: CGPoint {
    let layout = textLayout
    return CGPoint(
      x: textArea.minX + start(of: layout), y: baseline(in: textArea) - layout.firstBaseline)
  }

  var visibleTextArea: CGRect {
    CGRect(x: textArea.minX, y: bounds.minY, width: textArea.width, height: bounds.height)
  }

  var fixedLine: ClosedRange<CGFloat>? {
    let top = baseline(in: textArea) - shownFont.ascender
    return top...(top + shownFont.lineHeight)
  }

  func drawLines(on canvas: Canvas) {
    canvas.save()
    canvas.translateBy(x: textView.frame.minX, y: textView.frame.minY)
    drawText(on: canvas)
    canvas.restore()
  }

  var dragSelects: Bool { true }

  var areaInSight: CGRect { bounds }
}
