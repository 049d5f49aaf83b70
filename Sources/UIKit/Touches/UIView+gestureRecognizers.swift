extension UIView {
  /// The gesture recognizers that watch the view's touches.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recognizer watch the touches of the view and of what is in it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recognizer off the view; what it was recognizing is broken off.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    gestureRecognizer.breakOff()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
