import Graphics

extension UIView {
  /// The width of the ring around the view that Tab has reached, its distance and the least radius
  /// of what it goes round, in points; ours.
  private static let focusRingWidth: CGFloat = 2
  private static let focusRingGap: CGFloat = 2
  private static let focusRingRadius: CGFloat = 8

  /// The ring's outer edge, in the view's coordinates; it stays within what clips a view that is
  /// whole in sight.
  func focusRingBounds(_ state: LayerState) -> CGRect {
    let reach = Self.focusRingWidth + Self.focusRingGap
    let ring = state.bounds.insetBy(dx: -reach, dy: -reach)
    var kept = ring
    var view = superview
    while let container = view {
      if container.clipsToBounds {
        kept = kept.intersection(convert(container.bounds, from: container))
      }
      view = container.superview
    }
    return kept.insetBy(dx: -0.01, dy: -0.01).contains(state.bounds) ? kept : ring
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
