import Foundation
import Phone

extension FlowRecorder {
  func makeFinger(
    _ id: Int, at point: CGPoint, on screen: some RecordedScreen
  ) -> Finger {
    let snapshot = screen.snapshot
    let order = screen.touchOrder(at: point)
    // One that is about to come up takes fingers where it will be.
    let keyboard = snapshot.all.first { element in
      element.kind == "Keyboard"
        && order.map((element.order...element.lastOrder).contains) == true
    }
    let known = secrets.map(\.value) + [run.flatMap { $0.start.isSecret ? $0.typed : nil } ?? ""]
    let targets =
      keyboard == nil
      ? TargetFinder(snapshot, secrets: known).targets(at: point) { screen.touchOrder(at: $0) } : []
    let isOnEmoji = keyboard?.children.contains {
      $0.kind == ScreenElement.emojiKind && $0.order == order
    }
    // The nearest key takes a finger that is on none.
    let key = (isOnEmoji == true ? nil : keyboard)?.children.filter(\.isKey).min {
      $0.frame.distance(to: point) < $1.frame.distance(to: point)
    }
    let stops = screen.scrollingTouch(at: point).views.contains(where: \.isMoving)
    return Finger(
      id: id, start: point, time: screen.time, snapshot: snapshot, edited: screen.editedText,
      targets: targets, key: key, isOnKeyboard: keyboard != nil,
      isCatch: keyboard == nil && stops, end: point)
  }

  func touch(
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
    let tap = finger.hasMoved || duration >= Self.longPress ? nil : finger.tapOnKey
    let ways = [[tap].compactMap(\.self), [.tap(finger.place)]]
    if id == "Return", !finger.hasMoved { return add([[.pressKey(.enter)]] + ways) }
    guard let after = screen.editedText, let before = finger.edited, after.owner == before.owner
    else { return add([[.hideKeyboard], [.pressKey(.enter)]] + ways) }
    if finger.hasMoved, after == before {
      if continuesRun(on: screen) { return }
      // A finger that slides off the keys types nothing, but may take a menu away.
      let way = CGSize(
        width: finger.end.x - finger.start.x, height: finger.end.y - finger.start.y)
      let drag = RecordedDrag(start: finger.start, way: way, duration: duration)
      let swipe = [RecordedStep.swipe(RecordedSwipe(drag, in: finger.snapshot.size))]
      // Where there is no key, emoji may scroll.
      return finger.key == nil
        ? add([swipe, [], [.tap(finger.place)]], drag: drag)
        : add([[], swipe, [.tap(finger.place)]])
    }
    fieldBefore = before
    let (old, new) = (KeyboardPage(finger.snapshot), KeyboardPage(screen.snapshot))
    if after == before, let tap {
      noteTyping(
        letters: "", keys: tap, turn: PageTurn(from: old, to: new, step: tap), on: screen)
    } else {
      let step = after.string == before.withoutLast ? .eraseText(1) : tap
      noteTyping(letters: after.inserted(since: before), keys: tap, step: step, on: screen)
    }
  }

  private func drag(
    _ finger: Finger, _ duration: TimeInterval, on screen: some RecordedScreen
  ) {
    let size = finger.snapshot.size
    let way = CGSize(
      width: finger.end.x - finger.start.x, height: finger.end.y - finger.start.y)
    let drag = RecordedDrag(start: finger.start, way: way, duration: duration)
    let swipes: [[RecordedStep]] = [[.swipe(RecordedSwipe(drag, in: size))]]
    // A finger that rests before it moves may have pressed something instead.
    let presses = finger.targets.prefix(2).flatMap { target -> [[RecordedStep]] in
      [[.tap(target)], [.tap(target, .long)]]
    }
    if let edited = screen.editedText, edited.owner != finger.edited?.owner {
      return add(presses + swipes)
    }
    let hidesKeyboard = finger.edited != nil && screen.editedText == nil
    add(swipes + (hidesKeyboard ? [[.hideKeyboard]] : []) + presses, drag: drag)
    gestures[gestures.count - 1].hidesKeyboard = hidesKeyboard
  }

