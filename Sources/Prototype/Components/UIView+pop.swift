import UIKit

extension UIView {
  /// A small jump that says: done; it starts from a part of the size.
  func pop(from scale: CGFloat = 0.7) {
    transform = CGAffineTransform(scaleX: scale, y: scale)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      self.transform = .identity
    }
  }
}
