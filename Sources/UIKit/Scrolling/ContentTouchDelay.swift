/// Keeps a touch from a scroll view's content until it is clear that it isn't a drag.
///
/// A touch that stops moving content is kept from it altogether, and one that a control takes at
/// once, as on a slider's thumb, isn't kept at all.
final class ContentTouchDelay: UIGestureRecognizer {
  /// How long a finger must rest, in seconds; widely reported, not Apple's number.
  static let delay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  private var timer: Clock.Token?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, state == .possible else { return }
    if scrollView.hasCaughtMotion {
      state = .began
    } else if !scrollView.delaysContentTouches || scrollView.draggableAxes.isEmpty
      || touches.contains(where: { ($0.view as? UIControl)?.takesAtOnce($0) == true })
    {
      state = .failed
    } else if timer == nil {
      timer = UIApplication.shared.clock.schedule(after: Self.delay) { [weak self] in
        self?.state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    if let timer { UIApplication.shared.clock.cancel(timer) }
    timer = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer)
  }
}
