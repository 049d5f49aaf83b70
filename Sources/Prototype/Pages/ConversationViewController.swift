import UIKit

/// What two neighbours wrote, and a field to write more.
final class ConversationViewController: KeyboardAvoidingController {
  /// Called to go back to the list.
  var onBack: (() -> Void)?
  /// Called while a finger draws the conversation away, and when it lets go.
  var onSwipe: ((BackSwipe) -> Void)?

  private let journal: Journal
  private let index: Int
  private let page: PageView
  private let back = IconButton(icon: "chevron-left", label: Text.string("chat.back"))
  private let lines = UIStackView(.vertical, spacing: Spacing.small, [])
  private let field: FormField
  private let send = IconButton(icon: "paper-plane", label: Text.string("chat.send"))
  private var shownSize = CGSize.zero

  init(journal: Journal, index: Int) {
    self.journal = journal
    self.index = index
    field = FormField(icon: "comment", placeholder: Text.string("chat.write"), accessory: send)
    page = PageView(
      fills: true,
      header: Self.header(journal.conversations[index].member, back: back))
    super.init(page.scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.accessibilityIdentifier = "page-conversation"
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    let swipe = BackSwipe()
    swipe.edges = .left
    swipe.onChange = { [weak self] in self?.onSwipe?($0) }
    view.addGestureRecognizer(swipe)
    for line in journal.conversations[index].lines { lines.addArrangedSubview(Bubble(line)) }
    // Takes what the lines leave, so that they lie just above the field and the keyboard.
    let space = UIView()
    space.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
    page.add(space, spaceAfter: 0)
    page.add(lines)
    page.add(field)
    send.tintColor = Palette.accent
    send.accessibilityIdentifier = "chat-send"
    send.addAction(UIAction { [weak self] _ in self?.write() }, for: .touchUpInside)
    field.textField.returnKeyType = .send
    field.textField.delegate = self
    field.textField.accessibilityIdentifier = "chat-field"
    keyboard.keepsInSight = { [weak self] in self?.field }
  }

  /// The last line stays in sight when the phone is turned.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard page.scrollView.bounds.size != shownSize else { return }
    shownSize = page.scrollView.bounds.size
    page.scrollView.layoutIfNeeded()
    showEnd(animated: false)
  }

  private static func header(_ member: Member, back: IconButton) -> UIView {
    back.tintColor = Palette.accent
    back.accessibilityIdentifier = "chat-back"
    let name = UILabel(member.name, font: .barTitle, lines: 0)
    name.accessibilityTraits = .header
    return UIStackView(
      .horizontal, spacing: Spacing.snug, alignment: .center,
      [back, AvatarView(member.avatar, diameter: 40), name])
  }

  private func write() {
    let text = field.text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    journal.write(text, to: index)
    field.text = ""
    let bubble = Bubble(Conversation.Line(text: text, isMine: true))
    lines.addArrangedSubview(bubble)
    view.layoutIfNeeded()
    bubble.pop()
    showEnd(animated: true)
  }

  private func showEnd(animated: Bool) {
    var end = field.convert(field.bounds, to: page.scrollView)
    end.size.height += Spacing.large
    page.scrollView.scrollRectToVisible(end, animated: animated)
  }
}

extension ConversationViewController: UITextFieldDelegate {
  /// Return sends, and leaves the keyboard for the next line.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    write()
    return false
  }
}
