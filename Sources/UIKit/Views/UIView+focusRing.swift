import Graphics

extension UIView {
  /// The width of the ring around the view that Tab has reached, and its distance, in points; ours.
  private static let focusRingWidth: CGFloat = 3
  private static let focusRingGap: CGFloat = 1

  /// The ring's outer edge, in the view's coordinates.
  func focusRingBounds(_ state: LayerState) -> CGRect {
    let reach = Self.focusRingWidth + Self.focusRingGap
    return state.bounds.insetBy(dx: -reach, dy: -reach)
  }

  func renderFocusRing(_ state: LayerState, on canvas: Canvas) {
    canvas.strokeBorder(
      focusRingBounds(state),
      cornerRadius: max(state.cornerRadius, Self.focusRingGap) + Self.focusRingWidth
        + Self.focusRingGap,
      corners: state.corners, curve: state.cornerCurve, width: Self.focusRingWidth,
      with: resolve(tintColor).multiplyingAlpha(by: Self.focusRingOpacity))
  }

  private static let focusRingOpacity: CGFloat = 0.7
}
