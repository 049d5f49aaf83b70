import Graphics

/// Something a key or a menu does to a text beside typing.
nonisolated package enum EditingCommand: Hashable, Sendable {
  /// Moves the caret to a side, or one end of the selection.
  case move(TextSide, by: EditingUnit, extends: Bool)
  /// Moves the caret a line up or down, or one end of the selection.
  case moveLine(EditingDirection, extends: Bool)
  /// Moves the caret to the start or the end of its line, or one end of the selection.
  case moveToLineEdge(EditingDirection, extends: Bool)
  /// Moves the caret to the start or the end of the text, or one end of the selection.
  case moveToEdge(EditingDirection, extends: Bool)
  /// Deletes the selection or a part of the text.
  case delete(EditingDirection, by: EditingUnit)
  /// Selects the word at the caret.
  case select
  /// Selects the whole text.
  case selectAll
  /// Copies the selection.
  case copy
  /// Moves the selection to the pasteboard.
  case cut
  /// Puts the pasteboard's text in.
  case paste
  /// Takes the last change back.
  case undo
  /// Makes a change again that was taken back.
  case redo

  /// Whether the text is another afterwards.
  var changesText: Bool {
    switch self {
    case .delete, .cut, .paste, .undo, .redo: true
    case .move, .moveLine, .moveToLineEdge, .moveToEdge, .select, .selectAll, .copy: false
    }
  }
}
