import Foundation
import Phone

extension FlowRecorder {
  /// The longest time that every assertion waits well for, in seconds; as Maestro's documentation
  /// has it for a slow screen.
  private static let assertionTime: TimeInterval = 5
  /// How many things one gesture waits for at most; ours.
  private static let mostWaits = 2

  /// Told that the screen rests; writes down what came onto it.
  package func rest(on screen: some RecordedScreen) {
    guard finger == nil, !gestures.isEmpty else { return }
    let snapshot = screen.snapshot
    let wait = changes.rest(snapshot, at: screen.time)
    let last = gestures.count - 1
    gestures[last].facts = ScreenFacts(
      snapshot, edited: screen.editedText, ring: screen.focusRing, emojiPage: screen.emojiPage,
      buttons: screen.keyboardButtons)
    scrolled.note(screen.scrolledViews)
    gestures[last].end = scrolled.offsets
    leaveOutIdleDrag(last)
    guard let wait, gestures[last].waits.count < Self.mostWaits else { return }
    switch wait {
    case .appearance(let elements, let seconds):
      guard gestures[last].changesScreens || seconds > Self.lateness else { return }
      let known = secrets.map(\.value) + [run.map(\.typed) ?? ""]
      let finder = TargetFinder(snapshot, secrets: known)
      guard let selector = elements.lazy.compactMap(finder.selector).first else { return }
      gestures[last].waits.append(
        seconds > Self.assertionTime
          ? .waitUntilVisible(selector, timeout: Int(seconds.rounded(.up)) * 2000)
          : .assertVisible(selector))
    case .disappearance(let elements):
      guard let id = elements.first(where: { !$0.identifier.isEmpty })?.identifier,
        gestures[last].waits.isEmpty, gestures[last].changesScreens
      else { return }
      gestures[last].waits.append(
        .assertNotVisible(RecordedSelector(name: .id(FlowText.idPattern(id)))))
    }
  }

  /// Writes nothing for a drag that has left everything where it was.
  private func leaveOutIdleDrag(_ index: Int) {
    guard gestures[index].drag != nil, index > 0, gestures[index].ways.first != [],
      let before = gestures[index - 1].facts, before == gestures[index].facts
    else { return }
    gestures[index].ways.insert([], at: 0)
  }

  /// What comes later than this comes by itself, in seconds; ours.
  private static var lateness: TimeInterval { 0.3 }

  /// Ends what is waited for after the last gesture, as another begins.
  func closeWaits(on screen: some RecordedScreen) {
    if screen.isAtRest { rest(on: screen) }
    changes.begin(screen.snapshot, at: screen.time)
    scrolled.note(screen.scrolledViews)
    begin(ScrollState(offsets: scrolled.offsets, moving: scrolled.moving))
  }
}

extension RecordedGesture {
  /// Whether it may lead to another screen, and doesn't just move or turn this one.
  var changesScreens: Bool {
    guard drag == nil else { return false }
    switch ways.first?.first {
    case .tap, .pressKey, .launchApp: return true
    default: return false
    }
  }
}
