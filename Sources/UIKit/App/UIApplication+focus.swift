extension UIApplication {
  /// Moves on to the next text or control in reading order, or back to the one before.
  ///
  /// A text is edited at once; another control gets a ring. After the last comes the first. What
  /// has scrolled out of sight comes back.
  package func moveFocus(forward: Bool) {
    guard let window = keyWindow else { return }
    window.layoutIfNeeded()
    let stops = ReadingOrder.focusStops(window).views
    guard !stops.isEmpty else { return }
    let current = focusedView ?? window.firstResponder as? UIView
    let index = stops.firstIndex { $0 === current }
    let start = index ?? (forward ? -1 : stops.count)
    for step in 1...stops.count {
      let next = (start + (forward ? step : -step) + stops.count * 2) % stops.count
      if focus(stops[next], in: window) { return }
    }
  }

  /// Presses the control that Tab has reached; false if there is none.
  @discardableResult
  package func pressFocusedControl() -> Bool {
    guard let control = focusedView as? UIControl, control.window != nil, control.isEnabled else {
      return false
    }
    control.activate()
    return true
  }

  /// Leaves the text that is edited or the control that Tab has reached; false if there is none.
  @discardableResult
  package func dropFocus() -> Bool {
    if focusedView != nil {
      focusedView = nil
      return true
    }
    return keyWindow?.firstResponder?.resignFirstResponder() ?? false
  }

  /// The elements that assistive technologies read, in their order, window by window.
  package var accessibilityElements: [UIView] {
    windowList.flatMap { ReadingOrder.accessibilityElements($0).views }
  }

  private func focus(_ view: UIView, in window: UIWindow) -> Bool {
    if view is any UIKeyInput {
      guard view.becomeFirstResponder() else { return false }
      focusedView = nil
    } else {
      guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
      focusedView = view
    }
    view.comeIntoSight()
    return true
  }
}
