/// Watches touches and recognizes a movement of fingers.
///
/// Apple's `init(target:action:)` needs a selector, which there is none of here. An app subclasses
/// a recognizer or gives it a delegate; the toolkit's own modules use `addHandler(_:)`.
open class UIGestureRecognizer {
  /// Where a recognizer is in recognizing.
  nonisolated public enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible = 0
    /// A movement has begun.
    case began = 1
    /// The movement goes on.
    case changed = 2
    /// The movement, or something that takes no time, was recognized.
    case ended = 3
    /// The movement was broken off.
    case cancelled = 4
    /// The touches are something else.
    case failed = 5

    /// What is recognized at once ends at once.
    public static let recognized = State.ended
  }

  /// The view whose touches are watched.
  public internal(set) final weak var view: UIView?

  /// Has a say in what is recognized.
  public final weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name to tell recognizers apart by.
  public final var name: String?

  /// Whether the views lose the touches when they are recognized.
  open var cancelsTouchesInView = true

  /// Whether the views get touches only when they turned out to be something else.
  open var delaysTouchesBegan = false

  /// Whether the views hear of the end of touches only when they turned out to be something else.
  open var delaysTouchesEnded = true

  /// Whether the recognizer watches at all; off, it drops what it was recognizing.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }

  /// Makes a recognizer.
  public init() {}

  // MARK: State

  private var machine = GestureStateMachine()
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  weak var dispatcher: TouchDispatcher?

  /// Where the recognizer is; a subclass sets it, and gets only as far as others let it.
  public final var state: State {
    get { machine.state }
    set { request(newValue) }
  }

  /// Calls `handler` for every state from `.began` on, except `.failed`.
  package final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Called when the touches are over and the next ones may come; forget these.
  open func reset() {}

  final var isOver: Bool { machine.isOver }
  final var hasRecognized: Bool { machine.hasRecognized }
  final var isWaitingForOthers: Bool { !machine.pending.isEmpty }

  /// Whether more touches may come though there is none now, as between two taps.
  var expectsTouches: Bool { false }

  /// Whether it is undecided what the touches are.
  final var isUndecided: Bool {
    state == .possible && (isTouched || expectsTouches || isWaitingForOthers)
  }

  private func request(_ new: State) {
    var gate = GestureStateMachine.Gate.open
    if machine.asksGate(for: new), let dispatcher { gate = dispatcher.gate(for: self) }
    guard let entered = machine.take(new, gate: gate) else { return }
    didEnter(entered)
    dispatcher?.settle()
  }

  /// Drops what is being recognized.
  final func breakOff() {
    if isUndecided || hasRecognized { state = .cancelled }
  }

  /// Goes on with what waited for others to fail.
  final func release() {
    while let entered = machine.release() { didEnter(entered) }
  }

  final func resetState() {
    machine.reset()
    touches = []
    ended = []
    reset()
  }

  private func didEnter(_ state: State) {
    if state == .began || state == .ended { dispatcher?.preventRivals(of: self) }
    guard state != .failed else { return }
    for handler in handlers { handler(self) }
  }

  // MARK: Touches

  /// The touches watched; the last one stays until the recognizer is reset.
  private(set) final var touches: [UITouch] = []
  private var ended: Set<UITouch> = []

  /// Whether a finger that is watched is on the screen.
  final var isTouched: Bool { touches.contains { !ended.contains($0) } }

  /// The touches whose fingers are on the screen.
  final var activeTouches: [UITouch] { touches.filter { !ended.contains($0) } }

  /// How many fingers take part.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers in a view's coordinates (the window's for nil), in points.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// Where one of the fingers is, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Lets a touch go: the recognizer hears no more of it.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  final func watches(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  /// Hands a change of a touch to the subclass.
  final func receive(_ touch: UITouch, with event: UIEvent) {
    if touch.phase == .began {
      touches.removeAll { ended.contains($0) }
      ended = []
      touches.append(touch)
    }
    guard watches(touch) else { return }
    if touch.phase == .ended || touch.phase == .cancelled { ended.insert(touch) }
    if !isOver, isEnabled {
      switch touch.phase {
      case .began: touchesBegan([touch], with: event)
      case .moved, .stationary: touchesMoved([touch], with: event)
      case .ended: touchesEnded([touch], with: event)
      case .cancelled: touchesCancelled([touch], with: event)
      }
    }
    if isTouched { touches.removeAll { ended.contains($0) } }
  }

  /// Fingers came down on the view or in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  // MARK: Others

  private var required: [Weak] = []

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Recognizes only when another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// The recognizers that must fail first.
  final var requiredFailures: [UIGestureRecognizer] { required.compactMap(\.recognizer) }

  /// Whether this recognizer, having recognized, makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, having recognized, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer of the same touches must fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this recognizer must fail before another one of the same touches.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the toolkit's own use of the recognizer lets it begin.
  func mayBegin() -> Bool { true }
}
