import Foundation
import Phone

/// What is typed while a text is edited, from one gesture to the next.
struct TypingRun: Sendable {
  /// Where a finger puts the caret at the beginning of a field, in its middle line or, where the
  /// text has more of them, in its first one; and at its end; ours.
  private static let beginnings = [FlowPoint(x: 1, y: 50), FlowPoint(x: 1, y: 10)]
  private static let end = FlowPoint(x: 98, y: 50)

  /// The text before.
  let start: EditedText
  /// The text now.
  var now: EditedText
  /// The field; nil where it has no name of its own.
  let field: RecordedSelector?
  /// The field's frame, in points.
  let frame: CGRect?
  /// The letters in their order; nil once anything but letters was pressed.
  var letters: String? = ""
  /// The keys of the software keyboard that were tapped; nil once there was anything else.
  var keys: [RecordedStep]? = []
  /// All in its order, as far as it has touched the text; nil once there was something else.
  private var inOrder: [RecordedStep]? = []
  /// Where a finger would put the caret, in percent of the field; nil at the end of the text.
  var caret: FlowPoint?
  /// The keys that have shown other keys.
  var pages = PageTurns()

  init(_ start: EditedText, field: RecordedSelector?, frame: CGRect?) {
    (self.start, now, self.field, self.frame) = (start, start, field, frame)
  }

  /// Notes a step; nil for one that can't be written.
  mutating func noteInOrder(_ step: RecordedStep?) {
    guard let step, var steps = inOrder else { return inOrder = nil }
    switch (steps.last, step) {
    case (_, .inputText("")): return
    case (.inputText(let before), .inputText(let letters)):
      steps[steps.count - 1] = .inputText(before + letters)
    case (.eraseText(let count), .eraseText(let more)):
      steps[steps.count - 1] = .eraseText(count + more)
    default: steps.append(step)
    }
    inOrder = steps
  }

  /// The ways to write it; a secret is handed to a closure that names it.
  func ways(input: (String) -> RecordedStep) -> [[RecordedStep]] {
    var ways: [[RecordedStep]] = []
    if now != start {
      if let letters, !letters.isEmpty { ways.append([input(letters)]) }
      if let change = change(from: start, to: now) { ways.append(change.steps(input)) }
    } else {
      ways.append([])
    }
    ways += caretWays(input)
    if let inOrder = readableInOrder { ways.append(inOrder) }
    // The keys that are shown at the end, by themselves.
    let texts = ways
    if let turns = pages.shortest { ways += texts.map { turns + $0 } }
    // A secret is one text.
    if !start.isSecret, let middle = pages.lastText, let one = change(from: start, to: middle),
      let other = change(from: middle, to: now)
    {
      for turns in [pages.last.suffix(1), pages.last[...]] {
        ways.append(one.steps(input) + turns + other.steps(input))
      }
    }
    ways += texts.map { pages.all + $0 }
    if let keys, !keys.isEmpty, !start.isSecret { ways.append(keys) }
    if let rewriting = rewriting(input) { ways.append(rewriting) }
    var seen: Set<[RecordedStep]> = []
    return ways.filter { seen.insert($0).inserted }
  }

  /// What was typed, for secrets.
  var typed: String { change(from: start, to: now)?.inserted ?? letters ?? now.string }

  private struct Change {
    let erased: Int
    let inserted: String

    func steps(_ input: (String) -> RecordedStep) -> [RecordedStep] {
      (erased > 0 ? [.eraseText(erased)] : []) + (inserted.isEmpty ? [] : [input(inserted)])
    }
  }

  /// The change as something erased before the caret and something typed there; nil where that
  /// isn't what happened.
  private func change(from start: EditedText, to now: EditedText) -> Change? {
    guard now.selection.isEmpty else { return nil }
    let before = start.string.part(0, start.selection.lowerBound)
    let selected = start.string.part(start.selection.lowerBound, start.selection.upperBound)
    let after = start.string.part(start.selection.upperBound, nil)
    let head = now.string.part(0, now.selection.lowerBound)
    guard now.string.part(now.selection.upperBound, nil) == after else { return nil }
    if !selected.isEmpty {
      guard head.hasPrefix(before) else { return nil }
      let inserted = String(head.dropFirst(before.count))
      return Change(erased: inserted.isEmpty ? 1 : 0, inserted: inserted)
    }
    let shared = zip(before, head).prefix { $0 == $1 }.count
    return Change(erased: before.count - shared, inserted: String(head.dropFirst(shared)))
  }

  /// All in its order, without a secret: for one that is gone again other letters stand.
  private var readableInOrder: [RecordedStep]? {
    guard start.isSecret else { return inOrder }
    guard now == start else { return nil }
    return inOrder?.map { step in
      guard case .inputText(let letters) = step else { return step }
      return .inputText(String(repeating: "x", count: letters.count))
    }
  }

  /// Ways that leave the caret before the end of the text: a finger in the field puts it where a
  /// word begins or ends, and elsewhere it is by typing what is behind it first.
  private func caretWays(_ input: (String) -> RecordedStep) -> [[RecordedStep]] {
    guard let caret, let field, !start.isSecret else { return [] }
    func tap(_ point: FlowPoint) -> RecordedStep {
      .tap(RecordedTarget(selector: field, point: point))
    }
    var ways: [[RecordedStep]] = []
    let behind = start.string.part(start.selection.upperBound, nil)
    if now.string == start.string {
      ways.append([tap(caret)])
    } else if now.string.hasSuffix(behind) {
      let place = now.string.utf16.count - behind.utf16.count
      let typed = EditedText(owner: now.owner, string: now.string, selection: place..<place)
      if let change = change(from: start, to: typed) {
        ways.append(change.steps(input) + [tap(caret)])
      }
    }
    let erasing: [RecordedStep] =
      start.string.isEmpty
      ? [] : [tap(Self.end), .eraseText(start.string.count)]
    let head = now.string.part(0, now.selection.lowerBound)
    let tail = now.string.part(now.selection.upperBound, nil)
    for begin in Self.beginnings {
      ways.append(erasing + [input(tail), tap(begin)] + (head.isEmpty ? [] : [input(head)]))
    }
    return ways
  }

  /// All erased from the end and typed anew.
  private func rewriting(_ input: (String) -> RecordedStep) -> [RecordedStep]? {
    guard let field, now.string != start.string else { return nil }
    var steps: [RecordedStep] = []
    if !start.string.isEmpty {
      let end = RecordedTarget(selector: field, point: Self.end)
      steps += [.tap(end), .eraseText(start.string.count)]
    }
    if !now.string.isEmpty { steps.append(input(now.string)) }
    return steps
  }
}

extension String {
  /// The part between two UTF-16 offsets, to the end for nil.
  fileprivate func part(_ start: Int, _ end: Int?) -> String {
    let units = Array(utf16)
    let range = min(start, units.count)..<min(max(end ?? units.count, start), units.count)
    return String(decoding: units[range], as: UTF16.self)
  }
}
