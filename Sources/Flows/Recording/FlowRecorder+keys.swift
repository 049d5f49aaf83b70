import Foundation
import Phone

extension FlowRecorder {
  // MARK: Wheels

  func continuesWheel(at point: CGPoint, time: TimeInterval) -> Bool {
    guard let lastWheel, finger == nil, gestures.last?.drag != nil else { return false }
    return time - lastWheel.time < Self.wheelPause
      && hypot(point.x - lastWheel.point.x, point.y - lastWheel.point.y) <= Self.tapDistance
  }

  func turnWheel(_ delta: CGSize, at point: CGPoint, on screen: some RecordedScreen) {
    // The keyboard takes no wheel, but that emoji scroll.
    if screen.snapshot.keyboard?.frame.contains(point) == true, continuesRun(on: screen) { return }
    let (size, time) = (changes.size, screen.time)
    if continuesWheel(at: point, time: time), var drag = gestures[gestures.count - 1].drag {
      drag.way.width += delta.width
      drag.way.height += delta.height
      gestures[gestures.count - 1].drag = drag
      gestures[gestures.count - 1].facts = nil
      let hiding = gestures[gestures.count - 1].hidesKeyboard ? [[RecordedStep.hideKeyboard]] : []
      gestures[gestures.count - 1].ways = [[.swipe(RecordedSwipe(drag, in: size))]] + hiding
    } else {
      let drag = RecordedDrag(start: point, way: delta, duration: RecordedSwipe.calmDuration)
      add([[.swipe(RecordedSwipe(drag, in: size))]], drag: drag)
    }
    let last = gestures.count - 1
    gestures[last].isWheel = true
    // Where a finger that scrolls puts the keyboard away, a wheel may, as soon as it is turned.
    if fieldBefore != nil, screen.editedText == nil {
      gestures[last].hidesKeyboard = true
      gestures[last].ways.append([.hideKeyboard])
    }
    gestures[last].keepsKeyboard = screen.editedText != nil
    lastWheel = (time, point)
  }

  // MARK: Keys

  func press(
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
    case .backspace where modifiers.isEmpty && isEditing:
      noteTyping(letters: nil, keys: nil, step: .eraseText(1), on: screen)
    default: if isEditing { noteTyping(letters: nil, keys: nil, on: screen) }
    }
  }
}
