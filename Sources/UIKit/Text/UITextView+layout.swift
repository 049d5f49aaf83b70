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
    rooms = rooms.suffix(1)
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

  /// What the text has to do with, as the device is turned or the keyboard comes.
  struct Room: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
  }

  /// How many rooms are kept in mind; ours.
  private static let roomLimit = 8

  /// Scrolls to a place that is to be seen, as a caret that has moved, or one that a smaller room
  /// would hide; in a room that was left since, the text stands where it stood.
  private func keepCaretInSight() {
    guard isFirstResponder else { return rooms = [] }
    enter(Room(size: bounds.size, insets: adjustedContentInset))
    if let place = placeInSight {
      placeInSight = nil
      scrollRectToVisible(areaInSight(around: caretRect(at: place)), animated: false)
    }
    if !rooms.isEmpty { rooms[rooms.count - 1].offset = contentOffset }
    isCaretInSight = bounds.inset(by: adjustedContentInset).intersects(caretFrame)
  }

  /// Notes the room that there is now, and goes back to the offset that the text had in it.
  private func enter(_ room: Room) {
    let last = rooms.last
    if placeInSight != nil || last?.room == room && last?.offset != contentOffset { rooms = [] }
    if let known = rooms.firstIndex(where: { $0.room == room }) {
      rooms = Array(rooms[...known])
      if room != last?.room, !isTracking, !isMoving { contentOffset = rooms[known].offset }
    } else {
      if last != nil, last?.room != room, isCaretInSight, !isTracking {
        placeInSight = editor.content.caret
      }
      rooms = rooms.suffix(Self.roomLimit - 1) + [(room, contentOffset)]
    }
  }

  /// Draws the selection and the lines in the content's coordinates.
  func drawText(on canvas: Canvas) {
    if isFirstResponder { drawSelection(on: canvas, at: .zero) }
    textLayout.draw(on: canvas, at: textOrigin, color: resolve(textColor ?? .label))
  }
}
