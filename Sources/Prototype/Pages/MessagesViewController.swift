import UIKit

/// Who wrote last, and the conversation with each.
final class MessagesViewController: UIViewController {
  /// The time in which a conversation slides in or out, in seconds; ours.
  private static let slide: TimeInterval = 0.35
  /// How dark the list is below a conversation, 0…1; ours, near to a navigation controller's.
  private static let dimming: CGFloat = 0.1

  private let journal: Journal
  private let page = PageView()
  private let shade = UIView()
  private var rows: [ConversationRow] = []
  private var conversations: [Int: ConversationViewController] = [:]
  private weak var open: ConversationViewController?

  init(journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    view.clipsToBounds = true
    view.addFilling(page)
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    view.addFilling(shade)
    page.accessibilityIdentifier = "page-messages"
    page.stack.spacing = 0
    page.add(PageHeader(Text.string("messages.title")), spaceAfter: Spacing.small)
    for (index, conversation) in journal.conversations.enumerated() {
      if index > 0 { page.add(RowSeparator()) }
      let row = ConversationRow(conversation)
      row.accessibilityIdentifier = "conversation-\(index)"
      row.addAction(UIAction { [weak self] _ in self?.show(index) }, for: .touchUpInside)
      rows.append(row)
      page.add(row)
    }
  }

  /// On a turned phone a conversation that was drawn aside is back at once, wherever the finger is.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    UIView.performWithoutAnimation { open?.swipe.letGo() }
  }

  private func show(_ index: Int) {
    guard open == nil else { return }
    journal.markRead(index)
    rows[index].show(journal.conversations[index])
    rows[index].isSelected = true
    let next = conversations[index] ?? ConversationViewController(journal: journal, index: index)
    conversations[index] = next
    next.onBack = { [weak self] in self?.close(index) }
    next.swipe.onMove = { [weak self, weak next] in
      guard let next else { return }
      self?.place(next.view, at: $0)
    }
    next.swipe.onEnd = { [weak self] leadsBack, velocity in
      if leadsBack { self?.close(index, velocity: velocity) } else { self?.stay(velocity) }
    }
    open = next
    page.accessibilityElementsHidden = true
    embed(next, in: view)
    // Its edge stands out from the list, which has the same ground.
    next.view.layer.shadowOpacity = 0.15
    next.view.layer.shadowRadius = 10
    next.view.layer.shadowOffset = .zero
    place(next.view, at: 1)
    slide {
      self.place(next.view, at: 0)
    } then: {
      next.didMove(toParent: self)
      self.hideCoveredList()
    }
  }

  /// A list that can't be seen isn't there for a tap on the status bar either.
  private func hideCoveredList() {
    page.isHidden = open.map { $0.view.transform.isIdentity } ?? false
  }

  /// Shows what was read and written meanwhile as soon as something of the list is seen again.
  private func uncoverList() {
    guard page.isHidden else { return }
    page.isHidden = false
    for (row, conversation) in zip(rows, journal.conversations) { row.show(conversation) }
    arrangeRows()
  }

  /// Puts the rows in the order in which was written last, with a line between each two of them.
  private func arrangeRows() {
    for (place, index) in journal.latestFirst.enumerated() {
      page.stack.insertArrangedSubview(rows[index], at: 1 + 2 * place)
    }
  }

  /// Slides a conversation that was drawn aside back over the list.
  private func stay(_ velocity: CGFloat) {
    guard let open else { return }
    let way = max(1, open.view.transform.tx)
    slide(velocity: -velocity / way) {
      self.place(open.view, at: 0)
    } then: {
      self.hideCoveredList()
    }
  }

  /// Puts a conversation beside the list, which it dims: 0 over it, 1 out of sight.
  private func place(_ conversation: UIView, at progress: CGFloat) {
    uncoverList()
    let width = view.bounds.width
    conversation.transform = CGAffineTransform(translationX: width * progress, y: 0)
    page.transform = CGAffineTransform(translationX: -width / 3 * (1 - progress), y: 0)
    shade.alpha = Self.dimming * (1 - progress)
  }

  /// Goes back to the list, or to its first row.
  func goBack() {
    if let open { open.onBack?() } else { page.scrollToTop() }
  }

  /// Slides the conversation away, at a speed to begin with in points per second.
  private func close(_ index: Int, velocity: CGFloat = 0) {
    guard let open else { return }
    self.open = nil
    page.accessibilityElementsHidden = false
    open.view.endEditing(true)
    uncoverList()
    rows[index].isSelected = false
    open.willMove(toParent: nil)
    let way = max(1, view.bounds.width - open.view.transform.tx)
    slide(velocity: velocity / way) {
      self.place(open.view, at: 1)
    } then: {
      open.leaveContainer()
      open.view.transform = .identity
    }
  }

  /// Slides, with the velocity at the start in parts of the way per second.
  private func slide(
    velocity: CGFloat = 0, _ changes: @escaping () -> Void, then: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: Self.slide, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity, options: [], animations: changes
    ) { _ in
      then()
    }
  }
}
