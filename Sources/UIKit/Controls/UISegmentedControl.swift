import Graphics

/// A row of segments of which a finger chooses one.
open class UISegmentedControl: UIControl {
  /// No segment.
  open class var noSegment: Int { -1 }

  /// The radius of the ground, that of the capsule and the room around it, in points; by eye from
  /// iOS, ours.
  private static let (radius, capsuleRadius, margin): (CGFloat, CGFloat, CGFloat) = (8, 7, 2)
  /// How small a press makes the capsule; by eye from iOS, ours.
  private static let pressedScale: CGFloat = 0.95
  /// How long the capsule takes, in seconds; by eye from iOS, ours.
  private static let duration: TimeInterval = 0.25
  /// The colour of the capsule; by eye from iOS, ours.
  private static let capsuleColor = UIColor(light: .white, dark: Color(white: 0.39))

  final var segments: [SegmentView] = []
  final var dividers: [UIView] = []
  final let capsule = UIView()
  final var chosen = UISegmentedControl.noSegment
  /// The segment that the capsule is behind, that under the finger, and whether the finger draws
  /// the capsule along.
  private var marked = UISegmentedControl.noSegment
  private var pressed = UISegmentedControl.noSegment
  private var isSliding = false

  /// The height in points, with what is below its edge: since iOS 13; measured from stored frames.
  final var height: CGFloat = 32

