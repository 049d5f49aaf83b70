import Graphics

/// Two halves, one of which makes a value smaller and the other greater.
open class UIStepper: UIControl {
  /// The size in points, the height since iOS 13; as in Interface Builder.
  private static let width: CGFloat = 94
  final var height: CGFloat = 32 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// How long a finger rests before the value goes on by itself, and how long each step then
  /// takes, in seconds; ours, near iOS.
  private static let (delay, pace): (TimeInterval, TimeInterval) = (0.5, 0.1)

  private let halves = [StepperHalf(), StepperHalf()]
  /// The half under the finger, which is 0 or 1, or none, and that on which it came down.
  private var pressed: Int?
  private var start = 0
  private var timer: Clock.Token?
  private var hasRepeated = false
  private var hasChanged = false

  /// Makes a stepper from 0 to 100; its size is always the same, in points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: Self.width, height: 32)))
    for half in halves { addSubview(half) }
    updateHalves()
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Value

  /// The value; setting it tells nobody.
  open var value: Double {
    get { shownValue }
    set {
      shownValue = min(max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue)
      updateHalves()
    }
  }

  private var shownValue: Double = 0

  /// The least value; 0 by default.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = shownValue
    }
  }

  /// The greatest value; 100 by default.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shownValue
    }
  }

  /// How much a step is, more than 0; 1 by default.
  open var stepValue: Double = 1 {
    didSet { if !(stepValue > 0) { stepValue = oldValue } }
  }

  /// Whether the value starts over at the other end.
  open var wraps = false {
    didSet { updateHalves() }
  }

  /// Whether the value goes on by itself while a finger rests.
  open var autorepeat = true

  /// Whether every step is told; else the last value alone, when the finger leaves.
  open var isContinuous = true

  private func canStep(_ half: Int) -> Bool {
    wraps || (half == 0 ? value > minimumValue : value < maximumValue)
  }

  private func step(_ half: Int) {
    guard canStep(half) else { return }
    let old = value
    let next = value + (half == 0 ? -stepValue : stepValue)
    if wraps, next < minimumValue {
      value = maximumValue
    } else if wraps, next > maximumValue {
      value = minimumValue
    } else {
      value = next
    }
    guard value != old else { return }
    hasChanged = true
    if isContinuous || !isTracking { tell() }
  }

  private func tell() {
    hasChanged = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateHalves()
  }

  private func updateHalves() {
    for (index, half) in halves.enumerated() { half.isInUse = isEnabled && canStep(index) }
    setNeedsDisplay()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.width, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the half that makes the value smaller is, or the other one.
  private func place(of half: Int) -> CGRect {
    let size = CGSize(width: Self.width / 2, height: height)
    let isAtLeft = (half == 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(
      x: bounds.minX + (isAtLeft ? 0 : size.width), y: bounds.minY, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, half) in halves.enumerated() {
      half.frame = place(of: index)
      let word: SystemWord = index == 0 ? .decrement : .increment
      half.accessibilityLabel = word.text(in: UIApplication.shared.language)
    }
  }

  override func drawContent(on canvas: Canvas) {
    if !isEnabled { canvas.beginGroup() }
    let box = CGRect(origin: bounds.origin, size: intrinsicContentSize)
    canvas.fill(box, cornerRadius: 8, with: resolve(.tertiarySystemFill))
    if let pressed, canStep(pressed) {
      let place = place(of: pressed)
      canvas.fill(
        place, cornerRadius: 8,
        corners: place.minX > box.minX
          ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft],
        curve: .circular, with: resolve(.secondarySystemFill))
    }
    canvas.fill(
      CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18),
      with: resolve(.quaternaryLabel))
    for half in halves.indices {
      let x = place(of: half).midX
      let color = resolve(canStep(half) ? .label : .tertiaryLabel)
      canvas.fill(CGRect(x: x - 7, y: box.midY - 1, width: 14, height: 2), with: color)
      guard half == 1 else { continue }
      canvas.fill(CGRect(x: x - 1, y: box.midY - 7, width: 2, height: 14), with: color)
    }
    if !isEnabled { canvas.endGroup(opacity: 0.5) }
  }

  // MARK: Touches

  override var keepsTaps: Bool { true }

  private func half(at point: CGPoint) -> Int {
    place(of: 0).maxX >= point.x && place(of: 0).minX <= point.x ? 0 : 1
  }

  /// Takes a finger on a half that can be used; it soon goes on by itself.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch.location(in: self))
    guard super.beginTracking(touch, with: event), canStep(half) else { return false }
    start = half
    (hasRepeated, hasChanged) = (false, false)
    press(half)
    return true
  }

  /// Stops while the finger is elsewhere.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    press(isTouchInside && half(at: touch.location(in: self)) == start ? start : nil)
    return true
  }

  private func press(_ half: Int?) {
    guard half != pressed else { return }
    pressed = half
    setNeedsDisplay()
    stopRepeating()
    if half != nil, autorepeat { goOn(after: Self.delay) }
  }

  private func goOn(after delay: TimeInterval) {
    timer = UIApplication.shared.clock.schedule(after: delay) { [weak self] in
      guard let self, let half = self.pressed else { return }
      hasRepeated = true
      step(half)
      if canStep(half), self.pressed != nil { goOn(after: Self.pace) }
    }
  }

  private func stopRepeating() {
    if let timer { UIApplication.shared.clock.cancel(timer) }
    timer = nil
  }

  /// Takes a step unless the value went on by itself.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let half = pressed
    press(nil)
    if let half, !hasRepeated { step(half) }
    if hasChanged { tell() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
    if hasChanged { tell() }
  }

  /// Makes the value greater by a step.
  package override func activate() {
    guard isEnabled else { return }
    step(1)
  }
}

/// One half of a stepper, as assistive technologies find it.
private final class StepperHalf: UIView {
  /// Whether it can be pressed.
  var isInUse = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { isInUse ? .button : [.button, .notEnabled] }
    set { super.accessibilityTraits = newValue }
  }
}
