import UIKit

/// A button that is only its words, in the accent colour.
final class LinkButton: WordButton {
  /// Makes a button whose words stand in the middle, or at the edge where the button stands.
  init(_ title: String, alignment: NSTextAlignment = .center) {
    super.init(
      font: .calloutStrong, color: Palette.accent,
      insets: UIEdgeInsets(top: Spacing.small, left: 0, bottom: Spacing.small, right: 0),
      height: Spacing.target)
    words.textAlignment = alignment
    show(title)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { words.showPress(isHighlighted) }
  }

  override var isEnabled: Bool {
    didSet { words.textColor = isEnabled ? Palette.accent : Palette.textSecondary }
  }
}
