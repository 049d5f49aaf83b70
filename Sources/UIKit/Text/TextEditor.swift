import Graphics

/// Changes a text as the user types, deletes, selects and pastes.
final class TextEditor {
  /// The text with its selection.
  private(set) var content = EditingText()
  weak var host: (any TextEditorHost)?
  private var history = TextHistory()
  /// What the text that is being composed takes the place of.
  private var composition: TextChange?

  // MARK: By the app

  /// Sets the text, with the caret at its end; tells nobody.
  func setText(_ text: String) {
    content = EditingText(text)
    composition = nil
    history = TextHistory()
  }

  /// Puts the caret where editing begins, at the end if that isn't given; tells nobody.
  func begin(at caret: TextCaret?) {
    content.moveCaret(to: caret ?? TextCaret(content.length))
  }

  /// Moves the selection, whose moving end is to be seen.
  func select(_ change: (inout EditingText) -> Void) { select(showing: \.caret, change) }

  /// Moves the selection; tells the host if it is elsewhere now, and what is to be seen of it.
  func select(showing place: (EditingText) -> TextCaret?, _ change: (inout EditingText) -> Void) {
    // The change may ask the host, which looks at the content.
    var changed = content
    change(&changed)
    guard changed != content else { return }
    if changed.marked == nil { noteComposition() }
    content = changed
    history.noteMove()
    host?.selectionDidChange(showing: place(content))
  }

  /// Tells the host of a change of the text; `typed` is where a single new character begins.
  private func tellOfChange(typed: Int? = nil) {
    host?.userDidChangeText(typed: typed)
    host?.selectionDidChange(showing: content.caret)
    host?.bringIntoSight()
  }

  // MARK: By the user

  /// Puts text in the place of what is being composed or selected, as typed or as pasted.
  func insert(_ text: String, isTyped: Bool = true) {
    guard let host else { return }
    let text = host.fitting(text)
    guard !text.isEmpty else { return }
    change(
      whole(or: content.marked ?? content.selection), to: text,
      typed: isTyped && text.count == 1)
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
    if before.marked == nil { composition = replacement(of: before.selection, by: "") }
    content.setMarked(text, selection: selection)
    guard content != before else { return }
    if let composition, content.marked == nil {
      note(composition, .other, from: before.head)
      self.composition = nil
    }
    tellOfChange()
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
    let mayChange = host.shouldChange(NSRange(range), to: text)
    if mayChange {
      replace(range, with: text, typed ? .typing : text.isEmpty ? .deleting : .other)
    } else if let marked = content.marked {
      // What was composed goes away if it isn't wanted.
      replace(marked, with: "", .other)
    } else {
      return
    }
    tellOfChange(typed: typed && mayChange ? range.lowerBound : nil)
  }

  /// Replaces a part of the text so that it can be undone, together with what was composed there.
  private func replace(_ range: Range<Int>, with text: String, _ kind: TextHistory.Kind) {
    let composed = composedChange
    composition = nil
    var change = replacement(of: range, by: text)
    change.selectsOld = composed == nil && (kind == .deleting || !content.selection.isEmpty)
    let start = content.head
    content.replace(range, with: text)
    note(
      composed?.merged(with: change) ?? change, composed == nil ? kind : .other, from: start)
  }

  // MARK: Undoing

  /// Makes one of all changes in a body, as where a keyboard puts a full stop for a space.
  func asOneChange(_ body: () -> Void) {
    history.beginGroup()
    body()
    history.endGroup()
  }

  /// A part of the text as it would be replaced, of which a selection comes back as one.
  private func replacement(of range: Range<Int>, by text: String) -> TextChange {
    TextChange(
      place: range.lowerBound, old: content.substring(range), new: text,
      selectsOld: !range.isEmpty)
  }

  /// What is being composed, as the change that it would be.
  private var composedChange: TextChange? {
    guard let marked = content.marked, var change = composition else { return nil }
    change.new = content.substring(marked)
    return change
  }

  /// Keeps what is being composed as a change as it stands.
  private func noteComposition() {
    if let composedChange { note(composedChange, .other, from: content.head) }
    composition = nil
  }

  /// Keeps a change, which can't be undone where the text is hidden.
  private func note(_ change: TextChange, _ kind: TextHistory.Kind, from start: Int) {
    if host?.hidesText == false {
      history.note(change, kind, from: start, to: content.head)
    } else {
      history = TextHistory()
    }
  }

  private func undo() {
    guard let change = history.previous, mayReplace(change.newRange, with: change.old) else {
      return
    }
    history.undo()
    content.replace(change.newRange, with: change.old)
    if change.selectsOld { content.select(change.oldRange) }
    tellOfChange()
  }

  private func redo() {
    guard let change = history.next, mayReplace(change.oldRange, with: change.new) else { return }
    history.redo()
    content.replace(change.oldRange, with: change.new)
    tellOfChange()
  }

  /// Whether changes may be undone now: not while composing, nor where the text is hidden.
  private var mayGoBack: Bool { content.marked == nil && host?.hidesText == false }

  /// Whether a change may be undone or done again; the app may have put another text in its place.
  private func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard let host, mayGoBack else { return false }
    let before = content.string
    return host.shouldChange(NSRange(range), to: text) && content.string == before
  }

  // MARK: Commands

  /// Whether a command finds something to work on.
  func canPerform(_ command: EditingCommand) -> Bool {
    switch command {
    case .cut, .copy: !content.selection.isEmpty && host?.hidesText == false
    case .undo: history.previous != nil && mayGoBack
    case .redo: history.next != nil && mayGoBack
    case .paste: UIPasteboard.general.mayHaveStrings
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
    case .selectAll: select(showing: { _ in nil }) { $0.select(0..<$0.length) }
    case .copy: copy()
    case .cut: if copy() { delete(.backward, by: .character) }
    case .paste: if let text = UIPasteboard.general.string { insert(text, isTyped: false) }
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
    host?.bringIntoSight()
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
