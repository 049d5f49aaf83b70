import UIKit

/// A button that is only a picture, in a square that a finger can hit; both grow as an icon beside
/// words does.
class IconButton: UIButton {
  /// The side of the picture at the default text size, in points.
  private let side: CGFloat

  /// Makes a button with a picture of a side in points.
  init(icon: String, selectedIcon: String? = nil, side: CGFloat = 24, label: String) {
    self.side = side
    super.init(frame: .zero)
    setImage(.icon(icon), for: .normal)
    if let selectedIcon {
      setImage(.icon(selectedIcon), for: .selected)
      setImage(.icon(selectedIcon), for: [.selected, .highlighted])
    }
    adjustsImageWhenHighlighted = false
    tintColor = Palette.textSecondary
    accessibilityLabel = label
    translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.almostRequired, for: axis)
      // Words beside it give way first.
      setContentCompressionResistancePriority(.almostRequired, for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = Spacing.target + IconView.grown(side) - side
    return CGSize(width: size, height: size)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// A selected picture pales, too.
  override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }

  /// The picture keeps its size whatever the button has room for, in its middle; the ring of focus
  /// around it is round, and keeps off what the button stands on.
  override func layoutSubviews() {
    super.layoutSubviews()
    let side = IconView.grown(side)
    imageView?.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let ring = bounds.insetBy(dx: Spacing.tight, dy: Spacing.tight)
    focusEffect = UIFocusHaloEffect(
      roundedRect: ring, cornerRadius: ring.height / 2, curve: .circular)
  }
}
