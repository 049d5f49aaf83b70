import UIKit

/// A round face that leads somewhere.
final class AvatarButton: UIControl {
  private let face: AvatarView

  /// Makes a button of a diameter in points, with words for those who don't see it.
  init(_ avatar: String, diameter: CGFloat, label: String) {
    face = AvatarView(avatar, diameter: diameter)
    super.init(frame: .zero)
    addFilling(face)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { face.alpha = isHighlighted ? 0.5 : 1 }
  }
}
