import Graphics

extension UIView {
  /// The width of the ring around the view that Tab has reached, its distance and the radius of
  /// what it goes round if that has no shape of its own, in points; ours.
  private static let focusRingWidth: CGFloat = 2
  private static let focusRingGap: CGFloat = 2
  private static let focusRingRadius: CGFloat = 8

  /// What the ring goes round: what the app says, or what the view looks like; nil for no ring.
  private func focusRingShape(_ state: LayerState) -> FocusShape? {
    guard let focusEffect else { return nil }
    if let halo = focusEffect as? UIFocusHaloEffect { return halo.shape }
    let radius = max(state.cornerRadius, contentCornerRadius)
    return FocusShape(
      rect: state.bounds, radius: radius > 0 ? radius : Self.focusRingRadius,
      corners: state.corners, curve: state.cornerCurve)
  }

  /// The ring's outer edge, in the view's coordinates; nil for no ring.
  ///
  /// It stays within what clips a view that is whole in sight.
  func focusRing(_ state: LayerState) -> FocusShape? {
    guard let shape = focusRingShape(state) else { return nil }
    let reach = Self.focusRingWidth + Self.focusRingGap
    let ring = shape.rect.insetBy(dx: -reach, dy: -reach)
    var kept = ring
    var view = superview
    while let container = view {
      if container.clipsToBounds {
        kept = kept.intersection(convert(container.bounds, from: container))
      }
      view = container.superview
    }
    let isWhole = kept.insetBy(dx: -0.01, dy: -0.01).contains(shape.rect)
    return FocusShape(
      rect: isWhole ? kept : ring,
      radius: min(shape.radius, min(shape.rect.width, shape.rect.height) / 2) + reach,
      corners: shape.corners, curve: shape.curve)
  }

  func renderFocusRing(_ state: LayerState, on canvas: Canvas) {
    guard let ring = focusRing(state) else { return }
    canvas.strokeBorder(
      ring.rect, cornerRadius: ring.radius, corners: ring.corners, curve: ring.curve,
      width: Self.focusRingWidth,
      with: resolve(tintColor).multiplyingAlpha(by: Self.focusRingOpacity))
  }

  private static let focusRingOpacity: CGFloat = 0.7
}
