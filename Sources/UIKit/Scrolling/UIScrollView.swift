/// Shows a part of something larger, and lets a finger move it.
///
/// `contentOffset` is the origin of the bounds; it changes every frame while the content moves.
open class UIScrollView: UIView {
  /// Hears of scrolling and has a say in it.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Makes a scroll view with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.addHandler { [weak self] in self?.panDidChange($0.state) }
    addGestureRecognizer(pan)
    addGestureRecognizer(ContentTouchDelay(scrollView: self))
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentDidChange() } }
  }

  /// The point of the content at the top left of the bounds, in points.
  ///
  /// On device pixels. Setting it stops the content, and may show what is beyond its ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves to an offset, at once or within 0.3 s (ours).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let target = onPixels(contentOffset)
    if animated {
      animate(to: target)
    } else {
      stopMotion()
      show(target)
      rebaseDrag()
    }
  }

  /// Moves as little as it takes to show a rectangle of the content within the insets.
  ///
  /// A text view that doesn't scroll lets the scroll view around it do so.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if contentWraps, let outer = enclosingScrollView {
      return outer.scrollRectToVisible(convert(rect, to: outer), animated: true)
    }
    // What is on its way already counts as if it were there.
    let current = animationTarget ?? contentOffset
    guard let offset = scrollRange.offset(showing: rect, from: current), offset != current else {
      return
    }
    setContentOffset(offset, animated: animated)
  }

  override var scrollsContent: Bool { true }

  override func takeContentSize(_ size: CGSize) {
    contentSize = size
  }

  /// What the view scrolls over, for constraints.
  open var contentLayoutGuide: UILayoutGuide {
    guide("UIScrollViewContentLayoutGuide", .content)
  }

  /// The bounds wherever they have scrolled to, for constraints.
  open var frameLayoutGuide: UILayoutGuide {
    guide("UIScrollViewFrameLayoutGuide", .viewport)
  }

  // MARK: Insets

  /// The room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }

  /// `contentInset` and what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaAdjustment
    insets.bottom += keyboardRoom
    return insets
  }

  /// What is kept free for the keyboard by itself, above the safe area's bottom, in points.
  final var keyboardRoom: CGFloat = 0 {
    didSet { if keyboardRoom != oldValue { contentDidChange() } }
  }

  /// How the safe area becomes part of `adjustedContentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { contentDidChange() } }
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  final var lastRange = ScrollRange(viewport: .zero, content: .zero, insets: .zero)
  final var lastSafeArea = UIEdgeInsets.zero

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets - safeAreaAdjustment }

  // MARK: Behaviour

  /// Whether a finger can scroll.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether content can be pulled past its ends.
  open var bounces = true

  /// Whether content that fits can be pulled from top to bottom.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { contentDidChange() } }
  }

  /// Whether content that fits can be pulled from side to side.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { contentDidChange() } }
  }

  /// Whether scrolling comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled = false

  /// Whether a vertical drag at the end of the content moves the scroll view around this one.
  open var transfersVerticalScrollingToParent = true

  /// How quickly scrolling comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// How scrolling hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Touches

  /// The pan with which a finger scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  final lazy var pan = ScrollPan(scrollView: self)

  /// Whether the content gets a touch only after it rested for 0.15 s (ours).
  open var delaysContentTouches = true

  /// Whether a drag can take a touch away from the content.
  open var canCancelContentTouches = true

  /// Whether a view in the content gets touches; true unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches away from a view; true unless it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  override var refusesTouches: Bool { layer.blocksTouches(exceptWhile: .bounds) }

  // MARK: Movement

  /// Whether a finger is on the content, even if it hasn't moved.
  open var isTracking: Bool {
    pan.isTouched && !pan.isOver
  }

  /// Whether a finger drags the content.
  public internal(set) final var isDragging = false

  /// Whether the content goes on moving after a drag.
  public internal(set) final var isDecelerating = false

  final var motion: ScrollMotion?
  final var motionLink: Clock.Token?
  final var drag: ScrollDrag?
  final var hasCaughtMotion = false

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { contentDidChange() }
    guard old.origin != bounds.origin else { return }
    setNeedsLayout()
    placeIndicators()
    tellViewsAround()
    delegate?.scrollViewDidScroll(self)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // Nothing is left halfway or past an end, where it would still be on the way back.
    if newWindow == nil { settle() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopMotion()
      hideIndicators()
    }
  }

  // MARK: Indicators

  /// Whether an indicator shows the place from top to bottom.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// Whether an indicator shows the place from side to side.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// The room around the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// The room around the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// The room around both indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep to the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { placeIndicators() } }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsLater()
  }

  final var indicators: [ScrollAxis: UIView] = [:]
  final var indicatorTimer: Clock.Token?
}
