import UIKit

/// A face in the row above the feed: a ring says that there is something new.
final class NeighbourButton: UIControl {
  /// The diameter with the ring, in points; ours.
  private static let diameter: CGFloat = 68

  private let ring: Ring

  init(_ member: Member) {
    let face = AvatarView(member.avatar, diameter: Self.diameter - 2 * Ring.inset)
    ring = Ring(around: face, radius: Self.diameter / 2)
    super.init(frame: .zero)
    ring.constrain(width: Self.diameter, height: Self.diameter)
    let name = UILabel(
      member.firstName, font: .footnote, color: Palette.textSecondary, alignment: .center)
    let stack = UIStackView(.vertical, spacing: 6, alignment: .center, [ring, name])
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

  override var isHighlighted: Bool {
    didSet { showPress(isHighlighted) }
  }

  private func showNews() {
    ring.backgroundColor = hasNews ? Palette.accent : Palette.hairline
    accessibilityValue = hasNews ? Text.string("feed.new") : nil
  }
}
