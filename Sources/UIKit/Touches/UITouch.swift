/// One finger on the screen.
public final class UITouch {
  /// Where a touch is in its life.
  nonisolated public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// Where the touch is in its life.
  public internal(set) var phase = Phase.began
  /// When the touch last changed, in seconds of the phone's clock.
  public internal(set) var timestamp: TimeInterval
  /// How many times the finger came down at the same place in short order.
  public internal(set) var tapCount = 1
  /// The view that the touch began in.
  public internal(set) weak var view: UIView?
  /// The window that the touch began in.
  public internal(set) weak var window: UIWindow?
  /// The gesture recognizers that watch the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Whether the view has heard of the touch, and of nothing that ends it.
  var isDelivered = false

  var screenLocation: CGPoint
  var previousScreenLocation: CGPoint

  /// Makes a touch that comes down at a point of the screen.
  package init(at location: CGPoint, timestamp: TimeInterval) {
    screenLocation = location
    previousScreenLocation = location
    self.timestamp = timestamp
  }

  /// Moves the touch on to its next phase.
  package func update(phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
    previousScreenLocation = screenLocation
    screenLocation = location
  }

  /// Runs `body` while the touch looks as it did, or would, in another phase.
  func replay(_ phase: Phase, at location: CGPoint, _ body: () -> Void) {
    let now = (self.phase, screenLocation, previousScreenLocation)
    (self.phase, screenLocation, previousScreenLocation) = (phase, location, location)
    body()
    (self.phase, screenLocation, previousScreenLocation) = now
  }

  /// Where the finger is, in a view's coordinates (the window's for nil), in points.
  public func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  /// Where the finger was before its last move, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return point }
    return point.applying(target.toRoot.inverted())
  }
}

extension UITouch: Hashable {
  /// Whether both are the same finger.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }

  /// Hashes the finger's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
