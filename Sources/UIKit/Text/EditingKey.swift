/// A key of a hardware keyboard that edits.
nonisolated package enum EditingKey: Hashable, Sendable {
  /// An arrow key.
  case left, right, up, down
  /// To the start or the end of the line.
  case home, end
  /// Deletes backwards.
  case backspace
  /// Deletes forwards.
  case delete
  /// A letter together with Control, which stands for Apple's ⌘ here.
  case letter(Character)
}

/// The keys held down beside an editing key.
nonisolated package struct EditingModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  package let rawValue: Int

  /// Makes a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift: the selection grows.
  package static let shift = EditingModifiers(rawValue: 1)
  /// Control, which stands for Apple's ⌘ here: whole lines and commands.
  package static let control = EditingModifiers(rawValue: 2)
  /// Alt, Apple's ⌥: words.
  package static let alt = EditingModifiers(rawValue: 4)
}
