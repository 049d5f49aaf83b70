import Foundation
import Phone

/// A recording that is going on: its steps, tried on a phone without a window, and its file.
@MainActor
package final class FlowRecording {
  /// How long nothing must have happened before steps are tried, in seconds; ours, longer than
  /// between two taps that are one gesture.
  private static let quiet: TimeInterval = 0.5
  /// How often the screen is looked at while it rests, in seconds; ours.
  private static let look: TimeInterval = 0.1

  /// Turns what is done into steps.
  let recorder = FlowRecorder()
  let rehearsal: Rehearsal
  /// Told of the steps whenever they change.
  private let save: ([RecordedStep]) -> Void
  private var saved: [RecordedStep]?
  /// How many gestures are known to lead where they led, and what was on the screen then.
  private var checked = 0
  private var checkedFacts: ScreenFacts?
  private var lastEvent: TimeInterval = 0
  private var lastLook: TimeInterval = -1
  /// Whether there was something more urgent than to find another way.
  private var wasInterrupted = false
  /// Asked between two attempts whether there is something more urgent to do.
  package var isInterrupted: () -> Bool = { false }

  /// Begins a recording; the device is one as the app is recorded on.
  package init(
    makeDevice: @escaping @MainActor () -> PhoneDevice, save: @escaping ([RecordedStep]) -> Void
  ) {
    rehearsal = Rehearsal(makeDevice: makeDevice)
    self.save = save
  }

  /// Hands on the first step.
  package func begin() { update() }

  /// Whether steps wait to be tried, for which time must pass.
  package var needsTime: Bool {
    !recorder.isBusy && (checked < recorder.gestures.count || wasInterrupted)
  }

  /// How many steps there are so far.
  package var count: Int { recorder.steps.count }

  /// What nobody else may read, by its variable.
  package var secrets: [(name: String, value: String)] {
    var flow = RecordedFlow(name: "", appId: "", comments: [])
    flow.steps = recorder.steps
    return flow.secrets
  }

  // MARK: Events

  /// Told of an event before the phone takes it.
  package func willTake(_ event: PhoneEvent, on screen: some RecordedScreen) {
    recorder.willTake(event, on: screen)
  }

  /// Told of an event after the phone has taken it.
  package func didTake(_ event: PhoneEvent, on screen: some RecordedScreen) {
    recorder.didTake(event, on: screen)
    lastEvent = screen.time
    update()
  }

  /// Told that the app was started anew.
  package func didLaunch() {
    recorder.didLaunch()
    (lastEvent, lastLook) = (0, -1)
    update()
  }

  /// Told that a picture was taken under a name.
  package func didTakeScreenshot(_ name: String) {
    recorder.didTakeScreenshot(name)
    update()
  }

  /// Told that time has passed; the steps are tried while nobody does anything.
  package func timeDidPass(on screen: some RecordedScreen) {
    guard screen.isAtRest, screen.time - lastLook >= Self.look else { return }
    lastLook = screen.time
    recorder.rest(on: screen)
    update()
    if screen.time - lastEvent >= Self.quiet, !recorder.isBusy { rehearse() }
  }

  /// Ends the recording: what wasn't tried yet is.
  package func finish(on phone: Phone) {
    if let finger = recorder.finger {
      let event = PhoneEvent.touch(id: finger.id, phase: .cancelled, location: finger.end)
      willTake(event, on: phone)
      phone.send(event)
      didTake(event, on: phone)
    }
    phone.comeToRest()
    recorder.rest(on: phone)
    isInterrupted = { false }
    rehearse()
    update()
  }

  /// Hands the steps on if they have changed.
  private func update() {
    let steps = recorder.steps
    guard steps != saved else { return }
    saved = steps
    save(steps)
  }

  // MARK: Trying

  /// Tries what was done since the last time, and takes the first way to write it that leads to the
  /// same screen.
  private func rehearse() {
    let end = recorder.gestures.count
    guard let facts = recorder.gestures.last?.facts, checked < end || facts != checkedFacts else {
      return
    }
    if matches {
      wasInterrupted = false
    } else {
      let before = recorder.gestures
      if !search(min(checked, end - 1)..<end) {
        recorder.gestures = before
        wasInterrupted = isInterrupted()
        if wasInterrupted { return }
      }
    }
    (checked, checkedFacts, wasInterrupted) = (end, facts, false)
    update()
  }

  /// Whether the steps lead to what was on the screen.
  private var matches: Bool {
    guard let facts = recorder.gestures.last?.facts else { return false }
    return distance(to: facts) == 0
  }

  // MARK: Searching

  private func search(_ group: Range<Int>) -> Bool {
    if choose(among: group) { return true }
    for index in group.reversed() where recorder.gestures[index].drag != nil {
      if tune(index, to: recorder.gestures.last?.places), matches { return true }
      if isInterrupted() { return false }
      break
    }
    if choose(among: group) { return true }
    // The drags that an earlier step stands for, the last ones first.
    for index in recorder.gestures.indices.reversed() {
      guard let scroll = recorder.gestures[index].scroll, scroll.isUsed, !isInterrupted() else {
        continue
      }
      recorder.gestures[index].scroll?.isUsed = false
      if matches { return true }
      guard let last = scroll.drags.last, tune(last, to: recorder.gestures[last].places) else {
        continue
      }
      if matches || choose(among: group) { return true }
    }
    return false
  }

  /// Takes the ways of the gestures that lead nearest to what was on the screen, the last gestures
  /// first; true if they lead there.
  private func choose(among group: Range<Int>) -> Bool {
    guard let wanted = recorder.gestures.last?.facts else { return false }
    var least = distance(to: wanted)
    if least == 0 { return true }
    for index in group.reversed() {
      var best = recorder.gestures[index].choice
      for way in recorder.gestures[index].ways.indices where way != best {
        guard !isInterrupted() else { return false }
        recorder.gestures[index].choice = way
        let distance = distance(to: wanted)
        if distance == 0 { return true }
        if distance < least { (least, best) = (distance, way) }
      }
      recorder.gestures[index].choice = best
    }
    return false
  }

  /// How far what the steps lead to is from what it should be; 0 for the same.
  private func distance(to facts: ScreenFacts) -> Int {
    guard rehearsal.perform(recorder.steps) else { return .max }
    // A screen that was waited for is there before it rests.
    rehearsal.settle()
    return rehearsal.facts?.distance(to: facts) ?? .max
  }

  /// Replaces a drag by swipes after which everything is where it should be.
  private func tune(_ index: Int, to places: ScreenPlaces?) -> Bool {
    guard let drag = recorder.gestures[index].drag, let places else { return false }
    let before = steps(before: index)
    guard rehearsal.perform(before), let start = rehearsal.places, let room = rehearsal.room else {
      return false
    }
    var tuner = SwipeTuner(drag: drag, size: room.size, free: room.free)
    let found = tuner.swipes(for: places.way(from: start)) { swipes in
      guard !self.isInterrupted(), self.rehearsal.perform(before + swipes.map { .swipe($0) }) else {
        return nil
      }
      return self.rehearsal.places?.way(from: start)
    }
    guard let found else { return false }
    recorder.gestures[index].ways.insert(found.map { .swipe($0) }, at: 0)
    recorder.gestures[index].choice = 0
    return true
  }

  private func steps(before index: Int) -> [RecordedStep] {
    let all = recorder.gestures
    defer { recorder.gestures = all }
    recorder.gestures = Array(all.prefix(index))
    return recorder.steps
  }
}
