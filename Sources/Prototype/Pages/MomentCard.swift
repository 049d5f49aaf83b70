import UIKit

/// A moment in the feed: who, the picture, and the words.
final class MomentCard: UIView {
  let moment: Moment
  let like = IconButton(
    icon: "heart", selectedIcon: "heart-fill", label: Text.string("moment.like"))
  let save = IconButton(
    icon: "bookmark", selectedIcon: "bookmark-fill", label: Text.string("moment.save"))

  private let likes = UILabel("", font: .footnoteStrong, color: Palette.textSecondary)

  init(_ moment: Moment) {
    self.moment = moment
    super.init(frame: .zero)
    let picture = PictureView(moment.picture)
    picture.keep(heightPerWidth: 0.8)
    let actions = UIView()
    // The hearts and bookmarks stand on the edges of the picture, not their larger hit areas.
    actions.addFilling(
      UIStackView(.horizontal, alignment: .center, [like, likes, UIView(), save]),
      insets: UIEdgeInsets(top: 0, left: -10, bottom: 0, right: -10))
    let title = UILabel(moment.title, font: .heading, lines: 0)
    let story = UILabel(moment.story, font: .callout, color: Palette.textSecondary, lines: 0)
    story.isHidden = moment.story.isEmpty
    let byline = byline()
    let stack = UIStackView(.vertical, [byline, picture, actions, title, story])
    stack.setCustomSpacing(Spacing.snug, after: byline)
    stack.setCustomSpacing(Spacing.tight, after: picture)
    stack.setCustomSpacing(Spacing.tight, after: title)
    addFilling(stack)
    accessibilityIdentifier = "moment-\(moment.id)"
    like.accessibilityIdentifier = "like-\(moment.id)"
    save.accessibilityIdentifier = "save-\(moment.id)"
  }

  required init?(coder: NSCoder) { nil }

  func show(isLiked: Bool, likes count: Int, isSaved: Bool) {
    like.isSelected = isLiked
    like.tintColor = isLiked ? Palette.accent : Palette.textSecondary
    save.isSelected = isSaved
    save.tintColor = isSaved ? Palette.accent : Palette.textSecondary
    likes.text = count > 0 ? String(count) : ""
    likes.accessibilityLabel = Text.format("moment.likes", count)
  }

  private func byline() -> UIView {
    let name = UILabel(moment.author.name, font: .calloutStrong, lines: 0)
    // The dot stands at the end of a line, not at the start of one.
    let details = [moment.place, moment.age.words].filter { !$0.isEmpty }
    let place = UILabel(
      details.joined(separator: "\u{A0}· "), font: .footnote, color: Palette.textSecondary,
      lines: 0)
    return AdaptiveStack(
      spacing: Spacing.snug, alignment: .center,
      [
        AvatarView(moment.author.avatar, diameter: 40),
        UIStackView(.vertical, spacing: 1, [name, place]),
      ])
  }
}
