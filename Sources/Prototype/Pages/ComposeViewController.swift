import UIKit

/// A new moment: a picture, and a few words about it.
final class ComposeViewController: KeyboardAvoidingController {
  /// Called once the moment is shared.
  var onShare: (() -> Void)?

  private let journal: Journal
  private let page = PageView()
  private let preview = PictureView("")
  private let name = FormField(icon: "pencil", placeholder: Text.string("compose.name"))
  private let place = FormField(icon: "pin", placeholder: Text.string("compose.place"))
  private let story = FormField(icon: "comment", placeholder: Text.string("compose.story"))
  private let share = PrimaryButton(Text.string("compose.share"))
  private lazy var fields = [name.textField, place.textField, story.textField]
  private lazy var choices = Moment.street.map { (picture: $0.picture, control: choice($0)) }
  private lazy var strip = Strip(
    choices.map(\.control), spacing: Spacing.small, cell: PictureChoice.side)
  private var chosen = ""

  init(journal: Journal) {
    self.journal = journal
    super.init(page.scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.accessibilityIdentifier = "page-compose"
    page.add(PageHeader(Text.string("compose.title")))
    preview.keep(heightPerWidth: 0.7)
    page.add(preview, spaceAfter: Spacing.snug)
    page.add(strip, spaceAfter: Spacing.gutter)
    for field in [name, place] { page.add(field, spaceAfter: Spacing.snug) }
    page.add(story, spaceAfter: Spacing.gutter)
    page.add(share)
    name.moveAlong = { [weak self] in self?.animateLayout($0) }
    setUpFields()
    share.accessibilityIdentifier = "compose-share"
    share.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    keyboard.keepsInSight = { [weak self] in self?.share }
    startAfresh()
  }

  /// As the page is for another moment: with the first picture, and without words.
  private func startAfresh() {
    choose(choices.first?.picture ?? "")
    strip.contentOffset = .zero
    page.scrollToTop(animated: false)
    for field in [name, place, story] { field.text = "" }
  }

  private func setUpFields() {
    for (field, key) in zip(fields, ["name", "place", "story"]) {
      field.accessibilityIdentifier = "compose-\(key)"
      field.returnKeyType = field === fields.last ? .done : .next
      field.delegate = self
    }
  }

  private func choice(_ moment: Moment) -> PictureChoice {
    let control = PictureChoice(moment.picture, label: moment.title)
    control.accessibilityIdentifier = moment.picture
    control.addAction(
      UIAction { [weak self] _ in self?.choose(moment.picture) }, for: .touchUpInside)
    return control
  }

  private func choose(_ picture: String) {
    chosen = picture
    preview.image = UIImage(named: picture)
    for choice in choices { choice.control.isSelected = choice.picture == picture }
  }

  private func send() {
    let words = [name, place, story].map { $0.text.trimmingCharacters(in: .whitespaces) }
    guard !words[0].isEmpty else {
      animateLayout { self.name.error = Text.string("compose.error.name") }
      name.textField.becomeFirstResponder()
      return
    }
    journal.share(picture: chosen, title: words[0], place: words[1], story: words[2])
    view.endEditing(true)
    startAfresh()
    onShare?()
  }
}

extension ComposeViewController: UITextFieldDelegate {
  /// Return goes on to the next field; after the last one the keyboard goes.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = fields.firstIndex(of: textField).map { $0 + 1 } ?? fields.count
    if fields.indices.contains(next) {
      fields[next].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
