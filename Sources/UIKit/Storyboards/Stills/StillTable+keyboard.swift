extension StillTable {
  /// Keeps free what the keyboard covers, and brings the row that is edited into sight; called
  /// where the keyboard's movement is animated.
  func keyboardDidMove() {
    guard avoidsKeyboard, let window else { return }
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
    let keyboard = convert(UIApplication.shared.keyboardFrame, from: nil)
    let covered = bounds.maxY - keyboard.minY - safeAreaInsets.bottom
    let room = max(covered.rounded(toPixelsAt: traitCollection.displayScale), 0)
    let isMore = room > keyboardRoom
    keyboardRoom = room
    guard isMore, let field = window.firstResponder as? UIView else { return }
    let row = sections.flatMap(\.cells).first { field.isDescendant(of: $0) }
    if let row { scrollRectToVisible(row.frame, animated: false) }
  }
}
