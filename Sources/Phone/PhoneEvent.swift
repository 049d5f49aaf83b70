import Foundation

/// Something that happens to the phone.
nonisolated public enum PhoneEvent: Hashable, Sendable {
  /// A finger on the screen; the location is in points of the screen as it is turned.
  case touch(id: Int, phase: TouchPhase, location: CGPoint)
  /// A mouse wheel or trackpad; the delta is the distance in points that the content moves by.
  case scroll(delta: CGSize, location: CGPoint)
  /// A key of a hardware keyboard that makes no text.
  case key(Key, modifiers: KeyModifiers)
  /// The keys that are held down from now on beside others, for touches that follow.
  case modifiers(KeyModifiers)
  /// Text from a hardware keyboard, or what an input method has decided on.
  ///
  /// Of single letters the first of a sentence becomes a capital, and two spaces a full stop, as
  /// iOS's settings for hardware keyboards are from the start.
  case text(String)
  /// Text that goes in as it is, as tests type it.
  case exactText(String)
  /// What an input method is still composing, with the selected UTF-16 range in it; empty ends it.
  case composition(String, selection: Range<Int>)
  /// The user turns the device; the screen follows, but an iPhone's not upside down.
  case rotate(Orientation)
  /// The user switches between light and dark.
  case appearance(Appearance)
  /// The user wants to read at another size.
  case textSize(TextSize)
  /// Shows or hides the software keyboard, as ⌘K in Apple's Simulator.
  case toggleSoftwareKeyboard
  /// Connects or disconnects a hardware keyboard, as ⇧⌘K in Apple's Simulator.
  case toggleHardwareKeyboard

  /// Where a touch is in its life.
  public enum TouchPhase: Hashable, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger was lifted.
    case ended
    /// The touch was taken away.
    case cancelled
  }

  /// A key that makes no text.
  public enum Key: Hashable, Sendable {
    /// Deletes backwards.
    case backspace
    /// Deletes forwards.
    case delete
    /// Return or Enter.
    case `return`
    /// The tabulator.
    case tab
    /// The space bar, beside the text it makes.
    case space
    /// Escape.
    case escape
    /// An arrow key.
    case left, right, up, down
    /// To the start or the end.
    case home, end
    /// A letter pressed together with Control, such as a for select all.
    case letter(Character)
  }

  /// The keys held down beside another.
  public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1)
    /// Control, which stands for Apple's ⌘ here.
    public static let control = KeyModifiers(rawValue: 2)
    /// Alt, Apple's ⌥.
    public static let alt = KeyModifiers(rawValue: 4)
  }
}

nonisolated extension PhoneEvent {
  /// Whether what stands over a text has no place after it; of a turn the phone knows.
  var movesThePage: Bool {
    switch self {
    case .scroll, .textSize, .toggleSoftwareKeyboard, .toggleHardwareKeyboard: true
    case .touch, .key, .modifiers, .text, .exactText, .composition, .rotate, .appearance: false
    }
  }
}
