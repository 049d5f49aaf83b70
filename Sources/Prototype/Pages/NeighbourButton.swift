import UIKit

/// A face in the row above the feed: a ring says that there is something new.
final class NeighbourButton: UIControl {
  /// The diameter with the ring, in points; ours.
  private static let diameter: CGFloat = 68
  private static let ring: CGFloat = 2.5
  private static let gap: CGFloat = 2.5

  private let circle = UIView()

  init(_ member: Member) {
    super.init(frame: .zero)
    let face = Self.diameter - 2 * (Self.ring + Self.gap)
    let mat = UIView()
    mat.backgroundColor = Palette.background
    mat.layer.cornerRadius = Self.diameter / 2 - Self.ring
    circle.layer.cornerRadius = Self.diameter / 2
    circle.constrain(width: Self.diameter, height: Self.diameter)
    circle.addFilling(mat, insets: .all(Self.ring))
    circle.addFilling(
      AvatarView(member.avatar, diameter: face), insets: .all(Self.ring + Self.gap))
    let name = UILabel(
      member.firstName, font: .footnote, color: Palette.textSecondary, alignment: .center)
    let stack = UIStackView(.vertical, spacing: 6, alignment: .center, [circle, name])
    stack.isUserInteractionEnabled = false
    addFilling(stack)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = member.name
    showNews()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is something that has not been looked at.
  var hasNews = true {
    didSet { showNews() }
  }

  private func showNews() {
    circle.backgroundColor = hasNews ? Palette.accent : Palette.hairline
    accessibilityValue = hasNews ? Text.string("feed.new") : nil
  }
}
