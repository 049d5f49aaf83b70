import UIKit

/// A picture with round corners that fills its frame.
final class PictureView: UIImageView {
  /// Shows a picture of the catalog, which is read out as the words say.
  init(_ name: String, radius: CGFloat = CornerRadius.picture, describing words: String? = nil) {
    super.init(frame: .zero)
    image = UIImage(named: name)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = radius
    isAccessibilityElement = words != nil
    accessibilityLabel = words
    accessibilityTraits = .image
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  /// Keeps the height in proportion to the width; the picture's own size has no say.
  func keep(heightPerWidth ratio: CGFloat) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.fittingSizeLevel, for: axis)
      setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
    }
    heightAnchor.constraint(equalTo: widthAnchor, multiplier: ratio).isActive = true
  }
}
