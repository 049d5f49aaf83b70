import Foundation
import Phone

extension FlowRecording {
  /// How many ways are tried to write what was done between two rests; ours.
  private static let mostAttempts = 40
  /// How long what a tap sets in motion may still move, in seconds; ours.
  private static let longestMeeting: TimeInterval = 1
  /// How often content is brought nearer to where it should be; ours.
  private static let mostCorrections = 3

  /// Tries what was done since the last time, up to a gesture, from rest to rest; false if there is
  /// something more urgent to do.
  func rehearse(_ end: Int) -> Bool {
    // What was tried last may be followed by something that came later.
    if checked > 0, checked <= end, recorder.gestures[checked - 1].facts != checkedFacts {
      checked -= 1
    }
    while let last = recorder.gestures.indices.first(where: {
      $0 >= checked && $0 < end && recorder.gestures[$0].facts != nil
    }) {
      guard rehearse(checked..<last + 1) else { return false }
      (checked, checkedFacts) = (last + 1, recorder.gestures[last].facts)
    }
    return true
  }

  /// Finds a way to write a group of gestures that leads to the same screen.
  private func rehearse(_ group: Range<Int>) -> Bool {
    let last = group.upperBound - 1
    for index in group {
      if isInterrupted() { return false }
      if recorder.gestures[index].drag != nil, !recorder.gestures[index].isPlanned {
        plan(index, in: group)
      }
      guard rehearsal.perform(recorder.steps(of: index + 1)) else { break }
    }
    if leadsThere(last) || correct(last) { return fold(group) }
    let before = recorder.gestures
    switch search(group) {
    case true?: return fold(group)
    case false?: return true
    case nil:
      recorder.gestures = before
      return false
    }
  }

  // MARK: Drags

  /// Writes a drag as the swipes that leave content where it came to rest.
  private func plan(_ index: Int, in group: Range<Int>) {
    recorder.gestures[index].isPlanned = true
    let gesture = recorder.gestures[index]
    guard gesture.ways.first != [], let drag = gesture.drag else { return }
    let before = recorder.steps(of: index)
    let field =
      gesture.keepsKeyboard && rehearsal.perform(before)
      ? rehearsal.editedField(secrets: recorder.secrets.map(\.value)) : nil
    var steps: [RecordedStep] = gesture.hidesKeyboard || field != nil ? [.hideKeyboard] : []
    var hasMoved = false
    for (name, start) in gesture.start.offsets.sorted(by: { $0.key < $1.key }) {
      guard let target = recorder.gestures.target(of: name, movedBy: index, in: group) else {
        hasMoved = true
        continue
      }
      guard target != start else { continue }
      guard rehearsal.perform(before + steps),
        let swipes = swipes(moving: name, to: target, like: drag)
      else { continue }
      hasMoved = true
      steps += swipes
    }
    guard hasMoved else {
      // A wheel has done nothing then, and a finger perhaps.
      let nothing: [RecordedStep] = gesture.hidesKeyboard ? [.hideKeyboard] : []
      let place = gesture.isWheel ? 0 : recorder.gestures[index].ways.count
      recorder.gestures[index].ways.insert(nothing, at: place)
      return
    }
    if let field { steps.append(.tap(field)) }
    recorder.gestures[index].ways.insert(steps, at: 0)
    recorder.gestures[index].choice = 0
  }

  /// The swipes that bring content on the second phone to a place.
  private func swipes(
    moving name: String, to target: CGPoint, like drag: RecordedDrag?
  ) -> [RecordedStep]? {
    rehearsal.settle()
    guard let phone = rehearsal.phone,
      let view = phone.scrolledViews.first(where: { $0.name == name }), let offset = view.offset
    else { return nil }
    let planner = SwipePlanner(size: phone.size) { phone.scrollingTouch(at: $0) }
    var steps: [RecordedStep] = []
    for isVertical in [true, false] {
      let (now, wanted) = isVertical ? (offset.y, target.y) : (offset.x, target.x)
      guard abs(now - wanted) > 0.01 else { continue }
      let like = drag?.isVertical == isVertical ? drag : nil
      guard
        let swipes = planner.steps(
          moving: view, isVertical: isVertical, to: Double(wanted), like: like)
      else { return nil }
      steps += swipes
    }
    return steps
  }

  /// Brings content that isn't where it came to rest there; true if the screen is the same then.
  private func correct(_ last: Int) -> Bool {
    let before = recorder.gestures[last].corrections
    for _ in 0..<Self.mostCorrections {
      guard let edited = rehearsal.edited, edited == recorder.gestures[last].facts?.edited,
        let name = misplaced(last)
      else { break }
      let field = rehearsal.editedField(secrets: recorder.secrets.map(\.value))
      if rehearsal.isOnKeyboard(name) {
        guard scroll(name, to: last) else { break }
      } else if let field {
        // A finger that scrolls puts the keyboard away.
        guard add([.hideKeyboard], to: last), scroll(name, to: last), add([.tap(field)], to: last)
        else { break }
      } else {
        guard edited.isEmpty, scroll(name, to: last) else { break }
      }
      if leadsThere(last) { return true }
    }
    recorder.gestures[last].corrections = before
    return false
  }

