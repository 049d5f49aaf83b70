import UIKit

/// The swipe from the left edge that leads back to where one came from.
final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  /// Called with how much of the way to the right edge the finger has gone, 0…1.
  var onMove: ((CGFloat) -> Void)?

  /// Called once the finger is gone, with whether it leads back and its speed to the right, in
  /// points per second.
  var onEnd: ((Bool, CGFloat) -> Void)?

  private var isFollowing = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began || state == .changed, let width = view?.bounds.width, width > 0 else {
      return
    }
    isFollowing = true
    onMove?(min(max(0, translation(in: view?.superview).x / width), 1))
  }

  /// By where the finger would come to rest.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard isFollowing, state == .ended, let view else { return }
    isFollowing = false
    let velocity = velocity(in: view.superview).x
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    let rest = translation(in: view.superview).x + velocity / 1000 * rate / (1 - rate)
    onEnd?(rest > view.bounds.width / 2, velocity)
  }

  /// A swipe that something else broke off leads nowhere.
  override func reset() {
    super.reset()
    leadNowhere()
  }

  /// Lets the finger go where it is, as when the phone is turned: it does nothing more.
  func letGo() {
    isEnabled = false
    isEnabled = true
    leadNowhere()
  }

  private func leadNowhere() {
    guard isFollowing else { return }
    isFollowing = false
    onEnd?(false, 0)
  }
}
