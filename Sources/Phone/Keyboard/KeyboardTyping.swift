import Foundation
import UIKit

/// What typing on the software keyboard does to the text and to the keyboard itself.
final class KeyboardTyping {
  /// The longest time between two taps that turn shift into caps lock, in seconds (KeyboardKit).
  private static let doubleTap: TimeInterval = 0.5
  /// The longest time between two spaces that make a full stop, in seconds (KeyboardKit).
  private static let doubleSpace: TimeInterval = 3

  private let clock: Clock
  private let isPad: Bool
  /// The text that is edited.
  private weak var entry: (any UIKeyInput)?
  /// The plane and the shift key.
  private(set) var plane = KeyboardPlane.letters
  private(set) var shift = ShiftState.off
  /// Whether a finger rests on shift or slides from it, which then stays as it is.
  var holdsShift = false
  private var lastShift: TimeInterval?
  private var lastSpace: TimeInterval?
  private var capitalisedContext: String?
  private var softSpace = SoftSpace()

  init(clock: Clock, isPad: Bool) {
    self.clock = clock
    self.isPad = isPad
  }

  /// Starts on another text, or on the same one with another kind of keyboard.
  func begin(_ entry: any UIKeyInput) {
    self.entry = entry
    plane = firstPlane
    shift = .off
    lastShift = nil
    lastSpace = nil
    capitalisedContext = nil
    softSpace.end()
    followText()
  }

  /// The kind of keyboard that the text gets: an iPad has no grid of digits and shows its numbers.
  var keyboardType: UIKeyboardType {
    let type = entry?.keyboardType ?? .default
    return isPad && type.isDigitGrid ? .numbersAndPunctuation : type
  }

  /// Lets shift follow what stands before the insertion point, unless nothing has changed there.
  func followText() {
    if let entry { softSpace.follow(entry) }
    guard let entry, shift != .locked, !holdsShift else { return }
    let before = Self.textBefore(entry)
    guard before != capitalisedContext else { return }
    capitalisedContext = before
    guard plane == .letters else { return }
    shift = capitalises(in: entry, after: before) ? .once : .off
  }

  /// What stands before the insertion point; a letter for what a text without a caret holds.
  private static func textBefore(_ entry: any UIKeyInput) -> String {
    (entry as? any TextEntry)?.textBeforeSelection ?? (entry.hasText ? "a" : "")
  }

  /// Whether the next letter is a capital by itself: some kinds of keyboards have none
  /// (UITextInputTraits), nor has a text that can't be seen.
  private func capitalises(in entry: any UIKeyInput, after text: String) -> Bool {
    switch entry.keyboardType {
    case .numberPad, .phonePad, .namePhonePad: false
    default:
      !entry.isSecureTextEntry && Self.capitalises(entry.autocapitalizationType, after: text)
    }
  }

