/// Watches touches and recognizes a movement of fingers.
open class UIGestureRecognizer {
  /// The view whose touches are watched.
  public internal(set) weak var view: UIView?

  /// Makes a recognizer.
  public init() {}
}

extension UIView {
  /// Lets a recognizer watch the touches of the view and of what is in it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recognizer off the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
