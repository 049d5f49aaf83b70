import Graphics

/// Changes a text as the user types, deletes, selects and pastes.
final class TextEditor {
  /// The text with its selection.
  private(set) var content = EditingText()
  weak var host: (any TextEditorHost)?
  private var history = TextHistory()

  // MARK: By the app

  /// Sets the text, with the caret at its end; tells nobody.
  func setText(_ text: String) {
    content = EditingText(text)
    history = TextHistory()
  }

  /// Puts the caret at the end, as editing begins there; tells nobody.
  func moveToEnd() { content.moveCaret(to: content.length) }

  /// Moves the selection; tells the host if it is elsewhere now.
  func select(_ change: (inout EditingText) -> Void) {
    // The change may ask the host, which looks at the content.
    var changed = content
    change(&changed)
    guard changed != content else { return }
    content = changed
    history.noteMove()
    host?.selectionDidChange()
  }

  // MARK: By the user

  /// Types text in the place of what is being composed or selected.
  func insert(_ text: String) {
    guard let host else { return }
    let text = host.fitting(text)
    guard !text.isEmpty else { return }
    change(whole(or: content.marked ?? content.selection), to: text, typed: text.count == 1)
  }

  /// Deletes the selection or a part of the text.
  func delete(_ direction: EditingDirection, by unit: EditingUnit) {
    let range = whole(or: content.deletion(direction, by: told(unit)))
    guard !range.isEmpty else { return }
    change(range, to: "", typed: false)
  }

  /// Shows text that is being composed; the host is asked only about what comes of it.
  func setMarked(_ text: String, selection: Range<Int>) {
    guard !text.isEmpty || content.marked != nil else { return }
    if host?.replacesTextOnInsertion == true { content.select(0..<content.length) }
    let before = content
    if content.marked == nil, host?.hidesText == false { history.note(content, before: .other) }
    content.setMarked(text, selection: selection)
    guard content != before else { return }
    host?.userDidChangeText(typed: nil)
    host?.selectionDidChange()
  }

  /// Takes what is being composed as text.
  func unmark() {
    guard let marked = content.marked else { return }
    change(marked, to: content.substring(marked), typed: false)
  }

  /// A step as far as it may be told: the words of a hidden text would tell what it is made of.
  private func told(_ unit: EditingUnit) -> EditingUnit {
    unit == .word && host?.hidesText == true ? .line : unit
  }

  private func whole(or range: Range<Int>) -> Range<Int> {
    host?.replacesTextOnInsertion == true ? 0..<content.length : range
  }

  private func change(_ range: Range<Int>, to text: String, typed: Bool) {
    guard let host else { return }
    let nsRange = NSRange(location: range.lowerBound, length: range.count)
    guard host.shouldChange(nsRange, to: text) else {
      if let marked = content.marked {
        content.replace(marked, with: "")
        host.userDidChangeText(typed: nil)
        host.selectionDidChange()
      }
      return
    }
    if content.marked == nil, !host.hidesText {
      history.note(content, before: typed ? .typing : text.isEmpty ? .deleting : .other)
    }
    content.replace(range, with: text)
    history.noteCaret(content)
    host.userDidChangeText(typed: typed ? range.lowerBound : nil)
    host.selectionDidChange()
  }

  private func undo() {
    guard let previous = history.previous, mayBecome(previous) else { return }
    history.undo(from: content)
    become(previous)
  }

  private func redo() {
    guard let next = history.next, mayBecome(next) else { return }
    history.redo(from: content)
    become(next)
  }

  private func mayBecome(_ text: EditingText) -> Bool {
    guard let host, content.marked == nil, !host.hidesText else { return false }
    let (range, replacement) = content.difference(to: text)
    return host.shouldChange(
      NSRange(location: range.lowerBound, length: range.count), to: replacement)
  }

  private func become(_ text: EditingText) {
    content = text
    host?.userDidChangeText(typed: nil)
    host?.selectionDidChange()
  }

  // MARK: Commands

  /// Whether a command finds something to work on.
  func canPerform(_ command: EditingCommand) -> Bool {
    switch command {
    case .cut, .copy: !content.selection.isEmpty && host?.hidesText == false
    case .undo: history.previous != nil && content.marked == nil
    case .redo: history.next != nil && content.marked == nil
    default: true
    }
  }

  /// Does what a key or a menu asks for.
  func perform(_ command: EditingCommand) {
    guard let host else { return }
    switch command {
    case .move(let side, let unit, let extends): move(side, by: unit, extends: extends)
    case .moveToLineEdge(let direction, let extends):
      moveCaret(
        to: host.caret(content.caret, atLineEnd: direction == .forward), extends: extends)
    case .moveLine(let direction, let extends):
      moveCaret(to: host.caret(content.caret, movedLine: direction), extends: extends)
    case .moveToEdge(let direction, let extends):
      moveCaret(to: TextCaret(direction == .backward ? 0 : content.length), extends: extends)
    case .delete(let direction, let unit): delete(direction, by: unit)
    case .select: selectWord()
    case .selectAll: select { $0.select(0..<$0.length) }
    case .copy: copy()
    case .cut: if copy() { delete(.backward, by: .character) }
    case .paste: if let text = UIPasteboard.general.string { insert(text) }
    case .undo: undo()
    case .redo: redo()
    }
  }

  /// Goes to a side: by characters as the eye sees them, else as the paragraph reads.
  private func move(_ side: TextSide, by unit: EditingUnit, extends: Bool) {
    guard let host else { return }
    let reads: TextSide = host.isRightToLeft(at: content.caret) ? .left : .right
    let direction: EditingDirection = side == reads ? .forward : .backward
    if !extends, unit == .character {
      guard content.selection.isEmpty else {
        let selection = content.selection
        let end = direction == .backward ? selection.lowerBound : selection.upperBound
        return moveCaret(to: TextCaret(end), extends: false)
      }
      guard let next = host.caret(content.caret, passing: side) else { return }
      moveCaret(to: next, extends: false)
    } else {
      let next = content.offset(from: content.head, direction, by: told(unit))
      moveCaret(to: TextCaret(next), extends: extends)
    }
  }

  private func moveCaret(to caret: TextCaret, extends: Bool) {
    select { extends ? $0.extendSelection(to: caret) : $0.moveCaret(to: caret) }
  }

  /// Selects the word at the caret, or before it; all of a hidden text.
  private func selectWord() {
    let hides = host?.hidesText == true
    select { text in
      text.select(hides ? 0..<text.length : text.nearestWord(to: text.head))
    }
  }

  /// Puts the selection on the pasteboard; false if there is none or nobody may read it.
  @discardableResult
  private func copy() -> Bool {
    guard host?.hidesText != true, !content.selection.isEmpty else { return false }
    UIPasteboard.general.string = content.substring(content.selection)
    return true
  }
}
