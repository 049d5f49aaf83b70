import UIKit

/// Makes room for the keyboard at the bottom of a scroll view, and takes the room back.
///
/// Listens between `start()` and `stop()`. While the keyboard is up, the scroll view's bottom inset
/// is what the keyboard covers of it, less the safe area that UIKit adds by itself; afterwards it
/// is exactly what it was before.
///
/// The main actor is the default here; an optimized build for tests finds it for the deinit only
/// where it is written.
@MainActor
final class KeyboardAvoider {
  /// The time in which another field comes into sight, in seconds; ours.
  private static let fieldChange: TimeInterval = 0.25

  /// The air between a field and the keyboard or the upper edge, where there is room for it, in
  /// points; ours.
  private static let air = Spacing.snug

  private weak var scrollView: UIScrollView?
  private var observers: [any NSObjectProtocol] = []

  /// The keyboard's last frame in points of the screen; nothing while it is away.
  private var keyboard: CGRect?

  /// What the scroll view is like without a keyboard, kept while one is up.
  private struct Rest {
    let content: CGFloat
    let indicator: CGFloat
    let bounces: Bool
  }

  private var rest: Rest?

  /// The view that the keyboard must leave in sight once it is up, with some air below it.
  var keepsInSight: (() -> UIView?)?

  /// Told whether the keyboard is up, among the changes that move with it.
  var presenceDidChange: ((Bool) -> Void)?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// The notification center would keep what listens for ever.
  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func start() {
    guard observers.isEmpty else { return }
    observe(UIResponder.keyboardWillShowNotification) { $0.willShow($1) }
    observe(UIResponder.keyboardWillChangeFrameNotification) { $0.willChangeFrame($1) }
    observe(UIResponder.keyboardWillHideNotification) { $0.willHide($1) }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.didBeginEditing() }
        })
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    if keyboard != nil { presenceDidChange?(false) }
    keyboard = nil
    restoreInsets()
  }

  /// Measures the overlap again, after the scroll view has got another size or place.
  func layoutDidChange() {
    guard keyboard != nil else { return }
    applyOverlap()
  }

  private func observe(
    _ name: NSNotification.Name,
    _ handle: @escaping @MainActor (KeyboardAvoider, KeyboardChange) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] note in
      guard let change = KeyboardChange(note.userInfo) else { return }
      MainActor.assumeIsolated {
        guard let self else { return }
        handle(self, change)
      }
    }
    observers.append(observer)
  }

  private func willShow(_ change: KeyboardChange) {
    guard change.end != keyboard else { return }
    let wasUp = keyboard != nil
    keyboard = change.end
    move(change) {
      self.applyOverlap()
      if !wasUp { self.presenceDidChange?(true) }
      self.reveal()
    }
  }

  /// A keyboard that grows or shrinks while it is up says so by this alone.
  private func willChangeFrame(_ change: KeyboardChange) {
    guard keyboard != nil else { return }
    willShow(change)
  }

  /// The caret has moved to another field under a keyboard that stays.
  private func didBeginEditing() {
    guard keyboard != nil, scrollView?.firstResponderInside != nil else { return }
    UIView.animate(withDuration: Self.fieldChange, delay: 0, options: .allowUserInteraction) {
      self.reveal()
    }
  }

  private func willHide(_ change: KeyboardChange) {
    guard keyboard != nil else { return }
    keyboard = nil
    move(change) {
      self.presenceDidChange?(false)
      self.restoreInsets()
    }
  }

  private func move(_ change: KeyboardChange, _ changes: @escaping () -> Void) {
    guard change.duration > 0 else { return changes() }
    UIView.animate(
      withDuration: change.duration, delay: 0,
      options: [change.options, .beginFromCurrentState, .allowUserInteraction],
      animations: changes)
  }

  private func applyOverlap() {
    guard let scrollView, let keyboard, scrollView.window != nil else { return }
    let rest =
      rest
      ?? Rest(
        content: scrollView.contentInset.bottom,
        indicator: scrollView.verticalScrollIndicatorInsets.bottom,
        bounces: scrollView.alwaysBounceVertical)
    self.rest = rest
    let frame = scrollView.convert(keyboard, from: nil)
    let bounds = scrollView.bounds
    // One that floats above the screen's end covers what may be scrolled away from it.
    let isDocked = keyboard.height > 0 && keyboard.maxY >= (scrollView.window?.bounds.maxY ?? 0)
    let covered = isDocked ? min(max(0, bounds.maxY - frame.minY), bounds.height) : 0
    let room = max(0, covered - scrollView.safeAreaInsets.bottom)
    setBottom(content: max(rest.content, room), indicator: max(rest.indicator, room))
    // Short content that can't be dragged gets no safe area from UIKit, so there is none to leave
    // out; unless it can be dragged with that much room, and then it had better be.
    guard scrollView.adjustedContentInset.bottom < covered else { return }
    setBottom(content: max(rest.content, covered), indicator: max(rest.indicator, room))
    guard scrollView.adjustedContentInset.bottom > max(rest.content, covered) else { return }
    scrollView.alwaysBounceVertical = true
    setBottom(content: max(rest.content, room), indicator: max(rest.indicator, room))
  }

  private func restoreInsets() {
    guard let rest else { return }
    self.rest = nil
    scrollView?.alwaysBounceVertical = rest.bounces
    setBottom(content: rest.content, indicator: rest.indicator)
  }

  private func setBottom(content: CGFloat, indicator: CGFloat) {
    guard let scrollView else { return }
    if scrollView.contentInset.bottom != content { scrollView.contentInset.bottom = content }
    if scrollView.verticalScrollIndicatorInsets.bottom != indicator {
      scrollView.verticalScrollIndicatorInsets.bottom = indicator
    }
  }

  /// Scrolls after the form has changed, so that what is wanted stands where it would if the
  /// keyboard came only now.
  func layoutWasChanged() {
    reveal(fromRest: true)
  }

  /// Lets the scroll views inside, around the field that has the caret, show it first: only then is
  /// it where it will be seen.
  private func revealInside(_ scrollView: UIScrollView) {
    guard let field = scrollView.firstResponderInside else { return }
    var view = field.superview
    while let ancestor = view, ancestor !== scrollView {
      if let inner = ancestor as? UIScrollView {
        inner.scrollRectToVisible(field.convert(field.bounds, to: inner), animated: false)
      }
      view = ancestor.superview
    }
  }

  /// Scrolls as little as shows the wanted view and the field that has the caret with some air
  /// around, from where the form is or from where it rests; where there is no room for both, the
  /// field.
  private func reveal(fromRest: Bool = false) {
    guard let scrollView, keyboard != nil else { return }
    revealInside(scrollView)
    let inset = scrollView.adjustedContentInset
    let visible = scrollView.bounds.inset(by: inset)
    let field = scrollView.firstResponderInside.map { $0.convert($0.bounds, to: scrollView) }
    let view = keepsInSight?().map { $0.convert($0.bounds, to: scrollView) }
    guard var wanted = view ?? field else { return }
    // As much air as the view is tall, or a little below the field.
    var air = view?.height ?? Self.air
    var showsAll = true
    if let field {
      wanted = wanted.union(field)
      showsAll = wanted.height <= visible.height
      if !showsAll { (wanted, air) = (field, Self.air) }
    }
    let isCovered = wanted.minY < visible.minY || wanted.maxY > visible.maxY
    guard isCovered || fromRest else { return }
    // A form that just fits touches neither the keyboard nor the edge of the screen.
    let room = max(0, visible.height - wanted.height)
    let below = min(air, max(room - Self.air, min(room, Self.air)))
    let above = min(Self.air, room - below)
    wanted.origin.y -= above
    wanted.size.height += above + below
    guard fromRest, showsAll else {
      return scrollView.scrollRectToVisible(wanted, animated: false)
    }
    let y = min(wanted.maxY, scrollView.contentSize.height) - visible.height - inset.top
    scrollView.contentOffset.y = max(y, -inset.top)
  }
}
