import UIKit

/// One move of the keyboard, as its notification tells it.
nonisolated struct KeyboardChange: Equatable, Sendable {
  /// Where the keyboard will be, in points of the screen.
  let end: CGRect
  let duration: TimeInterval
  let curve: Int

  /// Nothing for a keyboard that belongs to another app, or a notification without a frame.
  init?(_ userInfo: [AnyHashable: Any]?) {
    guard let end = userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
      return nil
    }
    if userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == false { return nil }
    self.end = end
    duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    curve = userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
  }

  /// The keyboard's own curve, so that what makes room moves as the keyboard does.
  var options: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(curve) << 16)
  }
}
