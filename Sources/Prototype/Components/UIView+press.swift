import UIKit

extension UIView {
  /// How opaque a pressed control is, 0…1, and how long one that is let go takes to come back, in
  /// seconds; ours, as UIKit's buttons look.
  static let pressedOpacity: CGFloat = 0.5
  private static let release: TimeInterval = 0.25

  /// Shows that a finger is on this view: at once as it comes down, and fading as it goes.
  func showPress(
    _ isPressed: Bool, pressed: CGFloat = UIView.pressedOpacity, released: CGFloat = 1
  ) {
    let opacity = isPressed ? pressed : released
    guard alpha != opacity else { return }
    guard !isPressed else { return UIView.performWithoutAnimation { alpha = opacity } }
    UIView.animate(
      withDuration: Self.release, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
    ) { self.alpha = opacity }
  }
}
