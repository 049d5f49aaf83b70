import UIKit

/// A number and what it counts.
final class FigureView: UIView {
  private let number = UILabel("", font: .heading, alignment: .center)

  init(_ name: String) {
    super.init(frame: .zero)
    let label = UILabel(
      name, font: .footnote, color: Palette.textSecondary, alignment: .center)
    addFilling(UIStackView(.vertical, spacing: 2, [number, label]))
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) { nil }

  var count = 0 {
    didSet {
      number.text = String(count)
      accessibilityValue = number.text
    }
  }
}
