/// Something a key does to a text beside typing.
nonisolated enum EditingCommand: Hashable, Sendable {
  /// Moves the caret, or one end of the selection.
  case move(EditingText.Direction, by: EditingText.Unit, extends: Bool)
  /// Moves the caret a line up or down, or one end of the selection.
  case moveLine(EditingText.Direction, extends: Bool)
  /// Moves the caret to the start or the end of its line, or one end of the selection.
  case moveToLineEdge(EditingText.Direction, extends: Bool)
  /// Moves the caret to the start or the end of the text, or one end of the selection.
  case moveToEdge(EditingText.Direction, extends: Bool)
  /// Deletes the selection or a part of the text.
  case delete(EditingText.Direction, by: EditingText.Unit)
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
}

nonisolated extension EditingCommand {
  /// What a key does; nil for a key that doesn't edit.
  ///
  /// Control with an arrow or a deleting key goes by words, as Linux desks have it.
  init?(_ key: EditingKey, _ modifiers: EditingModifiers) {
    let extends = modifiers.contains(.shift)
    let unit: EditingText.Unit =
      modifiers.isDisjoint(with: [.control, .alt]) ? .character : .word
    switch key {
    case .left: self = .move(.backward, by: unit, extends: extends)
    case .right: self = .move(.forward, by: unit, extends: extends)
    case .up: self = .moveLine(.backward, extends: extends)
    case .down: self = .moveLine(.forward, extends: extends)
    case .home, .end:
      let direction: EditingText.Direction = key == .home ? .backward : .forward
      self =
        modifiers.contains(.control)
        ? .moveToEdge(direction, extends: extends)
        : .moveToLineEdge(direction, extends: extends)
    case .backspace: self = .delete(.backward, by: unit)
    case .delete: self = .delete(.forward, by: unit)
    case .letter(let letter):
      guard modifiers.contains(.control), let command = Self.commands[letter] else { return nil }
      self = command == .undo && modifiers.contains(.shift) ? .redo : command
    }
  }

  private static let commands: [Character: EditingCommand] = [
    "a": .selectAll, "c": .copy, "x": .cut, "v": .paste, "z": .undo, "y": .redo,
  ]
}
