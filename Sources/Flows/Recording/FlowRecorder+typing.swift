import Foundation
import Phone

extension FlowRecorder {
  /// Notes that the text that is edited may have changed.
  ///
  /// `letters` is what came into it, nil where that isn't all; `keys` the key on the screen that
  /// was tapped, and `step` what stands for all that can't be told by the text alone.
  func noteTyping(
    letters: String?, keys: RecordedStep?, turn: PageTurn? = nil, step: RecordedStep? = nil,
    on screen: some RecordedScreen
  ) {
    guard let after = screen.editedText else { return }
    if run?.now.owner != after.owner { beginRun(on: screen) }
    guard var run else { return }
    run.now = after
    run.letters = letters.flatMap { letter in run.letters.map { $0 + letter } }
    // The phone makes capitals and full stops by itself.
    let head = after.string.utf16.prefix(after.selection.lowerBound)
    if let letters, !String(decoding: head, as: UTF16.self).hasSuffix(letters) {
      run.letters = nil
    }
    run.pages.note(turn, in: after)
    run.keys = keys.flatMap { key in run.keys.map { $0 + [key] } }
    run.noteInOrder(
      letters == ""
        ? .inputText("") : fieldBefore.flatMap(after.inserted).map { .inputText($0) } ?? step)
    run.caret = caret(in: after, on: screen)
    self.run = run
    gestures[gestures.count - 1].facts = nil
    gestures[gestures.count - 1].ways = run.ways { text in
      run.start.isSecret ? .inputSecret(name: name(ofSecret: text), text) : .inputText(text)
    }
  }

  /// Where a finger would put the caret, in percent of the field; nil at the end of the text.
  private func caret(in text: EditedText, on screen: some RecordedScreen) -> FlowPoint? {
    guard text.selection.isEmpty, text.selection.upperBound < text.string.utf16.count,
      let caret = screen.caretRect,
      let field = screen.snapshot.all.last(where: \.isFocused)?.frame
    else { return nil }
    return FlowPoint(
      percentOf: CGPoint(x: caret.midX - field.minX, y: caret.midY - field.minY), in: field.size)
  }

  /// Goes on with what is typed after something on the keyboard that has typed nothing, such as a
  /// finger that scrolls the emoji; false where nothing is.
  func continuesRun(on screen: some RecordedScreen) -> Bool {
    guard let run, run.now == screen.editedText else { return false }
    noteTyping(letters: "", keys: nil, on: screen)
    return true
  }

  private func beginRun(on screen: some RecordedScreen) {
    guard let before = fieldBefore else { return }
    let snapshot = screen.snapshot
    let focused = snapshot.all.last { $0.isFocused }
    let field = focused.flatMap { TargetFinder(snapshot).selector(for: $0) }
    add([[]])
    run = TypingRun(before, field: field, frame: focused?.frame)
  }

  /// Ends what is typed together.
  func endRun() {
    guard let run else { return }
    if run.start.isSecret, !run.typed.isEmpty {
      let name = name(ofSecret: run.typed)
      if !secrets.contains(where: { $0.name == name }) { secrets.append((name, run.typed)) }
    }
    self.run = nil
  }

  /// The variable that stands for a text that nobody else may read.
  private func name(ofSecret text: String) -> String {
    if let known = secrets.first(where: { $0.value == text }) { return known.name }
    return secrets.isEmpty ? "PASSWORD" : "PASSWORD_\(secrets.count + 1)"
  }
}
