import UIKit

/// Everything the street has shared, to look through by kind and by word.
final class DiscoverViewController: KeyboardAvoidingController {
  private let journal: Journal
  private let page = PageView()
  private let search = FormField(icon: "search", placeholder: Text.string("discover.search"))
  private let grid = Grid(
    narrowest: 156, fewest: 2, spacing: Spacing.medium, rowSpacing: Spacing.large,
    holdsWords: true)
  private let nothing = UILabel(
    Text.string("discover.nothing"), font: .callout, color: Palette.textSecondary, lines: 0,
    alignment: .center)
  private var kinds: [(chip: Chip, kind: Moment.Kind?)] = []
  private var tiles: [MomentTile] = []

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
    page.accessibilityIdentifier = "page-discover"
    page.add(PageHeader(Text.string("discover.title")))
    page.add(search)
    kinds = [(chip(for: nil), nil)] + Moment.Kind.allCases.map { (chip(for: $0), $0) }
    page.add(
      Strip(kinds.map(\.chip), spacing: Spacing.small),
      spaceAfter: Spacing.gutter)
    page.add(nothing)
    page.add(grid)
    setUpSearch()
    choose(nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showResults()
  }

  private func setUpSearch() {
    let field = search.textField
    field.returnKeyType = .search
    field.autocorrectionType = .no
    field.clearButtonMode = .always
    field.delegate = self
    field.accessibilityIdentifier = "discover-search"
    field.addAction(UIAction { [weak self] _ in self?.showResults() }, for: .editingChanged)
  }

  private func chip(for kind: Moment.Kind?) -> Chip {
    let chip = Chip(kind?.title ?? Text.string("kind.all"))
    chip.accessibilityIdentifier = "kind-\(kind?.rawValue ?? "all")"
    chip.addAction(UIAction { [weak self] _ in self?.choose(kind) }, for: .touchUpInside)
    return chip
  }

  private func choose(_ kind: Moment.Kind?) {
    for entry in kinds { entry.chip.isSelected = entry.kind == kind }
    showResults()
  }

  private func showResults() {
    let found = journal.moments.filter(matches)
    nothing.isHidden = !found.isEmpty
    if found != tiles.map(\.moment) {
      tiles = found.map(makeTile)
      grid.cells = tiles
    }
    for tile in tiles { tile.isSaved = journal.saved.contains(tile.moment.id) }
  }

  private func matches(_ moment: Moment) -> Bool {
    if let kind = kinds.first(where: { $0.chip.isSelected })?.kind, moment.kind != kind {
      return false
    }
    let word = plain(search.text.trimmingCharacters(in: .whitespaces))
    let texts = [moment.title, moment.place, moment.author.name]
    return word.isEmpty || texts.contains { plain($0).contains(word) }
  }

  /// As texts are compared: without capitals, and with no space that isn't on a keyboard.
  private func plain(_ text: String) -> String {
    text.lowercased().replacingOccurrences(of: "\u{A0}", with: " ")
  }

  private func makeTile(_ moment: Moment) -> MomentTile {
    let tile = MomentTile(moment)
    tile.save.addAction(
      UIAction { [weak self, weak tile] _ in
        guard let self, let tile else { return }
        journal.toggleSaved(tile.moment.id)
        tile.isSaved = journal.saved.contains(tile.moment.id)
        if tile.isSaved { tile.save.pop() }
      }, for: .touchUpInside)
    return tile
  }
}

extension DiscoverViewController: UITextFieldDelegate {
  /// Return has nothing left to find: the results follow the typing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}
