import UIKit

nonisolated extension EditingCommand {
  /// What a key of a hardware keyboard does to a text; nil for one that doesn't edit.
  ///
  /// Control with an arrow or a deleting key goes by words, as Linux desks have it; so does Alt,
  /// which is Apple's Option. Control with a letter is Apple's Command.
  init?(_ key: PhoneEvent.Key, _ modifiers: PhoneEvent.KeyModifiers) {
    let extends = modifiers.contains(.shift)
    let unit: EditingUnit = modifiers.isDisjoint(with: [.control, .alt]) ? .character : .word
    switch key {
    case .left: self = .move(.left, by: unit, extends: extends)
    case .right: self = .move(.right, by: unit, extends: extends)
    case .up: self = .moveLine(.backward, extends: extends)
    case .down: self = .moveLine(.forward, extends: extends)
    case .home, .end:
      let direction: EditingDirection = key == .home ? .backward : .forward
      self =
        modifiers.contains(.control)
        ? .moveToEdge(direction, extends: extends)
        : .moveToLineEdge(direction, extends: extends)
    case .backspace: self = .delete(.backward, by: unit)
    case .delete: self = .delete(.forward, by: unit)
    case .letter(let letter):
      guard modifiers.contains(.control), let command = Self.commands[letter] else { return nil }
      self = command == .undo && extends ? .redo : command
    case .return, .tab, .space, .escape: return nil
    }
  }

  private static let commands: [Character: EditingCommand] = [
    "a": .selectAll, "c": .copy, "x": .cut, "v": .paste, "z": .undo, "y": .redo,
  ]
}
