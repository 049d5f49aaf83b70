import Graphics

extension UIView {
  /// The thickness of the thinnest line, in points: one pixel of the screen, or of the canvas where
  /// that has fewer, so that a line along an edge of the view is on a pixel inside it.
  func hairline(on canvas: Canvas) -> CGFloat {
    1 / max(min(traitCollection.displayScale, canvas.scale), 1)
  }
}
