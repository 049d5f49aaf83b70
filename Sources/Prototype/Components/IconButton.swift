import UIKit

/// A button that is only a picture, in a square that a finger can hit.
final class IconButton: UIButton {
  init(icon: String, selectedIcon: String? = nil, label: String) {
    super.init(frame: .zero)
    setImage(.icon(icon), for: .normal)
    if let selectedIcon {
      setImage(.icon(selectedIcon), for: .selected)
      setImage(.icon(selectedIcon), for: [.selected, .highlighted])
    }
    adjustsImageWhenHighlighted = false
    tintColor = Palette.textSecondary
    accessibilityLabel = label
    constrain(width: Spacing.target, height: Spacing.target)
  }

  required init?(coder: NSCoder) { nil }

  /// A selected picture pales, too.
  override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }
}
