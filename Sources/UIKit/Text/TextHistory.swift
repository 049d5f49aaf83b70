/// The user's changes of a text; typing or deleting in one go is one change.
nonisolated struct TextHistory {
  /// What a change is; changes of one kind that follow each other are undone together.
  enum Kind {
    case typing
    case deleting
    case other
  }

  /// How many changes can be undone; ours.
  private static let limit = 100

  private var past: [TextChange] = []
  private var future: [TextChange] = []
  private var lastKind = Kind.other
  private var lastHead: Int?
  /// Whether all changes are one, and whether there was one of them.
  private var group: (isOpen: Bool, hasBegun: Bool) = (false, false)

  /// Keeps a change of a text from and to a place of the caret.
  mutating func note(_ change: TextChange, _ kind: Kind, from start: Int, to end: Int) {
    guard change.old != change.new else { return }
    var change = change
    if group.isOpen { change.selectsOld = false }
    let goesOn =
      group.isOpen ? group.hasBegun : kind != .other && kind == lastKind && start == lastHead
    if goesOn, let merged = past.last?.merged(with: change) {
      past[past.count - 1] = merged
    } else {
      past.append(change)
    }
    if past.count > Self.limit { past.removeFirst() }
    future = []
    lastKind = group.isOpen ? .other : kind
    lastHead = end
    group.hasBegun = group.isOpen
  }

  /// Makes one of all changes until the end.
  mutating func beginGroup() { group = (true, false) }

  /// Ends what `beginGroup()` has begun.
  mutating func endGroup() { group = (false, false) }

  /// Notes that the selection was moved: what is typed from now on is another change.
  mutating func noteMove() { lastHead = nil }

  /// The last change that wasn't undone.
  var previous: TextChange? { past.last }

  /// The change that was undone last.
  var next: TextChange? { future.last }

  /// Goes a change back.
  mutating func undo() {
    guard let change = past.popLast() else { return }
    future.append(change)
    lastHead = nil
  }

  /// Goes a change forward.
  mutating func redo() {
    guard let change = future.popLast() else { return }
    past.append(change)
    lastHead = nil
  }
}
