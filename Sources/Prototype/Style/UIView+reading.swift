import UIKit

extension UIView {
  /// Whether the user reads at one of the sizes for those who see less.
  var readsLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
}
