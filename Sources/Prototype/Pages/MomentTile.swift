import UIKit

/// A moment in a grid: the picture with its name, and a way to save it.
final class MomentTile: UIView {
  /// How far the hit area reaches beyond the disc on each side, in points; ours.
  private static let reach: CGFloat = 4

  let moment: Moment
  let save = IconButton(
    icon: "bookmark", selectedIcon: "bookmark-fill", label: Text.string("moment.save"))

  private let disc = UIView()

  init(_ moment: Moment) {
    self.moment = moment
    super.init(frame: .zero)
    let picture = PictureView(moment.picture)
    picture.keep(heightPerWidth: 1)
    let title = UILabel(moment.title, font: .calloutStrong, lines: 0)
    let author = UILabel(
      moment.author.name, font: .footnote, color: Palette.textSecondary, lines: 0)
    let stack = UIStackView(.vertical, spacing: 2, [picture, title, author])
    stack.setCustomSpacing(Spacing.small, after: picture)
    addFilling(stack)
    addSave(over: picture)
    accessibilityIdentifier = "tile-\(moment.id)"
    save.accessibilityIdentifier = "tile-save-\(moment.id)"
  }

  required init?(coder: NSCoder) { nil }

  var isSaved = false {
    didSet {
      save.isSelected = isSaved
      save.tintColor = isSaved ? Palette.accent : Palette.textPrimary
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.layer.cornerRadius = disc.bounds.height / 2
  }

  private func addSave(over picture: UIView) {
    disc.backgroundColor = Palette.surface.withAlphaComponent(0.92)
    disc.isUserInteractionEnabled = false
    disc.translatesAutoresizingMaskIntoConstraints = false
    addSubview(disc)
    addSubview(save)
    save.tintColor = Palette.textPrimary
    NSLayoutConstraint.activate([
      disc.topAnchor.constraint(equalTo: picture.topAnchor, constant: Spacing.small),
      disc.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -Spacing.small),
      disc.widthAnchor.constraint(equalTo: save.widthAnchor, constant: -2 * Self.reach),
      disc.heightAnchor.constraint(equalTo: save.heightAnchor, constant: -2 * Self.reach),
      save.centerXAnchor.constraint(equalTo: disc.centerXAnchor),
      save.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
    ])
  }
}