  /// What isn't where it came to rest after a gesture.
  private func misplaced(_ last: Int) -> String? {
    let wanted = recorder.gestures[last].end
    return rehearsal.phone?.scrolledViews.first { view in
      wanted[view.name].map { $0 != view.offset } == true
    }?.name
  }

  /// Corrects what a gesture leaves by swipes.
  private func scroll(_ name: String, to last: Int) -> Bool {
    guard let target = recorder.gestures[last].end[name],
      let swipes = swipes(moving: name, to: target, like: nil), !swipes.isEmpty
    else { return false }
    return add(swipes, to: last)
  }

  private func add(_ steps: [RecordedStep], to last: Int) -> Bool {
    recorder.gestures[last].corrections += steps
    return rehearsal.perform(recorder.steps(of: last + 1))
  }

  // MARK: Comparing

  /// Whether the steps lead to what was on the screen after a gesture.
  private func leadsThere(_ last: Int) -> Bool { distance(last) == 0 }

  /// How far what the steps lead to is from what it should be; 0 for the same.
  private func distance(_ last: Int) -> Int {
    guard let wanted = recorder.gestures[last].facts,
      rehearsal.perform(recorder.steps(of: last + 1))
    else { return .max }
    // A screen that was waited for is there before it rests.
    rehearsal.settle()
    return rehearsal.facts?.distance(to: wanted) ?? .max
  }

  // MARK: Searching

  /// Takes other ways to write gestures, the last ones first, until they lead to what was on the
  /// screen; nil if it was interrupted.
  private func search(_ group: Range<Int>) -> Bool? {
    let last = group.upperBound - 1
    recorder.gestures[last].corrections = []
    var best = (distance: distance(last), gestures: recorder.gestures)
    var attempts = 0
    for index in group.reversed() {
      for way in recorder.gestures[index].ways.indices where way != best.gestures[index].choice {
        guard !isInterrupted() else { return nil }
        guard attempts < Self.mostAttempts else { break }
        attempts += 1
        recorder.gestures = best.gestures
        recorder.gestures[index].choice = way
        let distance = distance(last)
        if distance == 0 || correct(last) { return true }
        if distance < best.distance { best = (distance, recorder.gestures) }
      }
      recorder.gestures = best.gestures
    }
    return meet(group)
  }

  /// Writes two taps of which the second met what the first had set in motion as one step without a
  /// rest between; nil if it was interrupted.
  private func meet(_ group: Range<Int>) -> Bool? {
    let before = recorder.gestures
    for index in group.dropFirst() {
      guard let first = before[index - 1].tap, let target = first.target,
        let second = before[index].tap, second.start - first.end < Self.longestMeeting,
        let nothing = before[index].ways.firstIndex(of: [])
      else { continue }
      for tap in first.repetitions(at: second.start) {
        guard !isInterrupted() else { return nil }
        recorder.gestures = before
        recorder.gestures[index - 1].ways.append([.tap(target, tap)])
        recorder.gestures[index - 1].choice = before[index - 1].ways.count
        recorder.gestures[index].choice = nothing
        if leadsThere(group.upperBound - 1) || correct(group.upperBound - 1) { return true }
      }
    }
    recorder.gestures = before
    return false
  }

  /// Writes one step for drags that do no more than show what is touched next, if that leads to the
  /// same screen; false if it was interrupted.
  private func fold(_ group: Range<Int>) -> Bool {
    let last = group.upperBound - 1
    for index in group {
      guard let scroll = recorder.gestures[index].scroll, !scroll.isTried else { continue }
      if isInterrupted() { return false }
      recorder.gestures[index].scroll?.isTried = true
      guard mayFold(index, in: group) else { continue }
      recorder.gestures[index].scroll?.isUsed = true
      let isSame = leadsThere(last)
      recorder.gestures[index].scroll?.isUsed = isSame
    }
    return true
  }

  /// Whether it is worth a try: where another screen has come, nobody sees how far this one has
  /// scrolled.
  private func mayFold(_ index: Int, in group: Range<Int>) -> Bool {
    guard let scroll = recorder.gestures[index].scroll, let first = scroll.drags.first,
      recorder.gestures[scroll.drags].contains(where: { !$0.steps.isEmpty })
    else { return false }
    let before = recorder.gestures[first].start.offsets
    let there = recorder.gestures[index].start.offsets
    let moved = before.filter { there[$0.key] != $0.value }.keys
    let shown = Set(rehearsal.phone?.scrolledViews.map(\.name) ?? [])
    return !moved.contains(where: shown.contains)
  }
}
