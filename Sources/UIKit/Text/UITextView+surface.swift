import Graphics

extension UITextView: TextSurface {
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

  func selectionDidChange(showing place: TextCaret?) {
    pointer.textDidChange()
    if isFirstResponder { placeInSight = place }
    contentView.setNeedsDisplay()
    setNeedsLayout()
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// Goes a line up or down in the column that it started from; from an outer line to an end.
  func caret(_ caret: TextCaret, movedLine direction: EditingDirection) -> TextCaret {
    let layout = textLayout
    let rect = layout.caretRect(at: caret)
    let x = column.flatMap { $0.caret == caret ? $0.x : nil } ?? rect.minX
    let y = direction == .backward ? rect.minY - 1 : rect.maxY + 1
    var target = layout.caret(closestTo: CGPoint(x: x, y: y))
    if y < 0 { target = TextCaret(0) }
    if y > layout.size.height { target = TextCaret(editor.content.length) }
    column = (x, target)
    return target
  }

  var displayedText: DisplayedText { DisplayedText(editor.content.string) }

  var visibleTextArea: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The caret, with as much room as there is below the last line.
  var areaInSight: CGRect { areaInSight(around: caretFrame) }

  func areaInSight(around caret: CGRect) -> CGRect {
    caret.insetBy(dx: 0, dy: -textContainerInset.bottom)
  }

  var fixedLine: ClosedRange<CGFloat>? { nil }

  var dragSelects: Bool { draggableAxes.isEmpty }

  func drawLines(on canvas: Canvas) { drawText(on: canvas) }
}
