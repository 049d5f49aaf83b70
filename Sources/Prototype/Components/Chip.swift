import UIKit

/// A word that is chosen or not.
final class Chip: UIButton {
  init(_ title: String) {
    super.init(frame: .zero)
    layer.cornerRadius = Spacing.target / 2
    titleLabel?.font = .calloutStrong
    setTitle(title, for: .normal)
    setTitleColor(Palette.textPrimary, for: .normal)
    setTitleColor(Palette.onAccent, for: .selected)
    setTitleColor(Palette.onAccent, for: [.selected, .highlighted])
    constrain(height: Spacing.target)
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * Spacing.medium, height: Spacing.target)
  }

  private func showSelection() {
    backgroundColor = isSelected ? Palette.accent : Palette.fieldBackground
  }
}
