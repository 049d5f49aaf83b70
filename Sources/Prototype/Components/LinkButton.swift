import UIKit

/// A button that is only its words, in the accent colour.
final class LinkButton: WordButton {
  init(_ title: String) {
    super.init(
      font: .calloutStrong, color: Palette.accent,
      insets: UIEdgeInsets(top: Spacing.small, left: 0, bottom: Spacing.small, right: 0),
      height: Spacing.target)
    show(title)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { words.alpha = isHighlighted ? 0.5 : 1 }
  }

  override var isEnabled: Bool {
    didSet { words.textColor = isEnabled ? Palette.accent : Palette.textSecondary }
  }
}
