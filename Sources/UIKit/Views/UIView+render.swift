import Graphics

extension UIView {
  /// Draws the view as it is on screen at this moment, and what is in it.
  ///
  /// The canvas's coordinates are those of the superview. Views that lie outside of `area`, in
  /// points of the screen, are left out; give it only where a current display list knows them.
  package func render(
    on canvas: Canvas, within area: CGRect? = nil, leavingOut other: UIView? = nil
  ) {
    if self === other { return }
    if let area, !shown.extent.intersects(area) { return }
    let state = layer.presented
    guard !state.isHidden, state.opacity > 0 else { return }
    let isOwnSeen = canvas.mayShow(visibleBounds(state), under: state.toParent)
    if !isOwnSeen, state.masksToBounds || subviews.isEmpty { return }
    canvas.save()
    defer { canvas.restore() }
    if layer.isMoving { canvas.snapsToPixels = false }
    canvas.concatenate(state.toParent)
    if let vibrancy {
      canvas.beginGroup()
      renderOpaquely(state, isOwnSeen: isOwnSeen, on: canvas, within: area, leavingOut: other)
      canvas.endGroup(vibrancy, opacity: state.opacity)
    } else if state.opacity < 1 {
      canvas.beginGroup()
      renderOpaquely(state, isOwnSeen: isOwnSeen, on: canvas, within: area, leavingOut: other)
      canvas.endGroup(opacity: state.opacity)
    } else {
      renderOpaquely(state, isOwnSeen: isOwnSeen, on: canvas, within: area, leavingOut: other)
    }
  }

  private func renderOpaquely(
    _ state: LayerState, isOwnSeen: Bool, on canvas: Canvas, within area: CGRect?,
    leavingOut other: UIView?
  ) {
    if isOwnSeen { renderBackground(state, on: canvas) }
    if state.masksToBounds {
      canvas.save()
      canvas.clip(
        to: state.bounds, cornerRadius: state.cornerRadius, corners: state.corners,
        curve: state.cornerCurve)
    }
    if isOwnSeen { drawContent(on: canvas) }
    for subview in subviews { subview.render(on: canvas, within: area, leavingOut: other) }
    if state.masksToBounds { canvas.restore() }
    guard isOwnSeen else { return }
    if state.borderWidth > 0, let color = state.borderColor {
      canvas.strokeBorder(
        state.bounds, cornerRadius: state.cornerRadius, corners: state.corners,
        curve: state.cornerCurve, width: state.borderWidth, with: color)
    }
    if isFocused { renderFocusRing(state, on: canvas) }
  }

  private func renderBackground(_ state: LayerState, on canvas: Canvas) {
    guard let fill = state.backgroundColor, fill.alpha > 0 else { return }
    if state.shadowOpacity > 0, !state.masksToBounds, let shadow = state.shadowColor {
      canvas.drawShadow(
        of: state.bounds, cornerRadius: state.cornerRadius, corners: state.corners,
        curve: state.cornerCurve, color: shadow.multiplyingAlpha(by: state.shadowOpacity),
        offset: state.shadowOffset,
        radius: state.shadowRadius)
    }
    canvas.fill(
      state.bounds, cornerRadius: state.cornerRadius, corners: state.corners,
      curve: state.cornerCurve, with: fill)
  }
}
