import UIKit

/// A word that is chosen or not.
final class Chip: UIButton {
  init(_ title: String) {
    super.init(frame: .zero)
    titleLabel?.font = .calloutStrong
    titleLabel?.adjustsFontForContentSizeCategory = true
    setTitle(title, for: .normal)
    setTitleColor(Palette.textPrimary, for: .normal)
    setTitleColor(Palette.onAccent, for: .selected)
    setTitleColor(Palette.onAccent, for: [.selected, .highlighted])
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + 2 * Spacing.medium, height: max(Spacing.target, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  private func showSelection() {
    backgroundColor = isSelected ? Palette.accent : Palette.fieldBackground
  }
}
