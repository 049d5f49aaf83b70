import Graphics

/// The caret that glides with a finger on the keyboard, over the place where it would land.
extension TextPointer {
  /// How long it takes to fall into its place, in seconds; ours.
  private static let landing: TimeInterval = 0.125

  /// Lifts the caret off its place, which stays to be seen faintly.
  func beginFloating() {
    guard let surface, surface.isFirstResponder else { return }
    surface.editor.unmark()
    surface.editor.select { $0.moveCaret(to: $0.caret) }
    surface.layoutIfNeeded()
    let frame = surface.caretFrame
    let caret = CaretView(frame: frame)
    caret.isSteady = true
    caret.show()
    surface.addSubview(caret)
    floating?.caret.removeFromSuperview()
    let origin = surface.textOrigin
    floating = (caret, CGPoint(x: frame.midX - origin.x, y: frame.midY - origin.y))
    self.caret.isFaint = true
  }

  /// Moves the floating caret as far as a finger has gone, but not out of the text.
  func moveFloating(by way: CGSize) {
    guard let surface, let floating else { return }
    let origin = surface.textOrigin
    let lines = surface.textLayout.lines
    let (left, right) = (lines.map(\.x).min() ?? 0, lines.map { $0.x + $0.width }.max() ?? 0)
    var place = floating.place
    place.x = min(max(place.x + way.width, left), right)
    if surface.fixedLine == nil {
      let half = surface.caretFrame.height / 2
      let bottom = max(surface.textLayout.size.height - half, half)
      place.y = min(max(place.y + way.height, half), bottom)
    }
    self.floating?.place = place
    let point = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
    surface.editor.select { $0.moveCaret(to: surface.textCaret(at: point)) }
    standFloating()
  }

  /// Lets the floating caret fall where its place was seen.
  func endFloating() {
    guard let floating else { return }
    self.floating = nil
    caret.isFaint = false
    UIView.animate(withDuration: Self.landing) {
      if let surface = self.surface { floating.caret.frame = surface.caretFrame }
    } completion: { _ in
      floating.caret.removeFromSuperview()
    }
  }

  /// Puts the floating caret where it belongs over the text, which may have scrolled.
  func standFloating() {
    guard let surface, let floating else { return }
    let size = surface.caretFrame.size
    let (origin, place) = (surface.textOrigin, floating.place)
    floating.caret.frame = CGRect(
      x: origin.x + place.x - size.width / 2, y: origin.y + place.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
