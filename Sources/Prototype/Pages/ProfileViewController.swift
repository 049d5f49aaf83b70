import UIKit

/// Oneself: what one has shared and saved, and the way out.
final class ProfileViewController: UIViewController {
  /// Called when somebody wants out.
  var onLogOut: (() -> Void)?

  private let journal: Journal
  private let page = PageView()
  private let grid = Grid(narrowest: 140, fewest: 3, spacing: 6, rowSpacing: 6)
  private let shared = Chip(Text.string("profile.shared"))
  private let saved = Chip(Text.string("profile.saved"))
  private let nothing = UILabel(
    "", font: .callout, color: Palette.textSecondary, lines: 0, alignment: .center)
  private let sharedCount = FigureView(Text.string("profile.shared"))
  private let savedCount = FigureView(Text.string("profile.saved"))
  private var shown: [Moment]?

  init(journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.accessibilityIdentifier = "page-profile"
    page.add(PageHeader(Text.string("profile.title")), spaceAfter: Spacing.gutter)
    page.add(person(), spaceAfter: Spacing.gutter)
    page.add(figures(), spaceAfter: Spacing.large)
    page.add(choice())
    page.add(nothing, spaceAfter: Spacing.large)
    page.add(grid, spaceAfter: Spacing.section)
    page.add(logOut())
    choose(saved)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  private func person() -> UIView {
    let me = journal.me
    let name = UILabel(me.name, font: .heading, lines: 0)
    let email = UILabel(journal.account.email, font: .callout, color: Palette.textSecondary)
    email.adjustsFontSizeToFitWidth = true
    return AdaptiveStack(
      spacing: Spacing.medium, alignment: .center,
      [AvatarView(me.avatar, diameter: 84), UIStackView(.vertical, spacing: 3, [name, email])])
  }

  private func figures() -> UIView {
    let plate = UIView()
    plate.backgroundColor = Palette.accentSoft
    plate.layer.cornerRadius = CornerRadius.picture
    sharedCount.accessibilityIdentifier = "profile-shared-count"
    savedCount.accessibilityIdentifier = "profile-saved-count"
    let neighbours = FigureView(Text.string("profile.neighbours"))
    neighbours.count = Member.neighbours.count
    plate.addFilling(
      AdaptiveStack(
        spacing: Spacing.small, distribution: .fillEqually, columnAlignment: .fill,
        [sharedCount, savedCount, neighbours]),
      insets: .all(Spacing.medium))
    return plate
  }

  private func choice() -> UIView {
    for chip in [shared, saved] {
      chip.addAction(
        UIAction { [weak self, weak chip] _ in
          guard let self, let chip else { return }
          choose(chip)
        }, for: .touchUpInside)
    }
    shared.accessibilityIdentifier = "profile-shared"
    saved.accessibilityIdentifier = "profile-saved"
    let rest = UIView()
    // What is left of a row, and nothing in a column.
    let narrow = rest.widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = .fittingSizeLevel
    narrow.isActive = true
    return AdaptiveStack(spacing: Spacing.small, [shared, saved, rest])
  }

  private func logOut() -> UIView {
    let button = PrimaryButton(Text.string("profile.logOut"))
    button.words.textColor = Palette.danger
    button.backgroundColor = Palette.fieldBackground
    button.accessibilityIdentifier = "profile-log-out"
    button.addAction(UIAction { [weak self] _ in self?.onLogOut?() }, for: .touchUpInside)
    return button
  }

  private func choose(_ chip: Chip) {
    for other in [shared, saved] { other.isSelected = other === chip }
    refresh()
  }

  private func refresh() {
    sharedCount.count = journal.mine.count
    savedCount.count = journal.savedMoments.count
    let moments = saved.isSelected ? journal.savedMoments : journal.mine
    nothing.text = Text.string(saved.isSelected ? "profile.nothingSaved" : "profile.nothingShared")
    nothing.isHidden = !moments.isEmpty
    grid.isHidden = moments.isEmpty
    guard moments != shown else { return }
    shown = moments
    grid.cells = moments.map { moment in
      let picture = PictureView(
        moment.picture, radius: CornerRadius.field, describing: moment.title)
      picture.keep(heightPerWidth: 1)
      return picture
    }
  }
}
