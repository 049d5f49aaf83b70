import UIKit

/// A tap beside all controls, which puts the keyboard away.
final class BackgroundTap: UITapGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .ended { view?.endEditing(true) }
  }
}

extension BackgroundTap: UIGestureRecognizerDelegate {
  /// What controls do is theirs.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UIControl }
  }
}
