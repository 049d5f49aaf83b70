import UIKit

extension UILayoutPriority {
  /// Gives way to what is required, and to nothing else.
  static let almostRequired = UILayoutPriority(999)
}