  /// Makes a control without segments with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// Makes a control of words and pictures, of the size that fits them.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    dress()
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: segments.count, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: segments.count, animated: false)
      }
    }
    sizeToFit()
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func dress() {
    capsule.isUserInteractionEnabled = false
    capsule.accessibilityElementsHidden = true
    capsule.layer.cornerRadius = Self.capsuleRadius
    capsule.backgroundColor = Self.capsuleColor
    capsule.alpha = 0
    addSubview(capsule)
  }

  // MARK: Widths

  /// Whether wide words get more room than short ones.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { rearrange() } }
  }

  // MARK: Choice

  /// The number of the chosen segment, or `noSegment`; setting it tells nobody.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(newValue, animated: false) }
  }

  /// Whether a segment is chosen only while it is told of, as a button.
  open var isMomentary = false {
    didSet { if isMomentary { choose(Self.noSegment, animated: false) } }
  }

  /// The colour of the capsule behind the chosen segment; nil for white, or grey in the dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet { capsule.backgroundColor = selectedSegmentTintColor ?? Self.capsuleColor }
  }

  private func choose(_ index: Int, animated: Bool) {
    chosen = segments.indices.contains(index) ? index : Self.noSegment
    for (number, segment) in segments.enumerated() { segment.isChosen = number == chosen }
    show(chosen, animated: animated)
  }

  private func show(_ index: Int, animated: Bool) {
    let appears = marked == Self.noSegment
    marked = index
    if appears { UIView.performWithoutAnimation { placeCapsule() } }
    updateLook(animated: animated)
  }

  override func stateDidChange() {
    super.stateDidChange()
    for segment in segments { segment.isInUse = isEnabled }
  }

  private func updateLook(animated: Bool) {
    guard animated, window != nil else { return applyLook() }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
    ) { self.applyLook() }
  }

  private func applyLook() {
    let opacity: CGFloat = segments.indices.contains(marked) ? 1 : 0
    if capsule.alpha != opacity { capsule.alpha = opacity }
    placeCapsule()
    showDividers(besideCapsuleAt: marked)
    let isCapsulePressed = marked == pressed && pressed != Self.noSegment
    let small = CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale)
    for (index, segment) in segments.enumerated() {
      segment.isPressed = index == pressed && index != marked
      let shrinks = isCapsulePressed && index == marked
      if segment.transform.isIdentity == shrinks { segment.transform = shrinks ? small : .identity }
    }
    if capsule.transform.isIdentity == isCapsulePressed {
      capsule.transform = isCapsulePressed ? small : .identity
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map(\.naturalWidth).max() ?? 0
    let width = segments.reduce(0) { sum, segment in
      sum
        + (segment.width > 0
          ? segment.width : apportionsSegmentWidthsByContent ? segment.naturalWidth : widest)
    }
    return CGSize(width: width.rounded(.up), height: height - 1)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: height)
  }

  /// The widths of the segments, in points: those that were set, and of the rest equal shares, or
  /// shares by content.
  private var widths: [CGFloat] {
    let given = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }
    let rest = max(bounds.width - given, 0)
    let natural = free.reduce(0) { $0 + $1.naturalWidth }
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      if apportionsSegmentWidthsByContent { return rest * segment.naturalWidth / natural }
      return rest / CGFloat(free.count)
    }
  }

  final func place(of index: Int) -> CGRect {
    let widths = widths
    guard widths.indices.contains(index) else { return .zero }
    let left = widths[..<index].reduce(0, +)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isReversed ? bounds.maxX - left - widths[index] : bounds.minX + left, y: bounds.minY,
      width: widths[index], height: max(bounds.height - 1, 0))
  }

  final func rearrange(animated: Bool = false, _ body: @escaping () -> Void = {}) {
    invalidateIntrinsicContentSize()
    for (number, segment) in segments.enumerated() { segment.isChosen = number == chosen }
    marked = chosen
    matchDividers()
    setNeedsLayout()
    guard animated, window != nil else {
      body()
      return applyLook()
    }
    UIView.animate(withDuration: Self.duration) {
      body()
      self.applyLook()
      self.layoutIfNeeded()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, segment) in segments.enumerated() { put(segment, at: place(of: index)) }
    placeDividers()
    placeCapsule()
  }

  private func placeCapsule() {
    guard segments.indices.contains(marked) else { return }
    put(capsule, at: place(of: marked).insetBy(dx: Self.margin, dy: Self.margin))
  }

  /// Places a view that may be small because it is pressed.
  private func put(_ view: UIView, at place: CGRect) {
    guard !place.isNull, view.bounds.size != place.size || view.center != place.middle else {
      return
    }
    view.bounds.size = place.size
    view.center = place.middle
  }

  override func drawContent(on canvas: Canvas) {
    let box = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(bounds.height - 1, 0))
    canvas.fill(box, cornerRadius: Self.radius, with: resolve(.tertiarySystemFill))
  }

  // MARK: Touches

  override var keepsTaps: Bool { true }

  /// The segment that is nearest to a point across; nil unless it can be chosen.
  private func segment(at point: CGPoint) -> Int? {
    let x = min(max(point.x, bounds.minX), bounds.maxX)
    return segments.indices.first {
      segments[$0].isEnabled && place(of: $0).insetBy(dx: -0.01, dy: 0).minX <= x
        && x <= place(of: $0).maxX
    }
  }

  /// Begins to follow a finger: on the chosen segment it draws the capsule along.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event),
      let index = segment(at: touch.location(in: self))
    else { return false }
    isSliding = !isMomentary && index == chosen
    press(index)
    return true
  }

  /// Follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let index = segment(at: touch.location(in: self))
    if isSliding {
      press(index ?? marked)
    } else {
      press(isTouchInside ? index ?? Self.noSegment : Self.noSegment)
    }
    return true
  }

  private func press(_ index: Int) {
    guard index != pressed else { return }
    pressed = index
    show(isSliding || isMomentary ? index : marked, animated: true)
  }

  /// Chooses the segment that the finger has left.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = pressed
    pressed = Self.noSegment
    isSliding = false
    take(index)
  }

  /// Goes back to the chosen segment.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = Self.noSegment
    isSliding = false
    show(chosen, animated: true)
  }

  private func take(_ index: Int) {
    guard index != Self.noSegment, index != chosen else {
      return show(chosen, animated: true)
    }
    choose(index, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { choose(Self.noSegment, animated: true) }
  }

  /// Chooses the next segment that can be chosen.
  package override func activate() {
    let start = chosen + 1
    let order = segments.indices.map { (start + $0) % segments.count }
    guard isEnabled, let next = order.first(where: { segments[$0].isEnabled }) else { return }
    take(next)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
