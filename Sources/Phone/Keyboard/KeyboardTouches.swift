import Foundation
import UIKit

/// What fingers on the keys mean.
///
/// Letters are typed when the finger is lifted, and another finger types the letter of the first
/// one; shift and the keys that show other keys act at once, may be held while others are typed,
/// and are left again by a finger that slides from them onto another key.
final class KeyboardTouches {
  /// From pressing delete to the first repetition, in seconds (KeyboardKit).
  private static let repeatDelay: TimeInterval = 0.5
  /// Between repetitions, in seconds (KeyboardKit).
  private static let repeatInterval: TimeInterval = 0.1
  /// When delete begins to take words, in seconds (KeyboardKit).
  private static let wordDelay: TimeInterval = 3

  let view: KeyboardView
  let typing: KeyboardTyping
  let clock: Clock
  var presses: [UITouch: KeyboardPress] = [:] {
    didSet {
      let keys = view.layout.keys
      typing.holdsShift = presses.values.contains { press in
        press.isFromShift
          || press.key.map { keys.indices.contains($0) && keys[$0].action == .shift } ?? false
      }
      showHolds()
    }
  }
  private var repetition: Clock.Token?
  var offering: Clock.Token?
  private var deleteStart: TimeInterval = 0

  /// Told after a key has changed the text or the keyboard.
  var didType: () -> Void = {}
  /// Told when the user's passwords were asked for.
  var didAskForPasswords: () -> Void = {}
  /// Told when the key that puts the keyboard away was pressed.
  var didDismiss: () -> Void = {}
  /// Whether bubbles show above fingers.
  var showsPopups = true {
    didSet { showHolds() }
  }
  /// What shines since it was pressed on a hardware keyboard, and until when.
  var flashes: [Key.Action: Clock.Token] = [:] {
    didSet { showHolds() }
  }

  init(view: KeyboardView, typing: KeyboardTyping, clock: Clock) {
    self.view = view
    self.typing = typing
    self.clock = clock
    view.touchTarget = self
    view.didChooseEmoji = { [weak self] emoji in
      self?.typing.type(emoji)
      self?.didType()
    }
  }

  // MARK: Fingers

  func began(_ touch: UITouch, at point: CGPoint) {
    // Nothing is a key while a finger moves the caret (iOS).
    guard !view.hidesMarks else { return }
    commitOthers()
    if let part = view.barPart(at: point) {
      presses[touch] = KeyboardPress(isOnBar: true, barPart: part)
      return
    }
    guard let index = view.layout.index(at: point) else { return }
    let key = view.layout.keys[index]
    presses[touch] = KeyboardPress(key: index, pullStart: key.second == nil ? nil : point)
    switch key.action {
    case .shift:
      typing.pressShift()
      didType()
    case .capsLock:
      typing.pressCapsLock()
      didType()
    case .show(let plane):
      presses[touch]?.planeBefore = typing.plane
      typing.plane == .emoji ? typing.leaveEmoji() : typing.show(plane)
      didType()
    case .category(let category): view.showEmoji(category)
    case .delete:
      deleteStart = clock.now
      startRepeating(after: Self.repeatDelay)
      typing.delete()
      didType()
    case .type, .space, .return, .emoji, .dismiss, .undo, .redo: holdLater(touch, at: point)
    }
  }

  func moved(_ touch: UITouch, to point: CGPoint) {
    guard let press = presses[touch] else { return }
    if press.isOnBar {
      presses[touch]?.barPart = view.barPart(at: point)
      return
    }
    if press.caretPlace != nil { return moveCaret(with: touch, to: point) }
    if let menu = press.menu {
      presses[touch]?.selected = menu.index(at: point)
      return
    }
    if pulls(touch, to: point) { return }
    let target = view.layout.index(at: point)
    if let index = press.key, isHeld(view.layout.keys[index].action) {
      guard view.layout.keys[index].action == .shift, let target, view.layout.keys[target].types
      else { return }
      presses[touch]?.isFromShift = true
      typing.shiftOneLetter()
      didType()
    }
    let index = target.flatMap { slides(to: $0, from: press) ? $0 : nil }
    guard index != press.key else { return }
    presses[touch]?.key = index
    holdLater(touch, at: point)
  }

