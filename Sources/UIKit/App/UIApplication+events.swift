extension UIApplication {
  /// Hands an event to the window under its touches; a touch stays with the window it began in.
  public func sendEvent(_ event: UIEvent) {
    if event.changedTouches.contains(where: { $0.phase == .began }) { focusedView = nil }
    for touch in event.changedTouches where touch.phase == .began {
      touch.window = windowList.last {
        $0.hitTest(touch.screenLocation.applying($0.toRoot.inverted()), with: event) != nil
      }
    }
    for window in windowList where event.changedTouches.contains(where: { $0.window === window }) {
      window.sendEvent(event)
    }
  }
}