  /// Whether the next letter is a capital by itself.
  static func capitalises(_ type: UITextAutocapitalizationType, after text: String) -> Bool {
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      let end = text.last { !$0.isWhitespace }
      return end.map { ".!?。！？".contains($0) } ?? true
    }
  }

  // MARK: Keys

  /// Types a key's text.
  func type(_ text: String) {
    guard let entry else { return }
    insert(shift == .off || text.count > 1 ? text : text.uppercased(), in: entry)
    lastSpace = nil
    lastShift = nil
    if shift == .once, !holdsShift { shift = .off }
    // An apostrophe is followed by letters (iOS).
    if plane != .letters, text == "'" { returnToLetters() }
    followText()
  }

  /// A mark follows its word without the space that came with it (iOS).
  private func insert(_ text: String, in entry: any UIKeyInput) {
    guard softSpace.take(for: text, in: entry) else { return entry.insertText(text) }
    Self.asOneChange(of: entry) {
      entry.deleteBackward()
      entry.insertText(text)
    }
  }

  /// Makes one of several changes, so that they are undone together where anything can be.
  private static func asOneChange(of entry: any UIKeyInput, _ body: () -> Void) {
    if let entry = entry as? any TextEntry { entry.asOneChange(body) } else { body() }
  }

  /// Types a character of a hardware keyboard, with capitals and full stops by themselves.
  func typeOnHardware(_ text: String) {
    guard let entry else { return }
    if text == " " { return insertSpace() }
    let before = Self.textBefore(entry)
    let capital = text.uppercased()
    insert(
      capital.count == 1 && capitalises(in: entry, after: before) ? capital : text, in: entry)
    lastSpace = nil
    followText()
  }

  /// Types a space, or a full stop in place of two, and goes back to letters.
  func typeSpace() {
    insertSpace()
    returnToLetters()
    followText()
  }

  private func insertSpace() {
    guard let entry else { return }
    let isThere = softSpace.take(in: entry)
    let before = (entry as? any TextEntry)?.textBeforeSelection ?? ""
    let isQuick = lastSpace.map { clock.now - $0 < Self.doubleSpace } ?? false
    let followsWord = before.last == " " && before.dropLast().last?.isWordEnd == true
    if isQuick, followsWord, !entry.isSecureTextEntry {
      Self.asOneChange(of: entry) {
        entry.deleteBackward()
        entry.insertText(". ")
      }
      lastSpace = nil
    } else {
      if !isThere { entry.insertText(" ") }
      lastSpace = clock.now
    }
    lastShift = nil
    followText()
  }

  /// Presses return.
  func typeReturn() {
    lastSpace = nil
    softSpace.end()
    entry?.insertText("\n")
    returnToLetters()
    followText()
  }

  /// Whether the text has a caret that keys can move.
  var movesCaret: Bool { entry is any TextEntry }

  /// Lifts the caret, so that it follows a finger.
  func liftCaret() {
    lastSpace = nil
    softSpace.end()
    (entry as? any TextEntry)?.beginFloatingCaret()
  }

  /// Moves a lifted caret by a way in points.
  func moveCaret(by way: CGSize) { (entry as? any TextEntry)?.moveFloatingCaret(by: way) }

  /// Puts the caret down again.
  func dropCaret() { (entry as? any TextEntry)?.endFloatingCaret() }

  /// Deletes one character.
  func delete() {
    lastSpace = nil
    softSpace.end()
    entry?.deleteBackward()
    followText()
  }

  /// Does something to the text beside typing.
  func perform(_ command: EditingCommand) {
    (lastSpace, lastShift) = (nil, nil)
    softSpace.end()
    _ = (entry as? any TextEntry)?.perform(command)
    followText()
  }

  /// Puts an offered word and a space in the place of the word that is being typed.
  func accept(_ prediction: Prediction) {
    guard let entry else { return }
    let before = (entry as? any TextEntry)?.textBeforeSelection ?? ""
    let typed = Prediction.word(atEndOf: before)
    Self.asOneChange(of: entry) {
      if prediction.word != typed {
        select(typed, in: entry)
        entry.insertText(prediction.word)
      }
      if entry.separatesWords { entry.insertText(" ") }
    }
    (lastSpace, lastShift) = (nil, nil)
    entry.separatesWords ? softSpace.begin(in: entry) : softSpace.end()
    if shift == .once { shift = .off }
    followText()
  }

  /// Selects the word before the insertion point, or deletes it where nothing can be selected.
  private func select(_ word: String, in entry: any UIKeyInput) {
    guard let input = entry as? any UITextInput, let end = input.selectedTextRange?.end,
      let start = input.position(from: end, offset: -word.utf16.count)
    else {
      for _ in word { entry.deleteBackward() }
      return
    }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  /// Deletes to the start of the word, in one go as on iOS; of a secret, where words can't be seen,
  /// a character.
  func deleteWord() {
    guard let entry = entry as? any TextEntry, !entry.isSecureTextEntry,
      entry.perform(.delete(.backward, by: .word))
    else { return delete() }
    lastSpace = nil
    softSpace.end()
    followText()
  }

  /// Presses shift: once for a capital, twice for all of them.
  func pressShift() {
    let isSecond = lastShift.map { clock.now - $0 < Self.doubleTap } ?? false
    lastShift = shift == .locked || isSecond ? nil : clock.now
    switch shift {
    case .locked: shift = .off
    case .off, .once: shift = isSecond ? .locked : shift == .off ? .once : .off
    }
  }

  /// Presses caps lock.
  func pressCapsLock() {
    lastShift = nil
    shift = shift == .locked ? .off : .locked
    // After it the text says again whether a capital is due.
    if shift == .off { capitalisedContext = nil }
    followText()
  }

  /// Makes a capital of the letter that a finger slides to from shift, whatever shift was before.
  func shiftOneLetter() {
    lastShift = nil
    if shift == .off { shift = .once }
  }

  /// Lets go of shift after it was held for some letters.
  func releaseHeldShift() {
    shift = .off
  }

  /// Shows other keys; capitals that are locked still are when one comes back (iOS).
  func show(_ plane: KeyboardPlane) {
    self.plane = plane
    if shift != .locked { shift = .off }
    lastShift = nil
    capitalisedContext = nil
    followText()
  }

  /// Goes back from the emoji to the keys that the text begins with.
  func leaveEmoji() {
    show(firstPlane)
  }

  private var firstPlane: KeyboardPlane {
    keyboardType == .numbersAndPunctuation ? .numbers : .letters
  }

  private func returnToLetters() {
    if plane != .letters, keyboardType != .numbersAndPunctuation {
      show(.letters)
    }
  }
}

extension Character {
  fileprivate var isWordEnd: Bool { isLetter || isNumber || ")]\"'”’".contains(self) }
}
