/// A touch on its way to the view it began in, past the recognizers that watch it.
final class TrackedTouch {
  /// What the view knows of the touch.
  enum Delivery {
    /// Nothing yet.
    case held
    /// That it began.
    case begun
    /// That it is over, or that it isn't the view's.
    case over
  }

  let touch: UITouch
  let recognizers: [UIGestureRecognizer]
  var delivery = Delivery.held
  var event: UIEvent
  private let start: CGPoint
  private var hasMoved = false

  init(_ touch: UITouch, recognizers: [UIGestureRecognizer], event: UIEvent) {
    self.touch = touch
    self.recognizers = recognizers
    self.event = event
    start = touch.screenLocation
  }

  var isLifted: Bool { touch.phase == .ended || touch.phase == .cancelled }

  /// Whether nobody waits for anything of this touch any more.
  var isDone: Bool {
    isLifted && delivery == .over && !recognizers.contains { $0.isUndecided }
  }

  func note(_ event: UIEvent) {
    self.event = event
    if touch.phase == .moved { hasMoved = true }
  }

  /// Tells the view what it may know by now.
  func deliver() {
    guard delivery != .over else { return }
    if touch.phase == .cancelled
      || recognizers.contains(where: { $0.hasRecognized && $0.cancelsTouchesInView })
    {
      return cancel()
    }
    if delivery == .held {
      if recognizers.contains(where: { $0.isUndecided && $0.delaysTouchesBegan }) { return }
      begin()
      guard delivery == .begun else { return }
    }
    if hasMoved {
      hasMoved = false
      touch.view?.touchesMoved([touch], with: event)
    }
    guard touch.phase == .ended, delivery == .begun,
      !recognizers.contains(where: { $0.isUndecided && $0.delaysTouchesEnded })
    else { return }
    delivery = .over
    touch.view?.touchesEnded([touch], with: event)
  }

  private func begin() {
    guard let view = touch.view,
      view.enclosingScrollView?.touchesShouldBegin([touch], with: event, in: view) ?? true
    else {
      delivery = .over
      return
    }
    delivery = .begun
    touch.isDelivered = true
    touch.replay(.began, at: start) { view.touchesBegan([touch], with: event) }
  }

  /// Takes the touch away from the view.
  func cancel() {
    let wasBegun = delivery == .begun
    delivery = .over
    guard wasBegun else { return }
    touch.isDelivered = false
    touch.replay(.cancelled, at: touch.screenLocation) {
      touch.view?.touchesCancelled([touch], with: event)
    }
  }
}
