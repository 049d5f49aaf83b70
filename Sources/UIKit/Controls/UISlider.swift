/// A line on which a finger draws a thumb to a value.
open class UISlider: UIControl {
  /// The side of the thumb and the width of the line, in points; by eye from iOS, ours.
  private static let (thumb, line): (CGFloat, CGFloat) = (28, 4)
  /// How far around the thumb a finger reaches it, in points, so that there are 44 to hit.
  private static let reach: CGFloat = 8
  /// How long the thumb takes to a value that code sets, in seconds; ours.
  private static let duration: TimeInterval = 0.25

  private let maximumTrack = UIView()
  private let minimumTrack = UIView()
  private let parts: SlidingParts
  /// How far the finger is from the middle of the thumb, in points.
  private var grip: CGFloat = 0
  private var startValue: Float = 0

  /// Makes a slider from 0 to 1 with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    parts = SlidingParts(tracks: [maximumTrack, minimumTrack], thumb: Self.thumb)
    super.init(frame: frame)
    isAccessibilityElement = true
    for track in [maximumTrack, minimumTrack] { track.layer.cornerRadius = Self.line / 2 }
    addSubview(parts)
    updateColors()
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Value

  /// Where the thumb is, from the least to the greatest value; setting it tells nobody.
  open var value: Float {
    get { shownValue }
    set { setValue(newValue, animated: false) }
  }

  private var shownValue: Float = 0

  /// Sets the value within its bounds, and tells nobody.
  open func setValue(_ value: Float, animated: Bool) {
    let value = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
    guard value != shownValue else { return }
    shownValue = value
    guard animated, window != nil else { return placeParts() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.placeParts()
    }
  }

  /// The least value; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      boundsOfValueDidChange()
    }
  }

  /// The greatest value; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      boundsOfValueDidChange()
    }
  }

  private func boundsOfValueDidChange() {
    setValue(value, animated: false)
    placeParts()
  }

  /// Whether a finger that draws the thumb tells of every value; else of the last alone.
  open var isContinuous = true

  // MARK: Colours

  /// The colour of the line before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { updateColors() } }
  }

  /// The colour of the line after the thumb; nil for a grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { updateColors() } }
  }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { updateColors() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.alpha = isEnabled ? 1 : 0.5
  }

  private func updateColors() {
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    parts.thumb.backgroundColor = thumbTintColor ?? .white
  }

  // MARK: Layout

  /// The height that constraints see, in points, and what is outside of it; measured from stored
  /// frames.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 31)
  }

  /// Where the line is, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 4, y: bounds.midY - Self.line / 2, width: max(bounds.width - 8, 0),
      height: Self.line)
  }

  /// Where the thumb is at a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = maximumValue > minimumValue ? share(of: value) : 0
    let way = max(rect.width + 4 - Self.thumb, 0)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: rect.minX - 2 + way * (isReversed ? 1 - share : share), y: rect.midY - Self.thumb / 2,
      width: Self.thumb, height: Self.thumb)
  }

  private func share(of value: Float) -> CGFloat {
    CGFloat((Double(value) - Double(minimumValue)) / (Double(maximumValue) - Double(minimumValue)))
  }

  private func thumbRect(at value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(at: value)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isReversed ? (place.midX, track.maxX) : (track.minX, place.midX)
    parts.frame = bounds
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: left, y: track.minY, width: max(right - left, 0), height: track.height)
    parts.thumb.frame = place
  }

  // MARK: Touches

  override var keepsTaps: Bool { true }

  /// A page would else take all drags that aren't quite level, since scrolling gets them first; on
  /// iOS the thumb keeps its finger.
  override func takesAtOnce(_ touch: UITouch) -> Bool { isEnabled && isOnThumb(touch) }

  private func isOnThumb(_ touch: UITouch) -> Bool {
    thumbRect(at: value).insetBy(dx: -Self.reach, dy: -Self.reach)
      .contains(touch.location(in: self))
  }

  /// Takes a finger that comes down on the thumb, and no other.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event), isOnThumb(touch) else { return false }
    grip = touch.location(in: self).x - thumbRect(at: value).midX
    startValue = value
    return true
  }

  /// Draws the thumb along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let (first, last) = (thumbRect(at: minimumValue).midX, thumbRect(at: maximumValue).midX)
    guard first != last else { return true }
    let share = Float((touch.location(in: self).x - grip - first) / (last - first))
    take(minimumValue + (maximumValue - minimumValue) * min(max(share, 0), 1))
    return true
  }

  /// Tells of the last value if it told of none before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    tellAtEnd()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    tellAtEnd()
  }

  private func tellAtEnd() {
    if !isContinuous, value != startValue { tell() }
  }

  private func take(_ value: Float) {
    let old = self.value
    setValue(value, animated: false)
    if isContinuous, self.value != old { tell() }
  }

  private func tell() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A press by key does nothing with a value.
  package override func activate() {}

  // MARK: Accessibility

  override var ownTraits: UIAccessibilityTraits { .adjustable }

  /// How much of the way the thumb has gone, in percent, as on iOS.
  open override var accessibilityValue: String? {
    get {
      let share = maximumValue > minimumValue ? share(of: value) : 0
      return super.accessibilityValue ?? "\(Int((share * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }
}
