import UIKit

/// An icon in the middle of the first line of words, which grows with them.
final class IconView: UIImageView {
  /// How many times as large an icon becomes at most; ours.
  private static let mostGrowth: CGFloat = 1.8

  /// How large an icon becomes at the user's text size, from its side at the default one; in
  /// points.
  static func grown(_ side: CGFloat) -> CGFloat {
    let grown = UIFontMetrics(forTextStyle: .body).scaledValue(for: side)
    return min(max(side, grown), side * mostGrowth).rounded()
  }

  private let side: CGFloat
  private let font: () -> UIFont
  private lazy var width = widthAnchor.constraint(equalToConstant: side)
  private lazy var height = heightAnchor.constraint(equalToConstant: side)

  /// Makes an icon of a side in points, beside words in one of the app's typefaces.
  init(_ name: String, side: CGFloat, beside font: @escaping @autoclosure () -> UIFont) {
    self.side = side
    self.font = font
    super.init(frame: .zero)
    image = .icon(name)
    contentMode = .scaleAspectFit
    translatesAutoresizingMaskIntoConstraints = false
    // A stack view that hides the icon leaves it no room at all.
    for constraint in [width, height] { constraint.priority = .almostRequired }
    NSLayoutConstraint.activate([width, height])
    grow()
  }

  required init?(coder: NSCoder) { nil }

  private func grow() {
    width.constant = Self.grown(side)
    // By whole points above and below, so that it stays sharp.
    let room = ((font().lineHeight - width.constant) / 2).rounded(.up)
    height.constant = width.constant + 2 * max(0, room)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    grow()
  }
}