  private func tap(
    _ finger: Finger, _ duration: TimeInterval, on screen: some RecordedScreen
  ) {
    if let lastTap, finger.time - lastTap.end <= Self.tapInterval,
      hypot(finger.start.x - lastTap.point.x, finger.start.y - lastTap.point.y)
        <= Self.tapDistance, duration < Self.longPress
    {
      return lastTap.target?.selector == finger.targets.first?.selector
        ? tapAgain(finger, lastTap.count + 1, on: screen) : tapAnother(finger, after: lastTap)
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
    ways.insert([], at: finger.isCatch ? 0 : min(1, ways.count))
    let drags = dragsBefore()
    add(ways)
    gestures[gestures.count - 1].isCatch = finger.isCatch
    if finger.isCatch { return }
    if duration < Self.longPress { lastTap = finger.tap(until: screen.time) }
    gestures[gestures.count - 1].tap = lastTap
    if let target = finger.targets.first?.selector { fold(drags, to: target) }
  }

  private func tapAgain(_ finger: Finger, _ count: Int, on screen: some RecordedScreen) {
    let tap: RecordedTap = count == 2 ? .double : .repeated(count, delay: 100)
    let together = finger.targets.map { [RecordedStep.tap($0, tap)] }
    let apart = finger.targets.map { Array(repeating: RecordedStep.tap($0), count: count) }
    var ways = alternating(together, apart)
    if let first = lastTap, let target = first.target, count == 2 {
      ways += first.repetitions(at: finger.time).map { [.tap(target, $0)] }
    }
    // The first may have been no tap, such as one that only stopped what moved.
    gestures[gestures.count - 1].ways = ways + finger.targets.map { [.tap($0)] }
    gestures[gestures.count - 1].choice = 0
    gestures[gestures.count - 1].facts = nil
    lastTap = finger.tap(until: screen.time, count: count)
  }

  /// A second tap on what has come under the finger since the first, or that was meant for the
  /// same.
  private func tapAnother(_ finger: Finger, after first: RecordedTouch) {
    let index = gestures.count - 1
    let before = gestures[index].ways.first ?? []
    var ways = finger.targets.map { before + [.tap($0)] }
    ways.insert(before, at: min(1, ways.count))
    if let target = first.target {
      let twice = [RecordedTap.double] + first.repetitions(at: finger.time)
      ways.insert(contentsOf: twice.map { [.tap(target, $0)] }, at: min(2, ways.count))
    }
    gestures[index].ways = ways
    (gestures[index].choice, gestures[index].facts, lastTap) = (0, nil, nil)
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
}

extension FlowRecorder.Finger {
  /// A tap on the key that it is on; on the place where there is none, as that of an emoji.
  fileprivate var tapOnKey: RecordedStep {
    guard let key, !key.identifier.isEmpty, key.frame.distance(to: start) <= Self.reach else {
      return .tap(place)
    }
    let id = FlowText.idPattern(key.identifier)
    return .tap(RecordedTarget(selector: RecordedSelector(name: .id(id))))
  }

  /// How far beside a key a finger may mean something else than the key, in points; ours.
  private static let reach: CGFloat = 12

  /// The tap that it was.
  func tap(until end: TimeInterval, count: Int = 1) -> RecordedTouch {
    RecordedTouch(start: time, end: end, point: start, target: targets.first, count: count)
  }
}

extension RecordedTouch {
  /// Ways to tap twice without a rest between: the second finger meets what the first one has set
  /// in motion where it was met then, or a few milliseconds before or after.
  func repetitions(at next: TimeInterval) -> [RecordedTap] {
    let pause = Int(((next - end + FlowTiming.tap) * 1000).rounded())
    return [0, 1, -1, 2, -2].map { .repeated(2, delay: max(pause + $0, 51)) }
  }
}

extension CGRect {
  /// How far away a point is; 0 inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
  }
}

extension EditedText {
  /// The text without what is before the caret.
  fileprivate var withoutLast: String? {
    guard selection.isEmpty, selection.upperBound == string.utf16.count else { return nil }
    return String(string.dropLast())
  }

  /// What was put in the place of what was selected; nil where something else has happened.
  func inserted(since before: EditedText) -> String? {
    let (old, new) = (Array(before.string.utf16), Array(string.utf16))
    let (head, tail) = (before.selection.lowerBound, old.count - before.selection.upperBound)
    guard tail >= 0, new.count - tail > head, new.prefix(head).elementsEqual(old.prefix(head)),
      new.suffix(tail).elementsEqual(old.suffix(tail))
    else { return nil }
    return String(decoding: new[head..<(new.count - tail)], as: UTF16.self)
  }
}
