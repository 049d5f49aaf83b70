import UIKit

/// One line of a conversation, on the side of whoever wrote it.
final class Bubble: UIView {
  /// The part of the width that a bubble may take, and that of large words; ours.
  private static let widest: CGFloat = 0.78
  private static let widestOfLargeWords: CGFloat = 1

  private let plate = UIView()
  private var width: NSLayoutConstraint?

  init(_ line: Conversation.Line) {
    super.init(frame: .zero)
    plate.backgroundColor = line.isMine ? Palette.accent : Palette.fieldBackground
    plate.layer.cornerRadius = 20
    let label = UILabel(
      line.text, font: .body, color: line.isMine ? Palette.onAccent : Palette.textPrimary,
      lines: 0)
    plate.addFilling(
      label, insets: UIEdgeInsets(top: 10, left: Spacing.medium, bottom: 10, right: Spacing.medium))
    plate.translatesAutoresizingMaskIntoConstraints = false
    addSubview(plate)
    let side =
      line.isMine
      ? plate.trailingAnchor.constraint(equalTo: trailingAnchor)
      : plate.leadingAnchor.constraint(equalTo: leadingAnchor)
    NSLayoutConstraint.activate([
      side,
      plate.topAnchor.constraint(equalTo: topAnchor),
      plate.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    makeRoomForText()
  }

  private func makeRoomForText() {
    width?.isActive = false
    let part = readsLarge ? Self.widestOfLargeWords : Self.widest
    width = plate.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: part)
    width?.isActive = true
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    makeRoomForText()
  }

  required init?(coder: NSCoder) { nil }
}
