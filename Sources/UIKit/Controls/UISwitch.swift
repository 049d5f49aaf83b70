/// A switch that is on or off and that a finger turns, with a tap or by its thumb.
open class UISwitch: UIControl {
  /// The size, in points, of which constraints leave out 2 at the right; measured from stored
  /// frames.
  private static let size = CGSize(width: 51, height: 31)
  /// The room around the thumb, how much a press widens it, and how far the finger goes before it
  /// drags, in points; by eye from iOS, ours.
  private static let (margin, stretch, slop): (CGFloat, CGFloat, CGFloat) = (2, 7, 8)
  /// How long the thumb takes, in seconds; by eye from iOS, ours.
  private static let duration: TimeInterval = 0.25

  private let track = UIView()
  private let parts: SlidingParts
  private var showsOn = false
  private var isPressed = false
  private var start: (x: CGFloat, isOn: Bool)?
  private var isDragged = false

  /// Makes a switch that is off; its size is always the same, in points.
  public override init(frame: CGRect) {
    parts = SlidingParts(tracks: [track], thumb: Self.size.height - Self.margin * 2)
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isAccessibilityElement = true
    track.layer.cornerRadius = Self.size.height / 2
    track.frame.size = Self.size
    parts.frame.size = Self.size
    addSubview(parts)
    updateParts()
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var contentCornerRadius: CGFloat { Self.size.height / 2 }

  // MARK: State

  /// Whether the switch is on; setting it tells nobody.
  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }

  private var isTurnedOn = false

  /// Turns the switch on or off, and tells nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    isTurnedOn = on
    start?.isOn = on
    show(on, animated: animated)
  }

  override func stateDidChange() {
    super.stateDidChange()
    let wasPressed = isPressed
    isPressed = isHighlighted
    updateParts(animated: isPressed != wasPressed)
  }

  // MARK: Colours

  /// The colour of the track while the switch is on; nil for green.
  open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { updateParts() } }
  }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { updateParts() } }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(width: Self.size.width - insets.right, height: Self.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  private func show(_ isOn: Bool, animated: Bool) {
    guard isOn != showsOn else { return }
    showsOn = isOn
    updateParts(animated: animated)
  }

  private func updateParts(animated: Bool = false) {
    guard animated, window != nil else { return placeParts() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
    ) { self.placeParts() }
  }

  private func placeParts() {
    parts.alpha = isEnabled ? 1 : 0.5
    track.backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    parts.thumb.backgroundColor = thumbTintColor ?? .white
    let side = Self.size.height - Self.margin * 2
    let width = side + (isPressed ? Self.stretch : 0)
    let isAtRight = showsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let place = CGRect(
      x: isAtRight ? Self.size.width - Self.margin - width : Self.margin, y: Self.margin,
      width: width, height: side)
    if parts.thumb.frame != place { parts.thumb.frame = place }
  }

  // MARK: Touches

  override var keepsTaps: Bool { true }

  /// Begins to follow a finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    start = (touch.location(in: self).x, isOn)
    isDragged = false
    return true
  }

  /// Lets the thumb jump over once the finger has drawn it past the middle.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    guard let start else { return true }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = (touch.location(in: self).x - start.x) * (isReversed ? -1 : 1)
    if abs(way) > Self.slop { isDragged = true }
    guard isDragged else { return true }
    let middle = (Self.size.width - Self.size.height) / 2
    show(start.isOn ? way > -middle : way > middle, animated: true)
    return true
  }

  /// Turns the switch where a tap or the thumb says so.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    start = nil
    if isDragged {
      turn(showsOn)
    } else if isTouchInside {
      turn(!isOn)
    }
  }

  /// Goes back to what the switch was.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    start = nil
    show(isOn, animated: true)
  }

  package override func activate() {
    guard isEnabled else { return }
    turn(!isOn)
  }

  private func turn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    setOn(isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  override var ownTraits: UIAccessibilityTraits { [.button, .toggleButton] }

  /// "1" while the switch is on, "0" while it is off, as on iOS.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}
