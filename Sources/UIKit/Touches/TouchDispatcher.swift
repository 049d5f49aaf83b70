/// Hands the touches of a window to gesture recognizers and then to views.
///
/// Recognizers along the way from the touched view up to the window hear of a touch first, the
/// deepest first; the view hears of it as far as they let it, and is told when they take it away.
final class TouchDispatcher {
  private weak var window: UIWindow?
  private var tracked: [TrackedTouch] = []
  private var taps = TapCounter()
  private var isBusy = false
  private var isSettling = false
  private var needsSettling = false
  private var losesTouches = false

  init(window: UIWindow) {
    self.window = window
  }

  /// How many touches are on the screen or still wait for recognizers to decide.
  var waitingTouches: Int { tracked.count }

  func dispatch(_ event: UIEvent) {
    isBusy = true
    dropLostViews()
    for touch in event.changedTouches where touch.window === window {
      if touch.phase == .began { begin(touch, with: event) }
      guard let record = tracked.first(where: { $0.touch === touch }) else { continue }
      if touch.phase != .began { taps.note(touch.screenLocation, time: touch.timestamp) }
      record.note(event)
      for recognizer in record.recognizers { recognizer.receive(touch, with: event) }
    }
    isBusy = false
    settle()
  }

  // MARK: Beginning

  private func begin(_ touch: UITouch, with event: UIEvent) {
    guard let window,
      let view = window.hitTest(touch.location(in: window), with: event), mayTouch(view)
    else { return }
    touch.view = view
    touch.tapCount = taps.begin(at: touch.screenLocation, time: touch.timestamp)
    let recognizers = sequence(first: view, next: \.superview)
      .flatMap(\.recognizers)
      .filter { accepts(touch, $0) }
    for recognizer in recognizers { recognizer.dispatcher = self }
    touch.gestureRecognizers = recognizers
    let record = TrackedTouch(touch, recognizers: recognizers, event: event)
    if !view.isMultipleTouchEnabled,
      tracked.contains(where: { $0.touch.view === view && !$0.isLifted && $0.delivery != .over })
    {
      record.delivery = .over
    }
    tracked.append(record)
  }

  /// Whether exclusive touches leave a view free to take one.
  private func mayTouch(_ view: UIView) -> Bool {
    let others = tracked.filter { !$0.isLifted && $0.delivery != .over && $0.touch.view !== view }
    return others.isEmpty
      || !(view.isExclusiveTouch || others.contains { $0.touch.view?.isExclusiveTouch == true })
  }

  private func accepts(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && !recognizer.isOver && !recognizer.isWaitingForOthers
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func dropLostViews() {
    for record in tracked where record.touch.view?.window !== window {
      record.cancel()
      for recognizer in record.recognizers where recognizer.view?.window !== window {
        recognizer.breakOff()
      }
    }
  }

  // MARK: Recognizing

  /// Whether a recognizer may leave `.possible`.
  func gate(for recognizer: UIGestureRecognizer) -> GestureStateMachine.Gate {
    let rivals = rivals(of: recognizer)
    if rivals.contains(where: { $0.hasRecognized && prevents($0, recognizer) }) { return .closed }
    guard mayBegin(recognizer) else { return .closed }
    return requirements(of: recognizer, among: rivals)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.mayBegin(),
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true,
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    return recognizer.touches.allSatisfy {
      $0.view === recognizer.view || $0.view?.gestureRecognizerShouldBegin(recognizer) ?? true
    }
  }

  private func requirements(
    of recognizer: UIGestureRecognizer, among rivals: [UIGestureRecognizer]
  ) -> GestureStateMachine.Gate {
    let dynamic = rivals.filter { requires(recognizer, failureOf: $0) }
    var gate = GestureStateMachine.Gate.open
    for other in recognizer.requiredFailures + dynamic where other !== recognizer {
      if other.hasRecognized { return .closed }
      if other.isUndecided { gate = .waiting }
    }
    return gate
  }

  private func requires(
    _ one: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one)
      && !(one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
        ?? false)
  }

  /// The other recognizers of the same touches.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var rivals: [UIGestureRecognizer] = []
    for record in tracked where record.recognizers.contains(where: { $0 === recognizer }) {
      for other in record.recognizers
      where other !== recognizer && !rivals.contains(where: { $0 === other }) {
        rivals.append(other)
      }
    }
    return rivals
  }

  /// Makes those fail that can't recognize beside one that has.
  func preventRivals(of recognizer: UIGestureRecognizer) {
    for other in rivals(of: recognizer)
    where other.state == .possible && prevents(recognizer, other) {
      other.state = .failed
    }
  }

  // MARK: Settling

  /// Lets recognizers that waited go on, tells the views, and makes recognizers ready for more.
  func settle() {
    needsSettling = true
    guard !isBusy, !isSettling else { return }
    isSettling = true
    while needsSettling {
      needsSettling = false
      releaseWaiting()
      for record in tracked { record.deliver() }
      resetRecognizers()
    }
    tracked.removeAll { $0.isDone }
    isSettling = false
    if losesTouches { loseTouches() }
  }

  /// Takes all touches away, for the window has gone; once everybody has heard of an event that
  /// made it go.
  func breakOff() {
    losesTouches = true
    if !isBusy, !isSettling { loseTouches() }
  }

  private func loseTouches() {
    losesTouches = false
    let (lost, recognizers) = (tracked, recognizers)
    tracked = []
    for record in lost { record.cancel() }
    for recognizer in recognizers {
      recognizer.breakOff()
      recognizer.resetState()
    }
  }

  private var recognizers: [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = []
    return tracked.flatMap(\.recognizers).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func releaseWaiting() {
    for recognizer in recognizers where recognizer.isWaitingForOthers {
      switch requirements(of: recognizer, among: rivals(of: recognizer)) {
      case .waiting: break
      case .closed: recognizer.state = .failed
      case .open: recognizer.release()
      }
    }
  }

  private func resetRecognizers() {
    for recognizer in recognizers where !recognizer.isTouched {
      if recognizer.state == .possible, !recognizer.isUndecided, !recognizer.touches.isEmpty {
        recognizer.state = .failed
      }
      if recognizer.isOver { recognizer.resetState() }
    }
  }
}
