import Foundation
import Phone

/// Turns what is done to a phone into the steps of a flow.
///
/// It is told of every event before and after the phone takes it, and of every rest, and knows
/// nothing of windows, files or clocks.
@MainActor
package final class FlowRecorder {
  /// How far a finger goes before it is more than a tap, in points, as for scroll views.
  nonisolated static let slop: CGFloat = 10
  /// How long a finger rests until that is a long press, in seconds, as UIKit's.
  static let longPress: TimeInterval = 0.5
  /// From here on nobody means a tap, in seconds; ours.
  static let certainPress: TimeInterval = 1
  /// Within what time and distance two taps are one gesture, in seconds and points, as for UIKit.
  static let tapInterval: TimeInterval = 0.35
  static let tapDistance: CGFloat = 45
  /// How long a wheel may rest between two turns that are one, in seconds; ours.
  static let wheelPause: TimeInterval = 1

  /// A finger on the screen.
  struct Finger {
    let id: Int
    let start: CGPoint
    let time: TimeInterval
    let snapshot: ScreenSnapshot
    let edited: EditedText?
    let targets: [RecordedTarget]
    /// The key under it.
    let key: ScreenElement?
    let isOnKeyboard: Bool
    /// Whether it stopped what moved.
    let isCatch: Bool
    var end: CGPoint
    var hasMoved = false

    /// Where it is, for what has no name.
    var place: RecordedTarget {
      RecordedTarget(point: FlowPoint(percentOf: start, in: snapshot.size), comment: "keyboard")
    }
  }

  /// What has been done so far.
  var gestures: [RecordedGesture] = []
  var finger: Finger?
  var run: TypingRun?
  var secrets: [(name: String, value: String)] = []
  /// The last tap, which another may follow.
  var lastTap: RecordedTouch?
  var lastWheel: (time: TimeInterval, point: CGPoint)?
  var changes = ScreenChanges()
  /// What scrolls, and how that was as the last gesture began.
  var scrolled = ScrolledPlaces()
  private var start = ScrollState()
  /// The text that was edited before the event that the phone takes.
  var fieldBefore: EditedText?

  /// Makes a recorder for an app that was just launched.
  package init() { gestures = [RecordedGesture([[.launchApp]])] }

  /// The steps so far.
  package var steps: [RecordedStep] { steps(of: gestures.count) }

  /// The steps of the first gestures.
  func steps(of count: Int) -> [RecordedStep] {
    let known = gestures.prefix(count)
    let replaced = known.compactMap(\.scroll).filter(\.isUsed).map(\.drags)
    var steps: [RecordedStep] = []
    var waits = false
    for (index, gesture) in known.enumerated()
    where !replaced.contains(where: { $0.contains(index) }) {
      let next = gesture.steps
      // What was waited for may still be moving into its place.
      if waits, let first = next.first, !first.settlesFirst { steps.append(.waitForAnimationToEnd) }
      steps += next
      if !next.isEmpty { waits = !gesture.waits.isEmpty && gesture.corrections.isEmpty }
    }
    return steps
  }

  /// How many gestures are over, so that nothing that follows is a part of them.
  func settledCount(at time: TimeInterval) -> Int {
    let mayGoOn = run != nil || lastWheel.map { time - $0.time < Self.wheelPause } == true
    return mayGoOn ? gestures.count - 1 : gestures.count
  }

  /// Whether a finger is down or something else isn't over yet.
  package var isBusy: Bool { finger != nil }

  // MARK: Events

  /// Told of an event before the phone takes it.
  package func willTake(_ event: PhoneEvent, on screen: some RecordedScreen) {
    guard !screen.ignores(event) else { return }
    fieldBefore = screen.editedText
    switch event {
    case .touch(let id, .began, let point):
      guard finger == nil else { return }
      closeWaits(on: screen)
      finger = makeFinger(id, at: point, on: screen)
    case .scroll(_, let point):
      if !continuesWheel(at: point, time: screen.time) { closeWaits(on: screen) }
    case .text, .exactText, .composition:
      if run == nil { closeWaits(on: screen) }
    case .key(let key, _):
      if run == nil || [.return, .tab, .escape].contains(key) { closeWaits(on: screen) }
    case .rotate, .appearance: closeWaits(on: screen)
    default: break
    }
  }

  /// Told of an event after the phone has taken it.
  package func didTake(_ event: PhoneEvent, on screen: some RecordedScreen) {
    guard !screen.ignores(event) else { return }
    changes.goOn()
    switch event {
    case .touch(let id, let phase, let point): touch(id, phase, point, on: screen)
    case .scroll(let delta, let point): turnWheel(delta, at: point, on: screen)
    case .text(let text), .exactText(let text): noteTyping(letters: text, keys: nil, on: screen)
    case .composition: noteTyping(letters: nil, keys: nil, on: screen)
    case .key(let key, let modifiers): press(key, modifiers, on: screen)
    case .rotate(let orientation): add([[.setOrientation(FlowOrientation(orientation))]])
    case .appearance(let appearance):
      add([[.setDarkMode(appearance == .dark ? .enabled : .disabled)]])
    case .modifiers, .textSize, .toggleSoftwareKeyboard, .toggleHardwareKeyboard: break
    }
  }

  /// Told that the app was started anew.
  package func didLaunch() {
    finger = nil
    add([[.launchApp]])
    changes = ScreenChanges()
  }

  /// Told that a picture was taken under a name.
  package func didTakeScreenshot(_ name: String) { add([[.takeScreenshot(name)]]) }

  /// Told how content is as a gesture begins.
  func begin(_ state: ScrollState) { start = state }

  func add(_ ways: [[RecordedStep]], drag: RecordedDrag? = nil) {
    endRun()
    lastTap = nil
    lastWheel = nil
    gestures.append(RecordedGesture(ways, drag: drag))
    gestures[gestures.count - 1].start = start
  }
}

extension FlowOrientation {
  /// The way to hold the device.
  init(_ orientation: Orientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .portraitUpsideDown: .upsideDown
      }
  }
}
