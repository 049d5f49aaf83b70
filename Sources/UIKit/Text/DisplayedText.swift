/// A text as it is shown: itself, or a bullet for every character.
nonisolated struct DisplayedText: Equatable {
  /// What stands for a character that nobody may read.
  static let bullet: Character = "●"

  /// What is shown.
  let string: String
  /// Where characters begin in the text and in what is shown, with the ends; nil where they agree.
  private let boundaries: [(text: Int, shown: Int)]?

  /// Shows a text as it is.
  init(_ text: String) {
    string = text
    boundaries = nil
  }

  /// Shows bullets for all characters but the one that begins at an offset.
  init(hiding text: String, except revealed: Int?) {
    var shown = ""
    var boundaries: [(text: Int, shown: Int)] = []
    var (offset, shownOffset) = (0, 0)
    for character in text {
      boundaries.append((offset, shownOffset))
      let next = offset == revealed ? character : Self.bullet
      shown.append(next)
      offset += character.utf16.count
      shownOffset += next.utf16.count
    }
    boundaries.append((offset, shownOffset))
    string = shown
    self.boundaries = boundaries
  }

  /// Where an offset of the text is in what is shown; both in UTF-16 units.
  func shownOffset(of offset: Int) -> Int {
    guard let boundaries else { return offset }
    return boundaries.last { $0.text <= offset }?.shown ?? 0
  }

  /// Where an offset of what is shown is in the text.
  func textOffset(of shownOffset: Int) -> Int {
    guard let boundaries else { return shownOffset }
    return boundaries.last { $0.shown <= shownOffset }?.text ?? 0
  }

  /// Where a part of the text is in what is shown.
  func shownRange(of range: Range<Int>) -> Range<Int> {
    shownOffset(of: range.lowerBound)..<shownOffset(of: range.upperBound)
  }

  static func == (one: DisplayedText, other: DisplayedText) -> Bool {
    one.string == other.string
      && one.boundaries?.map(\.text) == other.boundaries?.map(\.text)
  }
}
