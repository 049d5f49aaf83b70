extension UIApplication {
  /// Hands an event to the window under its touches; a touch stays with the window it began in.
  public func sendEvent(_ event: UIEvent) {
    if event.changedTouches.contains(where: { $0.phase == .began }) { focusedView = nil }
    for touch in event.changedTouches where touch.phase == .began {
      touch.window = windowList.last {
        $0.hitTest(touch.screenLocation.applying($0.toRoot.inverted()), with: event) != nil
      }
      dismissEditMenu(for: touch)
    }
    for window in windowList where event.changedTouches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }

  /// Takes the edit menu away if it is there.
  package func dismissEditMenu() { editMenu?.dismiss() }

  /// Takes the edit menu away when a finger comes down beside it.
  private func dismissEditMenu(for touch: UITouch) {
    guard let editMenu, editMenu.isShown else { return }
    guard !editMenu.bounds.contains(touch.location(in: editMenu)) else { return }
    editMenuDismissal = touch
    editMenu.dismiss()
  }
}
