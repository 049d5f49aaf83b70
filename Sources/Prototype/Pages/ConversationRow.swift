import UIKit

/// A conversation in the list: the face, the last line, and a dot for what is unread.
final class ConversationRow: UIControl {
  /// The diameter of the face, and where the words begin behind it, in points; ours.
  private static let face: CGFloat = 56
  static let wordsStart = face + Spacing.medium

  private let name = UILabel("", font: .headline, lines: 0)
  private let line = UILabel("", font: .callout, color: Palette.textSecondary)
  private let age = UILabel("", font: .footnote, color: Palette.textSecondary)
  private let dot = UIView()
  private let plate = UIView()

  init(_ conversation: Conversation) {
    super.init(frame: .zero)
    dot.layer.cornerRadius = 5
    dot.backgroundColor = Palette.accent
    dot.constrain(width: 10, height: 10)
    age.setContentHuggingPriority(.required, for: .horizontal)
    age.setContentCompressionResistancePriority(.required, for: .horizontal)
    let head = AdaptiveStack(
      spacing: Spacing.small, alignment: .firstBaseline, [name, age])
    let foot = UIStackView(.horizontal, spacing: Spacing.small, alignment: .center, [line, dot])
    let words = UIStackView(.vertical, spacing: 3, [head, foot])
    let row = AdaptiveStack(
      spacing: Spacing.medium, alignment: .center,
      [AvatarView(conversation.member.avatar, diameter: Self.face), words])
    row.isUserInteractionEnabled = false
    plate.backgroundColor = Palette.fieldBackground
    plate.layer.cornerRadius = CornerRadius.field
    plate.isUserInteractionEnabled = false
    plate.alpha = 0
    addFilling(
      plate, insets: UIEdgeInsets(top: 0, left: -Spacing.snug, bottom: 0, right: -Spacing.snug))
    addFilling(
      row, insets: UIEdgeInsets(top: Spacing.snug, left: 0, bottom: Spacing.snug, right: 0))
    // The dots stand in a column, also where the words begin below the face.
    words.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    show(conversation)
    makeRoomForText()
  }

  /// Of a long line the beginning is enough, unless it is read at one of the largest sizes.
  private func makeRoomForText() {
    line.numberOfLines = readsLarge ? 0 : 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    makeRoomForText()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ conversation: Conversation) {
    name.text = conversation.member.name
    line.text = conversation.summary
    line.font = conversation.isUnread ? .calloutStrong : .callout
    line.textColor = conversation.isUnread ? Palette.textPrimary : Palette.textSecondary
    age.text = conversation.age.words
    dot.isHidden = !conversation.isUnread
    accessibilityLabel = "\(conversation.member.name), \(conversation.summary)"
    accessibilityValue = conversation.isUnread ? Text.string("messages.unread") : nil
  }

  override var isHighlighted: Bool {
    didSet { showPlate() }
  }

  /// Whether its conversation is open, as which the row stays marked.
  override var isSelected: Bool {
    didSet { showPlate() }
  }

  private func showPlate() {
    plate.showPress(isHighlighted || isSelected, pressed: 1, released: 0)
  }
}
