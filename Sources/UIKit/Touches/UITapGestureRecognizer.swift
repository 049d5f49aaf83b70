/// Recognizes one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest time that a finger may rest in a tap, in seconds; measured on iOS by others.
  static let longestTap: TimeInterval = 0.75

  /// How many taps in short order it takes.
  open var numberOfTapsRequired = 1

  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var start: CGPoint?
  private var timer: Clock.Token?

  override var expectsTouches: Bool { taps > 0 && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = max(fingers, activeTouches.count)
    let point = location(in: nil)
    if let start, activeTouches.count == 1,
      point.distance(to: start) > TapCounter.allowableMovement
    {
      state = .failed
      return
    }
    if fingers > numberOfTouchesRequired {
      state = .failed
      return
    }
    if taps == 0 || start == nil || fingers > 1 { start = point }
    failLater(after: Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, location(in: nil).distance(to: start) > TapCounter.allowableMovement else {
      return
    }
    state = .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    stopTimer()
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      failLater(after: TapCounter.longestInterval)
    }
  }

  open override func reset() {
    stopTimer()
    taps = 0
    fingers = 0
    start = nil
  }

  /// A tap doesn't stand in the way of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func failLater(after delay: TimeInterval) {
    stopTimer()
    timer = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      self?.state = .failed
    }
  }

  private func stopTimer() {
    if let timer { UIApplication.shared.clock.cancel(timer) }
    timer = nil
  }
}
