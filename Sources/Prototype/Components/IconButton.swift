import UIKit

/// A button that is only a picture, in a square that a finger can hit; both grow with large words.
class IconButton: UIButton {
  /// The side of the picture in points, and how much larger it becomes at most; ours.
  private static let icon: CGFloat = 24
  private static let mostGrowth = (icon * (IconView.mostGrowth - 1)).rounded()

  init(icon: String, selectedIcon: String? = nil, label: String) {
    super.init(frame: .zero)
    setImage(.icon(icon), for: .normal)
    if let selectedIcon {
      setImage(.icon(selectedIcon), for: .selected)
      setImage(.icon(selectedIcon), for: [.selected, .highlighted])
    }
    adjustsImageWhenHighlighted = false
    adjustsImageSizeForAccessibilityContentSizeCategory = true
    tintColor = Palette.textSecondary
    accessibilityLabel = label
    imageView?.contentMode = .scaleAspectFit
    fitPicture()
  }

  required init?(coder: NSCoder) { nil }

  private func fitPicture() {
    let most = Spacing.target + Self.mostGrowth
    translatesAutoresizingMaskIntoConstraints = false
    contentEdgeInsets = .all((Spacing.target - Self.icon) / 2)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.almostRequired, for: axis)
      // Words beside it give way first.
      setContentCompressionResistancePriority(.almostRequired, for: axis)
    }
    NSLayoutConstraint.activate([
      widthAnchor.constraint(lessThanOrEqualToConstant: most),
      heightAnchor.constraint(lessThanOrEqualToConstant: most),
    ])
  }

  /// A selected picture pales, too.
  override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }

  /// It is round, so that the ring of focus around it is.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
