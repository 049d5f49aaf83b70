import UIKit

/// The one filled button of a screen; shows an activity indicator while its request runs.
final class PrimaryButton: WordButton {
  /// The height in points; ours.
  static let height: CGFloat = 52

  /// The time of the press, in seconds; ours.
  private static let press: TimeInterval = 0.15

  private let indicator = UIActivityIndicatorView(style: .medium)

  init(_ title: String) {
    super.init(
      font: .headline, color: Palette.onAccent, insets: .all(Spacing.snug), height: Self.height)
    backgroundColor = Palette.accent
    layer.cornerRadius = CornerRadius.field
    indicator.color = Palette.onAccent
    indicator.isUserInteractionEnabled = false
    indicator.translatesAutoresizingMaskIntoConstraints = false
    addSubview(indicator)
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    show(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the request that the button started still runs; a busy button takes no touches.
  var isBusy = false {
    didSet {
      guard isBusy != oldValue else { return }
      isUserInteractionEnabled = !isBusy
      words.isHidden = isBusy
      accessibilityValue = isBusy ? Text.string("button.busy") : nil
      if isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let pressed = isHighlighted
      UIView.animate(
        withDuration: Self.press, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
      ) {
        self.transform = pressed ? CGAffineTransform(scaleX: 0.98, y: 0.98) : .identity
        self.alpha = pressed ? 0.85 : 1
      }
    }
  }
}
