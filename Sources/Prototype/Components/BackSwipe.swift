import UIKit

/// The swipe from the left edge that leads back to where one came from.
final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  /// Called for every state from `.began` on.
  var onChange: ((BackSwipe) -> Void)?

  /// How much of the way to the right edge the finger has gone, 0…1.
  var progress: CGFloat {
    guard let width = view?.bounds.width, width > 0 else { return 0 }
    return min(max(0, translation(in: view?.superview).x / width), 1)
  }

  /// Whether the finger, let go, goes back: by where it would come to rest.
  var leadsBack: Bool {
    guard let width = view?.bounds.width, width > 0, state == .ended else { return false }
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let rest = velocity(in: view?.superview).x / 1000 * rate / (1 - rate)
    return translation(in: view?.superview).x + rest > width / 2
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange?(self) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .ended { onChange?(self) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let follows = state == .began || state == .changed
    super.touchesCancelled(touches, with: event)
    if follows { onChange?(self) }
  }
}
