extension UIControl {
  /// What happened to a control; the bits are Apple's.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Makes a set of events from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again soon; its tap count is above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, as when scrolling begins.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value was changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field began to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A field's text was changed by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0fff)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000f_0000)
    /// The bits that an app may use for its own events.
    public static let applicationReserved = Event(rawValue: 0x0f00_0000)
    /// The bits that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xf000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// How a control is; the states add up.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Makes a set of states from Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At rest.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not usable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The bits that an app may use for its own states.
    public static let application = State(rawValue: 0x00ff_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// Where a control's content is across.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where a control's content is from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }
}
