/// What a text that is edited asks of the view it stands in.
protocol TextEditorHost: AnyObject {
  /// Whether the text is hidden; such a text can't be copied.
  var hidesText: Bool { get }
  /// Whether what is typed next takes the place of the whole text.
  var replacesTextOnInsertion: Bool { get }
  /// Makes pasted or typed text fit for the view.
  func fitting(_ text: String) -> String
  /// Whether a part of the text may be changed.
  func shouldChange(_ range: NSRange, to replacement: String) -> Bool
  /// Told after the user has changed the text; `typed` is where a single new character begins.
  func userDidChangeText(typed: Int?)
  /// Told after the caret or the selection has moved.
  func selectionDidChange()
  /// Where a line up or down from an offset leads.
  func offset(_ direction: EditingText.Direction, lineFrom offset: Int) -> Int
  /// The start or the end of the line that an offset is on.
  func offset(_ direction: EditingText.Direction, lineEdgeFrom offset: Int) -> Int
}

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

  /// Moves the selection; tells the host if it is elsewhere now.
  func select(_ change: (inout EditingText) -> Void) {
    let before = content
    change(&content)
    if content != before { host?.selectionDidChange() }
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
  func delete(_ direction: EditingText.Direction, by unit: EditingText.Unit) {
    let range = whole(or: content.deletion(direction, by: unit))
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

  /// Does what an editing key of a hardware keyboard does; false if it means nothing here.
  func handle(_ key: EditingKey, _ modifiers: EditingModifiers) -> Bool {
    EditingCommand(key, modifiers).map(perform) ?? false
  }

  /// Does what a key asks for; false if the key means nothing here.
  func perform(_ command: EditingCommand) -> Bool {
    switch command {
    case .move(let direction, let unit, let extends):
      select { $0.move(direction, by: unit, extends: extends) }
    case .moveToLineEdge(let direction, let extends):
      guard let host else { return false }
      moveCaret(to: host.offset(direction, lineEdgeFrom: content.head), extends: extends)
    case .moveLine(let direction, let extends):
      guard let host else { return false }
      moveCaret(to: host.offset(direction, lineFrom: content.head), extends: extends)
    case .moveToEdge(let direction, let extends):
      moveCaret(to: direction == .backward ? 0 : content.length, extends: extends)
    case .delete(let direction, let unit): delete(direction, by: unit)
    case .selectAll: select { $0.select(0..<$0.length) }
    case .copy: copy()
    case .cut:
      guard copy() else { return true }
      delete(.backward, by: .character)
    case .paste: if let text = UIPasteboard.general.string { insert(text) }
    case .undo: undo()
    case .redo: redo()
    }
    return true
  }

  private func moveCaret(to offset: Int, extends: Bool) {
    select { extends ? $0.extendSelection(to: offset) : $0.moveCaret(to: offset) }
  }

  /// Puts the selection on the pasteboard; false if there is none or nobody may read it.
  @discardableResult
  private func copy() -> Bool {
    guard host?.hidesText != true, !content.selection.isEmpty else { return false }
    UIPasteboard.general.string = content.substring(content.selection)
    return true
  }
}
