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

  /// Its room reaches up to its neighbours: the ring of focus goes round the words alone.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(words.intrinsicContentSize.width, words.bounds.width)
    let start =
      switch words.textAlignment {
      case .left: words.frame.minX
      case .right: words.frame.maxX - width
      default: words.frame.midX - width / 2
      }
    let ring = CGRect(x: start, y: words.frame.minY, width: width, height: words.frame.height)
      .insetBy(dx: -Spacing.tight, dy: -Spacing.tight)
    focusEffect = UIFocusHaloEffect(
      roundedRect: ring, cornerRadius: CornerRadius.link, curve: .continuous)
  }

  override var isHighlighted: Bool {
    didSet { words.showPress(isHighlighted) }
  }

  override var isEnabled: Bool {
    didSet { words.textColor = isEnabled ? Palette.accent : Palette.textSecondary }
  }
}
