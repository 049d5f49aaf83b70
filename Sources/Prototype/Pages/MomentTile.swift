import UIKit

/// A moment in a grid: the picture with its name, and a way to save it.
final class MomentTile: UIView {
  let moment: Moment
  let save = IconButton(
    icon: "bookmark", selectedIcon: "bookmark-fill", label: Text.string("moment.save"))

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

  private func addSave(over picture: UIView) {
    let disc = UIView()
    disc.backgroundColor = Palette.surface.withAlphaComponent(0.92)
    disc.layer.cornerRadius = 18
    disc.isUserInteractionEnabled = false
    disc.constrain(width: 36, height: 36)
    addSubview(disc)
    addSubview(save)
    save.tintColor = Palette.textPrimary
    NSLayoutConstraint.activate([
      disc.topAnchor.constraint(equalTo: picture.topAnchor, constant: Spacing.small),
      disc.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -Spacing.small),
      save.centerXAnchor.constraint(equalTo: disc.centerXAnchor),
      save.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
    ])
  }
}
