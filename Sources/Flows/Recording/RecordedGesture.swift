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
  /// The way of the finger, where that scrolls.
  var drag: RecordedDrag?
  /// The one step that stands for this gesture and some drags before.
  var scroll: RecordedScroll?
  /// What the screen was at rest, before the next gesture.
  var facts: ScreenFacts?
  /// Where everything was then.
  var places: ScreenPlaces?

  init(_ ways: [[RecordedStep]], drag: RecordedDrag? = nil) {
    (self.ways, self.drag) = (ways, drag)
  }

  /// The steps as they are written.
  var steps: [RecordedStep] {
    let scroll = scroll.flatMap { $0.isUsed ? [$0.step] : nil } ?? []
    return scroll + (ways.indices.contains(choice) ? ways[choice] : []) + waits
  }
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
  var isUsed = true
}

/// Where the elements of a screen are, seen or not.
struct ScreenPlaces: Hashable, Sendable {
  private var places: [String: CGPoint] = [:]

  init(_ snapshot: ScreenSnapshot) {
    var repeated: Set<String> = []
    for element in snapshot.all where element.isNamed && !element.isKey {
      let name = "\(element.identifier)|\(element.accessibilityText)|\(element.hintText)"
      if places.updateValue(element.frame.origin, forKey: name) != nil { repeated.insert(name) }
    }
    for name in repeated { places[name] = nil }
  }

  /// How far what has moved most has moved since then, in points.
  func way(from before: ScreenPlaces) -> CGSize {
    var counts: [[Int]: Int] = [:]
    for (name, place) in places {
      guard let old = before.places[name] else { continue }
      let way = [Int(((place.x - old.x) * 6).rounded()), Int(((place.y - old.y) * 6).rounded())]
      if way != [0, 0] { counts[way, default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $0.key[1], $0.key[0]) < ($1.value, $1.key[1], $1.key[0]) }
    guard let way = most?.key else { return .zero }
    return CGSize(width: CGFloat(way[0]) / 6, height: CGFloat(way[1]) / 6)
  }
}
