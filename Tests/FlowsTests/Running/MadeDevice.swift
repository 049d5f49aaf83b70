import Foundation
import Graphics
import Phone

@testable import Flows

/// A device whose screen is made for a test, and which writes down what is done to it.
///
/// It is as large as the one of Maestro's own tests, 540 by 960 points.
@MainActor
final class MadeDevice: FlowDevice {
  private(set) var size = CGSize(width: 540, height: 960)
  private(set) var time: TimeInterval = 0
  let identifier = "made"
  /// What was done, in words such as `tap 50,50`.
  private(set) var events: [String] = []
  var elements: [MadeElement]
  var isEditingText = true
  var appearance = Appearance.light
  /// Whether the keyboard comes back whenever it is hidden.
  var keepsKeyboard = false
  /// How many frames content drifts on after a swipe, and by how many points a frame.
  var momentum: (frames: Int, step: CGFloat)?
  /// Whether something moves for ever.
  var neverRests = false

  private var looks = 0
  private var finger: (start: CGPoint, time: TimeInterval)?
  private var lastLetter: TimeInterval?
  private var drift = 0
  private var nextFrame: TimeInterval = 0

  init(_ elements: [MadeElement] = []) { self.elements = elements }

  private var all: [MadeElement] { elements.flatMap(\.all) }

  var snapshot: ScreenSnapshot {
    defer { looks += 1 }
    return ScreenSnapshot(size: size, elements: elementsOfScreen)
  }

  private var elementsOfScreen: [ScreenElement] {
    var order = 0
    return elements.map { $0.element(order: &order, look: looks, on: size) }
  }

  var isAtRest: Bool { drift == 0 && !neverRests }

  var nextChange: TimeInterval? {
    let changes = all.contains { $0.textByLook != nil } || !isAtRest
    return changes ? time + FlowTiming.frame : nil
  }

  func touchOrder(at point: CGPoint) -> Int? {
    all.indices.last { all[$0].frame.contains(point) }
  }

  func advance(to time: TimeInterval) {
    while drift > 0, nextFrame <= time {
      move(by: CGSize(width: 0, height: momentum?.step ?? 0))
      drift -= 1
      nextFrame += FlowTiming.frame
    }
    self.time = max(time, self.time)
  }

  private func move(by delta: CGSize) {
    for element in all where element.isContent {
      element.frame = element.frame.offsetBy(dx: delta.width, dy: delta.height)
    }
  }

  func send(_ event: PhoneEvent) {
    switch event {
    case .touch(_, .began, let place): finger = (place, time)
    case .touch(_, .ended, let place): lift(at: place)
    case .exactText(let text): type(text)
    case .key(.backspace, _): erase()
    case .key(.escape, _):
      events.append("key escape")
      if !keepsKeyboard { elements.removeAll { $0.kind == "Keyboard" } }
    case .key(let key, _): events.append("key \(key)")
    case .rotate(let orientation):
      events.append("rotate \(orientation)")
      if orientation.isLandscape == (size.width < size.height) {
        size = CGSize(width: size.height, height: size.width)
      }
    case .appearance(let new):
      appearance = new
      events.append("\(new)")
    default: break
    }
  }

  private func lift(at place: CGPoint) {
    guard let (start, began) = finger else { return }
    finger = nil
    let milliseconds = Int(((time - began) * 1000).rounded())
    guard start == place else {
      events.append("swipe \(start.words) \(place.words) \(milliseconds)")
      move(by: CGSize(width: place.x - start.x, height: place.y - start.y))
      (drift, nextFrame) = (momentum?.frames ?? 0, time + FlowTiming.frame)
      return
    }
    events.append((milliseconds >= 1000 ? "press " : "tap ") + place.words)
    if let touched = all.last(where: { $0.frame.contains(place) }) { touched.onTap(touched) }
  }

  /// Letters that come as fast as a text is typed are one event.
  private func type(_ text: String) {
    if let lastLetter, time - lastLetter < FlowTiming.letter * 1.2,
      let last = events.last, last.hasPrefix("type ")
    {
      events[events.count - 1] = last + text
    } else {
      events.append("type \(text)")
    }
    lastLetter = time
  }

  private func erase() {
    if let last = events.last, last.hasPrefix("erase "), let count = Int(last.dropFirst(6)) {
      events[events.count - 1] = "erase \(count + 1)"
    } else {
      events.append("erase 1")
    }
  }

  func launch(stopsFirst: Bool, arguments: [String: String]) {
    let words = arguments.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
    events.append((stopsFirst ? "launch" : "bring to front") + words)
  }
  func stop() { events.append("stop") }

  /// A picture that is another after every event, and while content moves.
  func picture() -> Bitmap {
    let bitmap = Bitmap(width: Int(size.width) * 2, height: Int(size.height) * 2)
    let canvas = Canvas(bitmap, scale: 2)
    canvas.fill(CGRect(origin: .zero, size: size), with: .white)
    canvas.fill(CGRect(x: 0, y: 0, width: 20 * (events.count + 1), height: 20), with: .black)
    for element in all where element.isContent { canvas.fill(element.frame, with: .black) }
    return bitmap
  }
}

extension CGPoint {
  fileprivate var words: String { "\(Int(x)),\(Int(y))" }
}
