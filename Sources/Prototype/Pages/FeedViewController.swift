import UIKit

/// What the street has shared, the newest first.
final class FeedViewController: UIViewController {
  /// Where the first card stands in the column: below the title and the faces.
  private static let firstCard = 2

  private let journal: Journal
  private let page = PageView()
  private lazy var me = AvatarButton(
    journal.me.avatar, diameter: Spacing.target, label: Text.string("feed.me"))
  private var cards: [MomentCard] = []

  /// Called when somebody wants to see their own page.
  var onProfile: (() -> Void)?

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
    page.accessibilityIdentifier = "page-home"
    me.accessibilityIdentifier = "home-profile"
    me.addAction(UIAction { [weak self] _ in self?.onProfile?() }, for: .touchUpInside)
    page.add(
      PageHeader(
        Text.string("feed.title"), eyebrow: Text.format("feed.hello", journal.me.firstName),
        accessory: me),
      spaceAfter: Spacing.gutter)
    page.add(
      Strip(
        Member.neighbours.map(neighbour), spacing: Spacing.medium),
      spaceAfter: Spacing.large)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addMissingCards()
    for card in cards { refresh(card) }
  }

  func scrollToTop() {
    page.scrollToTop(animated: false)
  }

  /// A face shows the newest moment of its neighbour.
  private func neighbour(_ member: Member) -> NeighbourButton {
    let button = NeighbourButton(member)
    button.accessibilityIdentifier = "neighbour-\(member.avatar)"
    button.addAction(
      UIAction { [weak self, weak button] _ in
        button?.hasNews = false
        self?.showNewest(of: member)
      }, for: .touchUpInside)
    return button
  }

  private func showNewest(of member: Member) {
    guard let card = cards.first(where: { $0.moment.author == member }) else { return }
    let scrollView = page.scrollView
    let top = card.convert(card.bounds, to: scrollView).minY - Spacing.medium
    let inset = scrollView.adjustedContentInset
    let lowest = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    let y = max(-inset.top, min(top - inset.top, lowest))
    scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }

  private func addMissingCards() {
    let known = Set(cards.map(\.moment.id))
    for (index, moment) in journal.moments.enumerated() where !known.contains(moment.id) {
      let card = makeCard(moment)
      cards.insert(card, at: index)
      page.stack.insertArrangedSubview(card, at: Self.firstCard + index)
      page.stack.setCustomSpacing(Spacing.section, after: card)
    }
  }

  private func makeCard(_ moment: Moment) -> MomentCard {
    let card = MomentCard(moment)
    card.like.addAction(
      UIAction { [weak self, weak card] _ in
        guard let self, let card else { return }
        journal.toggleLike(card.moment.id)
        refresh(card)
        if card.like.isSelected { card.like.pop() }
      }, for: .touchUpInside)
    card.save.addAction(
      UIAction { [weak self, weak card] _ in
        guard let self, let card else { return }
        journal.toggleSaved(card.moment.id)
        refresh(card)
        if card.save.isSelected { card.save.pop() }
      }, for: .touchUpInside)
    return card
  }

  private func refresh(_ card: MomentCard) {
    let moment = card.moment
    card.show(
      isLiked: journal.liked.contains(moment.id), likes: journal.likes(of: moment),
      isSaved: journal.saved.contains(moment.id))
  }
}
