/// A view that turns touches into events, such as a button.
open class UIControl: UIView {
  /// How far around the bounds a touch that began inside still counts as inside, in points;
  /// measured on iOS by others.
  static let dragSlop: CGFloat = 70

  private var handlers: [(action: UIAction, events: Event)] = []
  private var trackedTouch: UITouch?

  /// Makes a control with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: State

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, trackedTouch != nil { stopTracking(with: nil) }
      stateDidChange()
    }
  }

  /// Whether the control is selected; nothing changes it but the app.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All that holds of the control now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when `state` has changed.
  func stateDidChange() {
    setNeedsDisplay()
  }

  /// Where the content is across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content is from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// `contentHorizontalAlignment` with left and right for the sides of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// Tab reaches a control unless it is disabled.
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Actions

  /// Runs an action for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = handlers.firstIndex(where: { $0.action.identifier == action.identifier }) {
      handlers[index] = (action, handlers[index].events.union(controlEvents))
    } else {
      handlers.append((action, controlEvents))
    }
  }

  /// Runs an action no longer for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs the action of an identifier no longer for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The events that actions wait for.
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Runs an action as if an event had called for it.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Runs the actions of some events, each once, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in handlers where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Does what a tap does, as when Return is pressed on the control.
  package func activate() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    triggerPrimaryAction()
  }

  /// Called when a touch was lifted inside.
  func triggerPrimaryAction() {}

  // MARK: Tracking

  /// Whether a tap is the control's own, not that of a recognizer of a view around it: so it is
  /// with buttons and Apple's other controls, not with those of an app.
  var keepsTaps: Bool { false }

  /// Whether the control gets a touch at once, not only when it is clear that it doesn't scroll: so
  /// it is where a finger comes down to drag a part of the control.
  func takesAtOnce(_ touch: UITouch) -> Bool { false }

  /// Whether a recognizer may take the touch away.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard keepsTaps, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer,
      tap.view !== self
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Whether a finger is on the control.
  public private(set) final var isTracking = false

  /// Whether that finger is inside.
  public private(set) final var isTouchInside = false

  /// Called when a finger comes down; false lets the touch go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moves; false lets the touch go.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch, with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return forgetTouch() }
    switch (wasInside, isTouchInside) {
    case (false, true): sendActions(for: .touchDragEnter)
    case (true, false): sendActions(for: .touchDragExit)
    case (true, true), (false, false): break
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = contains(touch, with: event)
    endTracking(touch, with: event)
    forgetTouch()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { triggerPrimaryAction() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func stopTracking(with event: UIEvent?) {
    cancelTracking(with: event)
    forgetTouch()
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func contains(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return bounds.insetBy(dx: -Self.dragSlop, dy: -Self.dragSlop).contains(point)
      || self.point(inside: point, with: event)
  }

  // MARK: Accessibility

  private var givenTraits: UIAccessibilityTraits?

  /// What controls of this class are, without what their state adds.
  var ownTraits: UIAccessibilityTraits { [] }

  /// What was set, or else what the control is and whether it is selected and can be used.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let givenTraits { return givenTraits }
      var traits = ownTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { givenTraits = newValue }
  }
}
