import Foundation
import Phone

@testable import Flows

/// A screen that is made for a test, and a recorder that watches what is done to it.
@MainActor
final class MadeScreen: RecordedScreen {
  var time: TimeInterval = 0
  var isAtRest = true
  var editedText: EditedText?
  var focusRing: CGRect?
  var emojiPage = ""
  var keyboardButtons: [String] = []
  var caretRect: CGRect?
  var elements: [MadeElement]
  let size = CGSize(width: 400, height: 800)
  /// Whether it is turning, so that fingers come to nothing.
  var isTurning = false
  let recorder = FlowRecorder()

  init(_ elements: [MadeElement] = []) {
    self.elements = elements
    rest()
  }

  var snapshot: ScreenSnapshot {
    var order = 0
    let all = elements.map { $0.element(order: &order, look: 0, on: size) }
    return ScreenSnapshot(size: size, elements: all)
  }

  var scrolledViews: [ScrolledView] { [] }

  func ignores(_ event: PhoneEvent) -> Bool {
    if case .touch(_, .began, _) = event { isTurning } else { false }
  }

  func scrollingTouch(at point: CGPoint) -> ScrollingTouch { ScrollingTouch() }

  func touchOrder(at point: CGPoint) -> Int? {
    let all = elements.flatMap(\.all)
    return all.indices.last { all[$0].frame.contains(point) }
  }

  // MARK: What a user does

  /// Lets an event happen, and what it brings about.
  func send(_ event: PhoneEvent, then change: () -> Void = {}) {
    recorder.willTake(event, on: self)
    change()
    recorder.didTake(event, on: self)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, holding: TimeInterval = 0.1, then change: () -> Void = {}) {
    let point = CGPoint(x: x, y: y)
    send(.touch(id: 0, phase: .began, location: point))
    time += holding
    send(.touch(id: 0, phase: .ended, location: point), then: change)
    time += 0.1
  }

  func drag(
    from start: CGPoint, to end: CGPoint, in duration: TimeInterval, then change: () -> Void = {}
  ) {
    send(.touch(id: 0, phase: .began, location: start))
    time += duration
    send(.touch(id: 0, phase: .moved, location: end), then: change)
    send(.touch(id: 0, phase: .ended, location: end))
    time += 0.1
  }

  /// Edits a text; nil for no more.
  func edit(_ text: String?, isSecret: Bool = false, owner: Int = 1) {
    editedText = text.map {
      EditedText(
        owner: owner, string: $0, selection: $0.utf16.count..<$0.utf16.count, isSecret: isSecret)
    }
  }

  /// Types letter by letter at the end of the text.
  func type(_ letters: String) {
    for letter in letters {
      send(.text(String(letter))) {
        edit((editedText?.string ?? "") + String(letter), isSecret: editedText?.isSecret ?? false)
      }
      time += 0.1
    }
  }

  func press(_ key: PhoneEvent.Key, then change: () -> Void = {}) {
    send(.key(key, modifiers: []), then: change)
    time += 0.1
  }

  func backspace() {
    press(.backspace) {
      edit(editedText.map { String($0.string.dropLast()) }, isSecret: editedText?.isSecret ?? false)
    }
  }

  /// Lets time pass and the screen come to rest.
  func rest(_ duration: TimeInterval = 1) {
    time += duration
    recorder.rest(on: self)
  }

  /// The steps after the launch and what it is waited for, as they are written.
  var written: String {
    let launch = recorder.gestures[0].steps.count
    return recorder.steps.dropFirst(launch).drop { $0 == .waitForAnimationToEnd }.map(\.yaml)
      .joined()
  }
}
