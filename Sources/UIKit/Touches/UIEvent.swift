/// Something that the user did.
public final class UIEvent {
  /// The kinds of events.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
  }

  /// The kind of the event.
  public let type = EventType.touches
  /// When it happened, in seconds of the phone's clock.
  public let timestamp: TimeInterval
  /// The fingers that are on the screen or have just left it.
  public let allTouches: Set<UITouch>?
  /// The keys that were held down meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// The touches that this event is about.
  let changedTouches: [UITouch]

  /// Makes an event about some of the touches.
  package init(
    changed: [UITouch], all: Set<UITouch>, timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    changedTouches = changed
    allTouches = all
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
  }

  /// The touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
