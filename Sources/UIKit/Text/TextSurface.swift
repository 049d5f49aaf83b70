import Graphics

/// A view that shows a text that the user can edit or select; all places are in the coordinates of
/// the view.
protocol TextSurface: UIView, UIKeyInput, TextEditorHost {
  /// The text with its selection.
  var editor: TextEditor { get }
  /// Whether the user can change the text, at a caret; else it can only be selected.
  var takesText: Bool { get }
  /// What fingers do to the text.
  var pointer: TextPointer { get }
  /// The text as it is shown.
  var displayedText: DisplayedText { get }
  /// The lines as they are shown.
  var textLayout: TextLayout { get }
  /// Where the corner of the lines is, in points.
  var textOrigin: CGPoint { get }
  /// Where the text can be seen, in points.
  var visibleTextArea: CGRect { get }
  /// The place in the text that a layout brings into sight; nil where the text stays as it is.
  var placeInSight: TextCaret? { get set }
  /// What of the view is to be seen while the text is typed, in points.
  var areaInSight: CGRect { get }
  /// From where to where the caret and the selection reach in the only line, in points; nil for
  /// lines that differ.
  var fixedLine: ClosedRange<CGFloat>? { get }
  /// Draws the selection and the text in the view's coordinates.
  func drawLines(on canvas: Canvas)
  /// Whether a drag that begins in the text selects rather than scrolls.
  var dragSelects: Bool { get }
}

extension TextSurface {
  /// The blinking line.
  var caret: CaretView { pointer.caret }

  /// A caret in the text, on device pixels.
  func caretRect(at caret: TextCaret) -> CGRect {
    let scale = traitCollection.displayScale
    let rect = placed(textLayout.caretRect(at: shown(caret)))
    // The line stands on the border between two characters.
    return CGRect(
      x: (rect.minX - CaretView.width / 2).rounded(toPixelsAt: scale),
      y: rect.minY.rounded(toPixelsAt: scale), width: CaretView.width,
      height: rect.height.roundedUp(toPixelsAt: scale))
  }

  /// The caret where text goes now.
  var caretFrame: CGRect { caretRect(at: editor.content.caret) }

  /// The place in the text that is nearest to a point.
  func textCaret(at point: CGPoint) -> TextCaret {
    text(
      textLayout.caret(closestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)))
  }

  /// What covers the selection; nothing for a caret, or for all of what is being composed.
  var selectionFrames: [CGRect] {
    let text = editor.content
    let range = displayedText.shownRange(of: text.selection)
    guard !range.isEmpty, text.selection != text.marked else { return [] }
    return textLayout.selectionRects(for: range).map(placed)
  }

  /// Fills what covers the selection, with the view's corner at a point of the canvas.
  func drawSelection(on canvas: Canvas, at corner: CGPoint) {
    let color = resolve(tintColor).multiplyingAlpha(by: TextPointer.selectionOpacity)
    for frame in selectionFrames {
      canvas.fill(frame.offsetBy(dx: corner.x, dy: corner.y), with: color)
    }
  }

  /// Brings a place in the text into sight with the next layout.
  func show(_ place: TextCaret) {
    placeInSight = place
    setNeedsLayout()
  }

  /// Scrolls what is around a text that is edited as little as it takes to show it, as UIKit does
  /// by itself; what the app did for the keyboard comes first, so that there may be nothing left to
  /// do.
  func bringIntoSight() {
    guard isFirstResponder, enclosingScrollView != nil else { return }
    window?.layoutIfNeeded()
    bringIntoSight(areaInSight)
  }

  /// A rectangle of the layout in the view's coordinates.
  private func placed(_ rect: CGRect) -> CGRect {
    let rect = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    guard let line = fixedLine else { return rect }
    return CGRect(
      x: rect.minX, y: line.lowerBound, width: rect.width,
      height: line.upperBound - line.lowerBound)
  }

  private func shown(_ caret: TextCaret) -> TextCaret {
    TextCaret(displayedText.shownOffset(of: caret.offset), caret.affinity)
  }

  private func text(_ caret: TextCaret) -> TextCaret {
    TextCaret(displayedText.textOffset(of: caret.offset), caret.affinity)
  }

  // MARK: The editor's host

  func caret(_ caret: TextCaret, passing side: TextSide) -> TextCaret? {
    textLayout.caret(shown(caret), passing: side).map(text)
  }

  func caret(_ caret: TextCaret, atLineEnd isEnd: Bool) -> TextCaret {
    text(textLayout.caret(shown(caret), atLineEnd: isEnd))
  }

  func isRightToLeft(at caret: TextCaret) -> Bool {
    textLayout.isRightToLeft(at: shown(caret))
  }
}
