import UIKit

/// What two neighbours wrote, and a field to write more.
final class ConversationViewController: UIViewController {
  /// Called to go back to the list.
  var onBack: (() -> Void)?
  /// The finger that draws the conversation away.
  let swipe = BackSwipe()

  /// The time in which a new line moves the others up, in seconds; ours.
  private static let scrollDuration: TimeInterval = 0.3

  private let journal: Journal
  private let index: Int
  private let page: PageView
  private let back = IconButton(icon: "chevron-left", label: Text.string("chat.back"))
  private let lines = UIStackView(.vertical, spacing: Spacing.small, [])
  private let field = MessageField(
    placeholder: Text.string("chat.write"), send: Text.string("chat.send"))
  private var shownSize: CGSize?
  /// How far the end of the lines is below what is seen, in points.
  private var distance: CGFloat = 0

  init(journal: Journal, index: Int) {
    self.journal = journal
    self.index = index
    page = PageView(
      header: Self.header(journal.conversations[index].member, back: back), footer: field)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.accessibilityIdentifier = "page-conversation"
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    swipe.edges = .left
    view.addGestureRecognizer(swipe)
    for line in journal.conversations[index].lines { lines.addArrangedSubview(Bubble(line)) }
    page.scrollView.keyboardDismissMode = .interactive
    page.scrollView.delegate = self
    page.add(lines)
    field.send.accessibilityIdentifier = "chat-send"
    field.textView.accessibilityIdentifier = "chat-field"
    field.onSend = { [weak self] in self?.write($0) }
  }

  /// What stood just above the field stays there as the keyboard comes and goes and the phone is
  /// turned, unless a finger holds the lines.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scrollView = page.scrollView
    page.keyboardLayoutGuide.keyboardDismissPadding = field.bounds.height + Spacing.snug
    guard scrollView.bounds.size != shownSize else { return }
    // Lines that break elsewhere scroll, too, and aren't at another place for that.
    scrollView.layoutIfNeeded()
    let isTurned = scrollView.bounds.width != shownSize?.width
    shownSize = scrollView.bounds.size
    if !scrollView.isTracking { showLines(endingBelow: distance) }
    if !isTurned { keepPlace() }
  }

  /// Scrolls to where the lines end that far below what is seen, in points.
  private func showLines(endingBelow distance: CGFloat) {
    let lowest = max(0, page.scrollView.contentSize.height - page.scrollView.bounds.height)
    page.scrollView.contentOffset.y = min(max(0, lowest - distance), lowest)
    self.distance = distance
  }

  /// Remembers what stands above the field; lines that were pulled past their first or last one
  /// spring back to it.
  private func keepPlace() {
    let (size, bounds) = (page.scrollView.contentSize.height, page.scrollView.bounds)
    let y = min(max(0, bounds.minY), max(0, size - bounds.height))
    distance = size - bounds.height - y
  }

  private static func header(_ member: Member, back: IconButton) -> UIView {
    back.tintColor = Palette.accent
    back.accessibilityIdentifier = "chat-back"
    // A low screen's height is for lines that are written.
    back.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let name = UILabel(member.name, font: .barTitle, lines: 0)
    name.accessibilityTraits = .header
    return UIStackView(
      .horizontal, spacing: Spacing.snug, alignment: .center,
      [back, AvatarView(member.avatar, diameter: 40), name])
  }

  private func write(_ text: String) {
    journal.write(text, to: index)
    let bubble = Bubble(Conversation.Line(text: text, isMine: true))
    lines.addArrangedSubview(bubble)
    view.layoutIfNeeded()
    bubble.pop()
    UIView.animate(
      withDuration: Self.scrollDuration, delay: 0, options: .allowUserInteraction
    ) {
      self.showLines(endingBelow: 0)
    }
  }
}

extension ConversationViewController: UIScrollViewDelegate {
  /// Keeps the place; what scrolls because the page has got another size isn't a new one.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.size == shownSize else { return }
    keepPlace()
  }
}
