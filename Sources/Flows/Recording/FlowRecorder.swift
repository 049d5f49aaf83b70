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
    var end: CGPoint
    var hasMoved = false
  }

  /// What has been done so far.
  var gestures: [RecordedGesture] = []
  var finger: Finger?
  var run: TypingRun?
  var secrets: [(name: String, value: String)] = []
  /// The last tap, which another may follow.
  var lastTap: (time: TimeInterval, point: CGPoint, target: RecordedTarget?, count: Int)?
  var lastWheel: (time: TimeInterval, point: CGPoint)?
  var changes = ScreenChanges()
  /// The text that was edited before the event that the phone takes.
  var fieldBefore: EditedText?

  /// Makes a recorder for an app that was just launched.
  package init() { gestures = [RecordedGesture([[.launchApp]])] }

  /// The steps so far.
  package var steps: [RecordedStep] {
    let replaced = gestures.compactMap(\.scroll).filter(\.isUsed).map(\.drags)
    var steps: [RecordedStep] = []
    var waits = false
    for (index, gesture) in gestures.enumerated()
    where !replaced.contains(where: { $0.contains(index) }) {
      let next = gesture.steps
      // What was waited for may still be moving into its place.
      if waits, let first = next.first, !first.settlesFirst { steps.append(.waitForAnimationToEnd) }
      steps += next
      if !next.isEmpty { waits = !gesture.waits.isEmpty }
    }
    return steps
  }

  /// Whether a finger is down or something else isn't over yet.
  package var isBusy: Bool { finger != nil }

  // MARK: Events

  /// Told of an event before the phone takes it.
  package func willTake(_ event: PhoneEvent, on screen: some RecordedScreen) {
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
    changes.goOn()
    switch event {
    case .touch(let id, let phase, let point): touch(id, phase, point, on: screen)
    case .scroll(let delta, let point): turnWheel(delta, at: point, time: screen.time)
    case .text(let text), .exactText(let text): noteTyping(letters: text, keys: nil, on: screen)
    case .composition: noteTyping(letters: nil, keys: nil, on: screen)
    case .key(let key, let modifiers): press(key, modifiers, on: screen)
    case .rotate(let orientation): add([[.setOrientation(FlowOrientation(orientation))]])
    case .appearance(let appearance):
      add([[.setDarkMode(appearance == .dark ? .enabled : .disabled)]])
    case .textSize, .toggleSoftwareKeyboard, .toggleHardwareKeyboard: break
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

  func add(_ ways: [[RecordedStep]], drag: RecordedDrag? = nil) {
    endRun()
    lastTap = nil
    lastWheel = nil
    gestures.append(RecordedGesture(ways, drag: drag))
  }

  // MARK: Fingers

  private func makeFinger(
    _ id: Int, at point: CGPoint, on screen: some RecordedScreen
  ) -> Finger {
    let snapshot = screen.snapshot
    let order = screen.touchOrder(at: point)
    let keyboard = snapshot.keyboard.flatMap {
      order.map(($0.order...$0.lastOrder).contains) == true ? $0 : nil
    }
    let known = secrets.map(\.value) + [run.flatMap { $0.start.isSecret ? $0.typed : nil } ?? ""]
    let targets =
      keyboard == nil
      ? TargetFinder(snapshot, secrets: known).targets(at: point) { screen.touchOrder(at: $0) } : []
    let edited = screen.editedText
    return Finger(
      id: id, start: point, time: screen.time, snapshot: snapshot, edited: edited,
      targets: targets, key: keyboard?.children.first { $0.isKey && $0.frame.contains(point) },
      isOnKeyboard: keyboard != nil, end: point)
  }

  private func touch(
    _ id: Int, _ phase: PhoneEvent.TouchPhase, _ point: CGPoint, on screen: some RecordedScreen
  ) {
    guard var finger, finger.id == id else { return }
    if phase == .moved || phase == .ended {
      finger.end = point
      let way = hypot(point.x - finger.start.x, point.y - finger.start.y)
      if way >= Self.slop { finger.hasMoved = true }
      self.finger = finger
    }
    guard phase == .ended || phase == .cancelled else { return }
    self.finger = nil
    let duration = screen.time - finger.time
    if finger.isOnKeyboard {
      lift(finger, offKeyAfter: duration, on: screen)
    } else if finger.hasMoved {
      drag(finger, duration, on: screen)
    } else if phase == .ended {
      tap(finger, duration, on: screen)
    }
  }

  private func lift(
    _ finger: Finger, offKeyAfter duration: TimeInterval, on screen: some RecordedScreen
  ) {
    let id = finger.key?.identifier ?? ""
    let tap = finger.key.flatMap { key in
      key.identifier.isEmpty || finger.hasMoved || duration >= Self.longPress
        ? nil
        : RecordedStep.tap(
          RecordedTarget(selector: RecordedSelector(name: .id(FlowText.idPattern(key.identifier)))))
    }
    if id == "Return", !finger.hasMoved {
      return add([[.pressKey(.enter)], [tap].compactMap(\.self)])
    }
    guard let after = screen.editedText, let before = finger.edited, after.owner == before.owner
    else { return add([[.hideKeyboard], [tap].compactMap(\.self)]) }
    let letter = id.count == 1 ? id : id == "space" ? " " : nil
    let types = after.string == before.string.inserting(letter, before.selection)
    fieldBefore = before
    noteTyping(letters: types ? letter : id == "shift" ? "" : nil, keys: tap, on: screen)
  }

  private func drag(
    _ finger: Finger, _ duration: TimeInterval, on screen: some RecordedScreen
  ) {
    let size = finger.snapshot.size
    let way = CGSize(
      width: finger.end.x - finger.start.x, height: finger.end.y - finger.start.y)
    let drag = RecordedDrag(start: finger.start, way: way, duration: duration)
    var ways: [[RecordedStep]] = [[.swipe(RecordedSwipe(drag, in: size))]]
    if finger.edited != nil, screen.editedText == nil { ways.append([.hideKeyboard]) }
    add(ways, drag: drag)
  }

  private func tap(
    _ finger: Finger, _ duration: TimeInterval, on screen: some RecordedScreen
  ) {
    if let lastTap, finger.time - lastTap.time <= Self.tapInterval,
      hypot(finger.start.x - lastTap.point.x, finger.start.y - lastTap.point.y)
        <= Self.tapDistance, duration < Self.longPress,
      lastTap.target?.selector == finger.targets.first?.selector
    {
      return tapAgain(finger, lastTap.count + 1, on: screen)
    }
    let taps = finger.targets.map { [RecordedStep.tap($0)] }
    let presses = finger.targets.map { [RecordedStep.tap($0, .long)] }
    var ways =
      duration < Self.longPress
      ? taps : duration < Self.certainPress ? alternating(taps, presses) : presses + taps
    if finger.edited != nil, screen.editedText == nil {
      let isNamed = finger.targets.first.map { $0.selector != nil && $0.point == nil } == true
      ways.insert([.hideKeyboard], at: isNamed ? min(1, ways.count) : 0)
    }
    // What moves is stopped by a finger and not tapped.
    ways.insert([], at: min(1, ways.count))
    let drags = dragsBefore()
    add(ways)
    if duration < Self.longPress { lastTap = (screen.time, finger.start, finger.targets.first, 1) }
    if let target = finger.targets.first?.selector { fold(drags, to: target) }
  }

  private func tapAgain(_ finger: Finger, _ count: Int, on screen: some RecordedScreen) {
    let tap: RecordedTap = count == 2 ? .double : .repeated(count, delay: 100)
    let together = finger.targets.map { [RecordedStep.tap($0, tap)] }
    let apart = finger.targets.map { Array(repeating: RecordedStep.tap($0), count: count) }
    gestures[gestures.count - 1].ways = alternating(together, apart)
    gestures[gestures.count - 1].choice = 0
    lastTap = (screen.time, finger.start, finger.targets.first, count)
  }

  private func alternating(
    _ one: [[RecordedStep]], _ other: [[RecordedStep]]
  ) -> [[RecordedStep]] {
    zip(one, other).flatMap { [$0, $1] }
  }

  // MARK: Scrolling to something

  /// The drags at the end, which may do no more than show what comes next.
  private func dragsBefore() -> Range<Int> {
    let count = gestures.reversed().prefix {
      $0.drag != nil && $0.ways.first?.first != .hideKeyboard
    }
    .count
    return gestures.count - count..<gestures.count
  }

  /// Writes one step for drags that reveal what the last gesture touches.
  private func fold(_ drags: Range<Int>, to target: RecordedSelector) {
    guard let first = drags.first, first > 0, let drag = gestures[first].drag else { return }
    let directions = Set(drags.compactMap { gestures[$0].drag?.revealing })
    guard directions.count == 1, let facts = gestures[first - 1].facts, !facts.shows(target) else {
      return
    }
    let step = RecordedStep.scrollUntilVisible(target, drag.revealing)
    gestures[gestures.count - 1].scroll = RecordedScroll(drags: drags, step: step)
  }

  // MARK: Wheels

  private func continuesWheel(at point: CGPoint, time: TimeInterval) -> Bool {
    guard let lastWheel, finger == nil, gestures.last?.drag != nil else { return false }
    return time - lastWheel.time < Self.wheelPause
      && hypot(point.x - lastWheel.point.x, point.y - lastWheel.point.y) <= Self.tapDistance
  }

  private func turnWheel(_ delta: CGSize, at point: CGPoint, time: TimeInterval) {
    let size = changes.size
    if continuesWheel(at: point, time: time), var drag = gestures[gestures.count - 1].drag {
      drag.way.width += delta.width
      drag.way.height += delta.height
      gestures[gestures.count - 1].drag = drag
      gestures[gestures.count - 1].ways = [[.swipe(RecordedSwipe(drag, in: size))]]
    } else {
      let drag = RecordedDrag(start: point, way: delta, duration: RecordedSwipe.calmDuration)
      add([[.swipe(RecordedSwipe(drag, in: size))]], drag: drag)
    }
    lastWheel = (time, point)
  }

  // MARK: Keys

  private func press(
    _ key: PhoneEvent.Key, _ modifiers: PhoneEvent.KeyModifiers, on screen: some RecordedScreen
  ) {
    let isEditing = fieldBefore != nil
    switch key {
    case .return: add([[.pressKey(.enter)]])
    case .tab where !modifiers.contains(.shift): add([[.pressKey(.tab)]])
    case .tab:
      let snapshot = screen.snapshot
      let focused = snapshot.all.last { $0.isFocused }
      let selector = focused.flatMap { TargetFinder(snapshot).selector(for: $0) }
      add([selector.map { [.tap(RecordedTarget(selector: $0))] } ?? [.pressKey(.tab)]])
    case .escape:
      if isEditing {
        add([[.hideKeyboard], [.pressKey(.escape)]])
      } else {
        add([[.pressKey(.escape)]])
      }
    case .space: if !isEditing { add([[.pressKey(.enter)]]) }
    default: if isEditing { noteTyping(letters: nil, keys: nil, on: screen) }
    }
  }
}

extension String {
  /// The text with another in the place of a selection.
  fileprivate func inserting(_ text: String?, _ selection: Range<Int>) -> String? {
    guard let text else { return nil }
    let units = Array(utf16)
    guard selection.upperBound <= units.count else { return nil }
    let whole = units[..<selection.lowerBound] + Array(text.utf16) + units[selection.upperBound...]
    return String(decoding: whole, as: UTF16.self)
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
