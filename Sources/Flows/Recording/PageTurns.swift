import Phone

/// The keys that a keyboard shows, whatever the case of its letters.
struct KeyboardPage: Hashable, Sendable {
  private let keys: [String]

  init(_ snapshot: ScreenSnapshot) {
    keys =
      snapshot.keyboard?.children.filter(\.isKey).map {
        $0.identifier.lowercased() + ($0.isSelected ? " selected" : "")
      } ?? []
  }
}

/// A key that types nothing and shows other keys, or the same in another case.
struct PageTurn: Hashable, Sendable {
  let from: KeyboardPage
  let to: KeyboardPage
  let step: RecordedStep
}

/// How the keys that are shown were come to while a text was typed.
struct PageTurns: Sendable {
  private var turns: [PageTurn] = []
  /// The last ones in a row, and the text in which they were pressed.
  private(set) var last: [RecordedStep] = []
  private(set) var lastText: EditedText?
  private var areInRow = false

  /// Notes a key; nil for one that has typed something.
  mutating func note(_ turn: PageTurn?, in text: EditedText) {
    if let turn {
      turns.append(turn)
      last = (areInRow ? last : []) + [turn.step]
      lastText = text
    }
    areInRow = turn != nil
  }

  /// All of them.
  var all: [RecordedStep] { turns.map(\.step) }

  /// The way to the keys that show at the end, without detours; nil where typing has led there.
  var shortest: [RecordedStep]? {
    guard let start = turns.first?.from, let end = turns.last?.to else { return nil }
    var ways: [KeyboardPage: [RecordedStep]] = [start: []]
    var next = [start]
    while let page = next.first, ways[end] == nil {
      next.removeFirst()
      for turn in turns where turn.from == page && ways[turn.to] == nil {
        ways[turn.to] = (ways[page] ?? []) + [turn.step]
        next.append(turn.to)
      }
    }
    return ways[end]
  }
}
