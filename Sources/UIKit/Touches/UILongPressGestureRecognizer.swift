/// Recognizes fingers that rest, and then their movement.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the fingers may move before that, in points; 10 by default.
  open var allowableMovement: CGFloat = usualMovement

  /// How far fingers may move in a long press, in points, as UIKit has it.
  static let usualMovement: CGFloat = 10

  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var timer: Clock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let fingers = activeTouches.count
    stopTimer()
    if fingers > numberOfTouchesRequired { state = .failed }
    guard fingers == numberOfTouchesRequired else { return }
    start = location(in: nil)
    timer = UIApplication.shared.clock.schedule(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if location(in: nil).distance(to: start) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .failed
    } else if activeTouches.isEmpty {
      state = .ended
    }
  }

  open override func reset() {
    stopTimer()
  }

  private func stopTimer() {
    if let timer { UIApplication.shared.clock.cancel(timer) }
    timer = nil
  }
}
