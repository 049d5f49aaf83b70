import UIKit

extension UIViewController {
  /// Puts another controller's screen into a view, which it fills from now on.
  ///
  /// Whoever calls this calls `didMove(toParent:)` once the screen stands where it belongs.
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
  }

  /// Takes this controller's screen out of where it was put; `willMove(toParent:)` comes before.
  func leaveContainer() {
    view.removeFromSuperview()
    removeFromParent()
  }
}
