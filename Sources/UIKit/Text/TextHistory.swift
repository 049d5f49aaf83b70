/// What a text was before the user's changes; typing or deleting in one go is one change.
nonisolated struct TextHistory {
  /// What a change is; changes of one kind that follow each other are undone together.
  enum Kind {
    case typing
    case deleting
    case other
  }

  /// How many changes can be undone; ours.
  private static let limit = 100

  private var past: [EditingText] = []
  private var future: [EditingText] = []
  private var lastKind = Kind.other
  private var lastHead: Int?

  /// Keeps a text that is about to change.
  mutating func note(_ text: EditingText, before kind: Kind) {
    let goesOn = kind != .other && kind == lastKind && text.head == lastHead
    if !goesOn || past.isEmpty { past.append(text) }
    if past.count > Self.limit { past.removeFirst() }
    future = []
    lastKind = kind
  }

  /// Notes where the caret is after a change; one that starts elsewhere is another.
  mutating func noteCaret(_ text: EditingText) { lastHead = text.head }

  /// Notes that the selection was moved: what is typed from now on is another change.
  mutating func noteMove() { lastHead = nil }

  /// The text before the last change.
  var previous: EditingText? { past.last }

  /// The text before the last undoing.
  var next: EditingText? { future.last }

  /// Goes a change back from a text.
  mutating func undo(from text: EditingText) {
    guard past.popLast() != nil else { return }
    future.append(text)
    lastHead = nil
  }

  /// Goes a change forward from a text.
  mutating func redo(from text: EditingText) {
    guard future.popLast() != nil else { return }
    past.append(text)
    lastHead = nil
  }
}

nonisolated extension EditingText {
  /// The part of this text that another differs in, and what stands there in the other.
  func difference(to other: EditingText) -> (range: Range<Int>, replacement: String) {
    let (old, new) = (Array(string), Array(other.string))
    let shorter = min(old.count, new.count)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(shorter - head).count
    func length(_ characters: ArraySlice<Character>) -> Int { String(characters).utf16.count }
    let start = length(old[..<head])
    return (
      start..<(start + length(old[head..<(old.count - tail)])),
      String(new[head..<(new.count - tail)])
    )
  }
}
