import Graphics

extension UITextView {
  /// The distance of lines from the sides of their container, in points, as NSTextContainer has it.
  private static let linePadding: CGFloat = 5

  private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.systemFontSize) }

  /// Where the lines start, in the content's coordinates.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + Self.linePadding, y: textContainerInset.top)
  }

  private var sideRoom: CGFloat {
    textContainerInset.left + textContainerInset.right + Self.linePadding * 2
  }

  var textLayout: TextLayout { textLayout(width: bounds.width) }

  /// The lines in a text view of a width.
  private func textLayout(width: CGFloat) -> TextLayout {
    TextLayout(
      editor.content.runs(font: shownFont), width: max(width - sideRoom, 0),
      alignment: textAlignment == .natural ? .reading : textAlignment.textAlignment,
      language: UIApplication.shared.language,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func contentSize(width: CGFloat) -> CGSize {
    let layout = textLayout(width: width)
    return CGSize(
      width: layout.size.width + sideRoom,
      height: layout.size.height + textContainerInset.top + textContainerInset.bottom
    ).roundedUp(toPixelsAt: traitCollection.displayScale)
  }

  /// Told that the text or anything that changes its looks has changed.
  func textDidChange() {
    column = nil
    contentView.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Gives the content its size, places the caret and scrolls to it after it has moved.
  func layoutText() {
    UIView.performWithoutAnimation {
      let size = CGSize(width: bounds.width, height: contentSize(width: bounds.width).height)
      if contentSize != size { contentSize = size }
      let frame = CGRect(
        x: 0, y: 0, width: size.width, height: max(size.height, bounds.height))
      if contentView.frame != frame { contentView.frame = frame }
      pointer.update()
    }
    keepCaretInSight()
  }

  /// Scrolls to a caret that has moved, or that a smaller room would hide: as the device is turned,
  /// or the keyboard comes.
  private func keepCaretInSight() {
    guard isFirstResponder else {
      laidOutRoom = nil
      return
    }
    let room = (size: bounds.size, insets: adjustedContentInset)
    if let laidOutRoom, laidOutRoom != room, isCaretInSight, !isTracking { revealsCaret = true }
    laidOutRoom = room
    let caret = caretFrame
    if revealsCaret {
      revealsCaret = false
      scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
    }
    isCaretInSight = bounds.inset(by: adjustedContentInset).intersects(caret)
  }

  /// Draws the selection and the lines in the content's coordinates.
  func drawText(on canvas: Canvas) {
    if isFirstResponder { drawSelection(on: canvas, at: .zero) }
    textLayout.draw(on: canvas, at: textOrigin, color: resolve(textColor ?? .label))
  }
}
