import UIKit

/// A button of words that wrap, as high as they need and as a finger needs.
class WordButton: UIButton {
  /// The words, which the button says aloud.
  let words: UILabel

  /// Makes a button with room around its words, in points, and of a height at least, in points.
  init(font: UIFont, color: UIColor, insets: UIEdgeInsets, height: CGFloat) {
    words = UILabel("", font: font, color: color, lines: 0, alignment: .center)
    super.init(frame: .zero)
    words.isAccessibilityElement = false
    words.translatesAutoresizingMaskIntoConstraints = false
    addSubview(words)
    let tall = heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    let low = heightAnchor.constraint(equalToConstant: height)
    let above = words.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: insets.top)
    let below = words.bottomAnchor.constraint(
      lessThanOrEqualTo: bottomAnchor, constant: -insets.bottom)
    // A stack view that hides the button leaves it no height at all.
    for constraint in [tall, above, below] { constraint.priority = .almostRequired }
    low.priority = .defaultLow
    NSLayoutConstraint.activate([
      tall, low, above, below,
      words.centerYAnchor.constraint(equalTo: centerYAnchor),
      words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      words.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Names what the button does.
  func show(_ title: String) {
    words.text = title
    accessibilityLabel = title
  }
}
