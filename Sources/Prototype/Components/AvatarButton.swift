import UIKit

/// A round face that leads somewhere.
final class AvatarButton: UIControl {
  /// Makes a button of a diameter in points, with words for those who don't see it.
  init(_ avatar: String, diameter: CGFloat, label: String) {
    super.init(frame: .zero)
    addFilling(AvatarView(avatar, diameter: diameter))
    layer.cornerRadius = diameter / 2
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }
}
