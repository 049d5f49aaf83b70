import Foundation
import Phone

extension FlowRecorder {
  /// Notes that the text that is edited may have changed.
  func noteTyping(
    letters: String?, keys: RecordedStep?, turn: PageTurn? = nil, on screen: some RecordedScreen
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
    self.run = run
    gestures[gestures.count - 1].facts = nil
    gestures[gestures.count - 1].ways = run.ways { text in
      run.start.isSecret ? .inputSecret(name: name(ofSecret: text), text) : .inputText(text)
    }
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
