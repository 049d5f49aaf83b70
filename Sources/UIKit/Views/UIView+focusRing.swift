import Graphics

extension UIView {
  /// The width of the ring around the view that Tab has reached, its distance and the least radius
  /// of what it goes round, in points; ours.
  private static let focusRingWidth: CGFloat = 2
  private static let focusRingGap: CGFloat = 2
  private static let focusRingRadius: CGFloat = 8

  /// The ring's outer edge, in the view's coordinates.
  func focusRingBounds(_ state: LayerState) -> CGRect {
    let reach = Self.focusRingWidth + Self.focusRingGap
    return state.bounds.insetBy(dx: -reach, dy: -reach)
  }

  func renderFocusRing(_ state: LayerState, on canvas: Canvas) {
    canvas.strokeBorder(
      focusRingBounds(state),
      cornerRadius: max(state.cornerRadius, Self.focusRingRadius) + Self.focusRingWidth
        + Self.focusRingGap,
      corners: state.corners, curve: state.cornerCurve, width: Self.focusRingWidth,
      with: resolve(tintColor).multiplyingAlpha(by: Self.focusRingOpacity))
  }

  private static let focusRingOpacity: CGFloat = 0.7
}
