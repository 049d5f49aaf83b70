import UIKit

/// The one filled button of a screen; shows an activity indicator while its request runs.
final class PrimaryButton: UIButton {
  /// The height in points; ours.
  static let height: CGFloat = 52

  /// The time of the press, in seconds; ours.
  private static let press: TimeInterval = 0.15

  private let indicator = UIActivityIndicatorView(style: .medium)
  private var label = ""

  init(_ title: String) {
    super.init(frame: .zero)
    backgroundColor = Palette.accent
    layer.cornerRadius = CornerRadius.field
    titleLabel?.font = .headline
    setTitleColor(Palette.onAccent, for: .normal)
    indicator.color = Palette.onAccent
    indicator.isUserInteractionEnabled = false
    indicator.translatesAutoresizingMaskIntoConstraints = false
    addSubview(indicator)
    constrain(height: Self.height)
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: centerXAnchor),
      indicator.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    show(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Names what the button does.
  func show(_ title: String) {
    label = title
    accessibilityLabel = title
    setTitle(isBusy ? nil : title, for: .normal)
  }

  /// Whether the request that the button started still runs; a busy button takes no touches.
  var isBusy = false {
    didSet {
      guard isBusy != oldValue else { return }
      isUserInteractionEnabled = !isBusy
      setTitle(isBusy ? nil : label, for: .normal)
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