  func ended(_ touch: UITouch) {
    guard let press = presses.removeValue(forKey: touch) else { return }
    stopRepeating()
    if let index = press.key { commit(index, press) }
    if let part = press.barPart { accept(part) }
    if press.planeBefore != nil, press.wasUsed || press.key != nil, let plane = press.planeBefore {
      typing.show(plane)
      didType()
    }
    if press.isFromShift, press.wasUsed, press.key == nil {
      typing.releaseHeldShift()
      didType()
    }
  }

  func cancelled(_ touch: UITouch) {
    guard presses.removeValue(forKey: touch) != nil else { return }
    stopRepeating()
    stopHolding()
  }

  /// Lets fingers rest on nothing, for the keys below them are exchanged.
  func keysWillChange() {
    stopRepeating()
    stopHolding()
    for touch in presses.keys {
      presses[touch]?.key = nil
      presses[touch]?.menu = nil
      presses[touch]?.caretPlace = nil
    }
  }

  // MARK: Keys

  private func isHeld(_ action: Key.Action) -> Bool {
    switch action {
    case .shift, .capsLock, .delete, .category: true
    default: false
    }
  }

  /// A finger slides among keys that type, and from shift and a plane key onto them.
  private func slides(to index: Int, from press: KeyboardPress) -> Bool {
    switch view.layout.keys[index].action {
    case .type: true
    case .space, .return, .dismiss, .undo, .redo:
      press.key == index || (press.planeBefore == nil && !press.isFromShift)
    case .emoji: press.key == index
    default: false
    }
  }

  /// Types the letters under other fingers, for a second finger comes down before the first is up.
  private func commitOthers() {
    for (touch, press) in presses {
      if let part = press.barPart {
        presses[touch] = nil
        accept(part)
      }
      guard let index = press.key else {
        presses[touch]?.wasUsed = true
        continue
      }
      if isHeld(view.layout.keys[index].action) {
        presses[touch]?.wasUsed = true
      } else {
        presses[touch] = nil
        commit(index, press)
      }
    }
  }

  private func commit(_ index: Int, _ press: KeyboardPress) {
    guard view.layout.keys.indices.contains(index) else { return }
    let action = view.layout.keys[index].action
    stopHolding()
    if press.caretPlace != nil { return }
    if let menu = press.menu {
      guard let selected = press.selected else { return }
      typing.type(menu.texts[selected])
      return didType()
    }
    switch action {
    case .type(let text):
      let key = view.layout.keys[index]
      let shifted = typing.shift == .once ? key.shifted : nil
      typing.type(press.pulledText(from: key) ?? shifted ?? text)
    case .undo: typing.perform(.undo)
    case .redo: typing.perform(.redo)
    case .space: typing.typeSpace()
    case .return where view.state.returnKey.isEnabled: typing.typeReturn()
    case .shift where press.wasUsed: typing.releaseHeldShift()
    case .emoji: typing.show(.emoji)
    case .dismiss: return didDismiss()
    default: return
    }
    didType()
  }

  private func accept(_ part: PredictiveBar.Part) {
    let state = view.state
    switch part {
    case .passwords: return didAskForPasswords()
    case .word(let index) where state.predictions.indices.contains(index):
      typing.accept(state.predictions[index])
    case .shortcut(let index) where state.shortcuts.indices.contains(index):
      typing.perform(state.shortcuts[index].command)
    default: return
    }
    didType()
  }

  // MARK: Delete

  private func startRepeating(after delay: TimeInterval) {
    repetition = clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      startRepeating(after: Self.repeatInterval)
      clock.now - deleteStart >= Self.wordDelay ? typing.deleteWord() : typing.delete()
      didType()
    }
  }

  /// Lets a held delete key end with the text that it began in.
  func stopRepeating() {
    if let repetition { clock.cancel(repetition) }
    repetition = nil
  }
}
