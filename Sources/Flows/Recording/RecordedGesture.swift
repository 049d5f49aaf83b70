import Foundation
import Phone

/// Something that was done to the phone, and the ways to write it.
struct RecordedGesture: Sendable {
  /// The ways to write it as steps, the best first.
  var ways: [[RecordedStep]]
  /// The way that is taken.
  var choice = 0
  /// What is waited for afterwards.
  var waits: [RecordedStep] = []
  /// What brings content to where it was at rest, where the gesture alone doesn't.
  var corrections: [RecordedStep] = []
  /// The way of the finger, where that scrolls.
  var drag: RecordedDrag?
  /// The tap, where it is one.
  var tap: RecordedTouch?
  /// Whether the finger did no more than stop what moved.
  var isCatch = false
  /// Whether it was a wheel, which does no more than scroll.
  var isWheel = false
  /// Whether it made the keyboard go.
  var hidesKeyboard = false
  /// Whether a text was edited and still is, although a finger would have ended that.
  var keepsKeyboard = false
  /// Whether the swipes are known that stand for the drag.
  var isPlanned = false
  /// The one step that stands for this gesture and some drags before.
  var scroll: RecordedScroll?
  /// Where content was as the gesture began, and what was moving.
  var start = ScrollState()
  /// Where content was at rest, before the next gesture.
  var end: [String: CGPoint] = [:]
  /// What the screen was then; nil where there was no rest.
  var facts: ScreenFacts?

  init(_ ways: [[RecordedStep]], drag: RecordedDrag? = nil) {
    (self.ways, self.drag) = (ways, drag)
  }

  /// The steps as they are written.
  var steps: [RecordedStep] {
    let scroll = scroll.flatMap { $0.isUsed ? [$0.step] : nil } ?? []
    var steps = scroll + (ways.indices.contains(choice) ? ways[choice] : []) + waits
    if !waits.isEmpty, !corrections.isEmpty { steps.append(.waitForAnimationToEnd) }
    return steps + corrections
  }

  /// Whether nothing but content has moved.
  var isScrolling: Bool { drag != nil || isCatch }

  /// Whether the screen was turned.
  var turns: Bool {
    if case .setOrientation = ways.first?.first { true } else { false }
  }
}

/// A tap, which another may follow.
struct RecordedTouch: Sendable {
  /// When the finger came down and when it was lifted, in seconds.
  let start: TimeInterval
  let end: TimeInterval
  let point: CGPoint
  /// What it touched.
  let target: RecordedTarget?
  /// How many taps there were at once.
  var count = 1
}

/// Where content was and what was moving, by name.
struct ScrollState: Hashable, Sendable {
  var offsets: [String: CGPoint] = [:]
  var moving: Set<String> = []
}

/// A way of a finger, or what a wheel turned, in points.
struct RecordedDrag: Hashable, Sendable {
  var start: CGPoint
  /// How far the finger went.
  var way: CGSize
  /// How long that took, in seconds.
  var duration: TimeInterval

  /// Whether the way is rather up or down.
  var isVertical: Bool { abs(way.height) >= abs(way.width) }

  /// Where what is dragged in comes from.
  var revealing: FlowDirection {
    isVertical ? (way.height < 0 ? .down : .up) : (way.width < 0 ? .right : .left)
  }
}

/// Drags that do no more than show what is tapped next.
struct RecordedScroll: Hashable, Sendable {
  /// The gestures that are drags.
  let drags: Range<Int>
  let step: RecordedStep
  /// Whether the one step is written in their place.
  var isUsed = false
  /// Whether that was tried.
  var isTried = false
}

extension [RecordedGesture] {
  /// Where a gesture of a group has left content in the end; nil where a later drag of the group
  /// goes on with it.
  func target(of name: String, movedBy index: Int, in group: Range<Int>) -> CGPoint? {
    var hasDone = false
    for next in self[(index + 1)..<group.upperBound] {
      if !next.isScrolling { hasDone = true }
      guard let there = next.start.offsets[name] else { continue }
      if next.turns || !next.isScrolling && !next.start.moving.contains(name) { return there }
      guard next.drag != nil else { continue }
      if hasDone { return there }
      let end = self[group.upperBound - 1].end[name]
      if there != end { return nil }
    }
    return self[group.upperBound - 1].end[name]
  }
}
