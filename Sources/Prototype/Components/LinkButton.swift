import UIKit

/// A button that is only its words, in the accent colour.
final class LinkButton: UIButton {
  init(_ title: String, font: UIFont = .calloutStrong) {
    super.init(frame: .zero)
    titleLabel?.font = font
    setTitleColor(Palette.accent, for: .normal)
    setTitleColor(Palette.accent.withAlphaComponent(0.5), for: .highlighted)
    setTitleColor(Palette.textSecondary, for: .disabled)
    setTitle(title, for: .normal)
    constrain(height: Spacing.target)
  }

  required init?(coder: NSCoder) { nil }
}
