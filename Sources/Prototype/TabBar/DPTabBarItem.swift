import UIKit

/// One tab of a ``DPTabBar``: a picture at rest, another picture when selected, and no text.
public final class DPTabBarItem: UIButton {
  /// Makes a tab; without a selected image the picture stays the same.
  public init(image: UIImage?, selectedImage: UIImage?) {
    super.init(frame: .zero)
    adjustsImageWhenHighlighted = false
    let chosen = selectedImage ?? image
    setImage(image, for: .normal)
    setImage(chosen, for: .selected)
    setImage(chosen, for: [.selected, .highlighted])
    showSelection()
  }

  /// Tabs are made in code.
  public required init?(coder: NSCoder) { nil }

  public override var isSelected: Bool {
    didSet { showSelection() }
  }

  /// The selected picture pales, too.
  public override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }

  /// The ring of focus keeps within the bar.
  public override func layoutSubviews() {
    super.layoutSubviews()
    focusEffect = UIFocusHaloEffect(
      roundedRect: bounds.insetBy(dx: Spacing.small, dy: Spacing.small),
      cornerRadius: CornerRadius.field, curve: .continuous)
  }

  private func showSelection() {
    tintColor = isSelected ? Palette.accent : Palette.tabInactive
  }
}
