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
  /// How many gestures were tried, and what was on the screen then.
  var checked = 0
  var checkedFacts: ScreenFacts?
  private var lastEvent: TimeInterval = 0
  private var lastLook: TimeInterval = -1
  /// Whether there was something more urgent than to try them.
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
    if screen.time - lastEvent >= Self.quiet, !recorder.isBusy {
      wasInterrupted = !rehearse(recorder.settledCount(at: screen.time))
      update()
    }
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
    _ = rehearse(recorder.gestures.count)
    update()
  }

  /// Hands the steps on if they have changed.
  private func update() {
    let steps = recorder.steps
    guard steps != saved else { return }
    saved = steps
    save(steps)
  }
}
