import Graphics

extension UIView {
  /// Draws the view as it is on screen at this moment, and what is in it.
  ///
  /// The canvas's coordinates are those of the superview.
  package func render(on canvas: Canvas) {
    let state = layer.presented
    guard !state.isHidden, state.opacity > 0 else { return }
    canvas.save()
    defer { canvas.restore() }
    if layer.isMoving { canvas.snapsToPixels = false }
    canvas.concatenate(state.toParent)
    if state.masksToBounds, !isFocused {
      let pixels = state.bounds.applying(canvas.transform)
      if !pixels.intersects(canvas.clipBounds) { return }
    }
    if state.opacity < 1 {
      canvas.beginGroup()
      renderOpaquely(state, on: canvas)
      canvas.endGroup(opacity: state.opacity)
    } else {
      renderOpaquely(state, on: canvas)
    }
  }

  private func renderOpaquely(_ state: LayerState, on canvas: Canvas) {
    let shows = visibleBounds(state).applying(canvas.transform).intersects(canvas.clipBounds)
    if shows { renderBackground(state, on: canvas) }
    if state.masksToBounds {
      canvas.save()
      canvas.clip(
        to: state.bounds, cornerRadius: state.cornerRadius, corners: state.corners,
        curve: state.cornerCurve)
    }
    if shows { drawContent(on: canvas) }
    for subview in subviews { subview.render(on: canvas) }
    if state.masksToBounds { canvas.restore() }
    if shows, state.borderWidth > 0, let color = state.borderColor {
      canvas.strokeBorder(
        state.bounds, cornerRadius: state.cornerRadius, corners: state.corners,
        curve: state.cornerCurve, width: state.borderWidth, with: color)
    }
    if shows, isFocused { renderFocusRing(state, on: canvas) }
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
