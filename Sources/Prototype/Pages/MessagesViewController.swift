import UIKit

/// Who wrote last, and the conversation with each.
final class MessagesViewController: UIViewController {
  /// The time in which a conversation slides in or out, in seconds; ours.
  private static let slide: TimeInterval = 0.35

  private let journal: Journal
  private let page = PageView()
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

  private func show(_ index: Int) {
    guard open == nil else { return }
    journal.markRead(index)
    rows[index].show(journal.conversations[index])
    let next = conversations[index] ?? ConversationViewController(journal: journal, index: index)
    conversations[index] = next
    next.onBack = { [weak self] in self?.close(index) }
    open = next
    page.accessibilityElementsHidden = true
    embed(next, in: view)
    next.view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0)
    slide {
      next.view.transform = .identity
      self.page.transform = CGAffineTransform(translationX: -self.view.bounds.width / 3, y: 0)
    } then: {
      next.didMove(toParent: self)
    }
  }

  private func close(_ index: Int) {
    guard let open else { return }
    self.open = nil
    page.accessibilityElementsHidden = false
    open.view.endEditing(true)
    rows[index].show(journal.conversations[index])
    open.willMove(toParent: nil)
    slide {
      open.view.transform = CGAffineTransform(translationX: self.view.bounds.width, y: 0)
      self.page.transform = .identity
    } then: {
      open.leaveContainer()
      open.view.transform = .identity
    }
  }

  private func slide(_ changes: @escaping () -> Void, then: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.slide, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [], animations: changes
    ) { _ in
      then()
    }
  }
}
