/// Something whose picture can follow the sizes for people who see less.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether a picture is larger at the accessibility sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIAccessibilityContentSizeCategoryImageAdjusting where Self: UIView {
  /// How large a picture of a size in points is shown: it grows as running text does; ours.
  func adjusted(_ size: CGSize) -> CGSize {
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let growth = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
    return CGSize(width: size.width * growth, height: size.height * growth)
  }
}
