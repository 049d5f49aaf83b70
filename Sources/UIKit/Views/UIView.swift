import Graphics

/// A rectangle on the screen that draws, holds other views and takes touches.
open class UIView: UIResponder, UIAccessibilityIdentification {
  /// The drawn side of the view.
  public let layer = CALayer()

  /// The views inside this one, from back to front.
  public package(set) final var subviews: [UIView] = []

  /// The view that this one is in.
  public package(set) final weak var superview: UIView?

  /// The window that the view was put into; a window has none.
  final weak var attachedWindow: UIWindow?

  /// The controller whose `view` this is.
  package final weak var viewController: UIViewController?

  /// A number to find the view by; 0 by default.
  public final var tag = 0

  /// Makes a view with a frame in its future superview, in points.
  public init(frame: CGRect) {
    super.init()
    layer.view = self
    layer.frame = frame
  }

  /// Makes a view of size 0.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  open override var next: UIResponder? { viewController ?? superview }

  override var responderWindow: UIWindow? { window }

  // MARK: Geometry

  /// The upright rectangle around the view in its superview, in points.
  open var frame: CGRect {
    get { layer.frame }
    set {
      layer.frame = newValue
      geometryDidChange()
    }
  }

  /// The view's own coordinates, in points; the origin is what scrolls.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The centre of the view in its superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      geometryDidChange()
    }
  }

  /// The transform around the centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Called by the layer when its bounds have changed.
  func boundsDidChange(from old: CGRect) {
    if old.origin != bounds.origin { scrollDidChange() }
    guard old.size != bounds.size else { return }
    geometryDidChange()
    if autoresizesSubviews {
      for subview in subviews { subview.resize(withOldSuperviewSize: old.size) }
    }
    setNeedsLayout()
    if contentMode == .redraw || redrawsOnResize { setNeedsDisplay() }
  }

  /// Whether what `drawContent(on:)` draws depends on the size.
  var redrawsOnResize: Bool { true }

  /// How the frame follows the superview's size while Auto Layout doesn't set it.
  public final var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews' autoresizing masks are obeyed.
  public final var autoresizesSubviews = true

  /// Whether the frame and the autoresizing mask stand for constraints of the view.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      superview?.setNeedsLayout()
      setNeedsConstraintLayout()
    }
  }

  /// The size that fits the content best within `size`, in points; the view's own size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits the content best, keeping the top left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Layout

  final var needsLayout = true
  final var subtreeNeedsLayout = false

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    var view = superview
    while let ancestor = view, !ancestor.subtreeNeedsLayout {
      ancestor.subtreeNeedsLayout = true
      view = ancestor.superview
    }
    setNeedsFrame()
  }

  /// Sets the subviews' frames to what Auto Layout found; override to set some by hand.
  open func layoutSubviews() {
    applySolvedFrames()
  }

  // MARK: Auto Layout

  /// What Auto Layout knows of the view; nil while it knows nothing.
  final var layoutState: ViewLayout?
  final var needsConstraintUpdate = true
  final var subtreeNeedsConstraintUpdate = true

  /// Whether views of this class need constraints, which work here either way; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size of the content, in points; none unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that the content has another size now.
  open func invalidateIntrinsicContentSize() {
    guard let layoutState, layoutState.intrinsicSize != nil else { return }
    layoutState.intrinsicSize = nil
    setNeedsConstraintLayout()
  }

  /// Whether the content can be wrapped, so that `contentSize(fittingWidth:)` matters.
  var contentWraps: Bool { false }

  /// The content's size when it is wrapped at a width; nil if its height is always the same.
  func contentSize(fittingWidth width: CGFloat) -> CGSize? { nil }

  /// How far the first baseline is from the top edge and the last from the bottom edge.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }

  /// What is outside the rectangle that constraints see, as a shadow or a badge.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline is this view's; itself, or one inside.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this view's; itself, or one inside.
  open var forLastBaselineLayout: UIView { self }

  /// The rectangle that constraints see of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose part constraints see.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Whether constraints from inside to the edges mean what the view scrolls over.
  var scrollsContent: Bool { false }

  /// Told that a scroll view inside the view shows another part of its content, or has other room.
  func scrollViewInsideDidMove() {}

  /// Where the content of a scroll view inside the view comes to rest that would at an offset.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint { offset }

  /// How much of the room that a scroll view inside the view keeps at its top shows content by now,
  /// in points.
  func roomGivenBack(to scrollView: UIScrollView) -> CGFloat { 0 }

  /// Takes the size that constraints from inside give to what the view scrolls over.
  func takeContentSize(_ size: CGSize) {}

  /// Brings the constraints here and inside up to date, if anything asked for it.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// Changes constraints to fit the view's state; override, and call super last.
  open func updateConstraints() {}

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// The size that the constraints give, as near to `targetSize` as they allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that the constraints give, with a priority for each side of `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Safe area

  /// What bars and the device's edges cover of the view, in points.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// The safe area that the subviews share; a scroll view keeps its own.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  final var lastSafeAreaInsets = UIEdgeInsets.zero
  /// `safeAreaInsetsForSubviews` while the views below are told theirs; else nil.
  final var settledSafeArea: UIEdgeInsets?

  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  /// The fill; nil for none.
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      layer.backgroundColor = backgroundColor.map { CGColor(resolve($0)) }
    }
  }

  /// The opacity, 0…1; a view below 0.01 takes no touches.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view is left out of the picture and takes no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }

  /// Told when a subview has been hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Whether the content is cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view covers its bounds; it doesn't change what is drawn here.
  open var isOpaque = true

  /// How the content fills the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// The colour of active things that was set for the view; nil for the inherited one.
  final var ownTintColor: UIColor?

  /// Called when the tint colour that holds for the view has changed.
  open func tintColorDidChange() {}

  /// The appearance of the view and what is in it; `.unspecified` follows the superview.
  public final var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged(from: nil) } }
  }

  /// Called when the user wants to read at another size.
  func contentSizeCategoryDidChange() {}

  /// Called when the traits have changed, with those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Where the view is on the screen, as was last recorded.
  final var shown = Shown()

  /// Grows when the content must be drawn anew.
  private(set) final var contentVersion = 0

  /// Asks for the content to be drawn anew.
  open func setNeedsDisplay() {
    contentVersion &+= 1
    window?.setNeedsRedraw(of: self)
  }

  /// Draws the content between the background and the subviews; the canvas's origin is that of
  /// the bounds.
  func drawContent(on canvas: Canvas) {}

  /// Where `drawContent(on:)` draws, in the view's coordinates.
  var contentBounds: CGRect { bounds }

  /// Whether the content is made of what lies behind the view, as glass is.
  var showsBackdrop: Bool { false }

  /// How the view and what is in it take on the colour of what is behind; nil if they don't.
  var vibrancy: Canvas.Vibrancy? { nil }

  /// Notes that the picture may have changed.
  final func setNeedsFrame() {
    guard let window else { return }
    window.setNeedsWholePicture()
    UIApplication.shared.setNeedsFrame()
  }

  /// Notes that the picture has changed, and nothing that layout or the keyboard depend on.
  final func setNeedsPicture() {
    window?.setNeedsWholePicture()
  }

  // MARK: Touches

  /// Whether the view and what is in it take touches.
  open var isUserInteractionEnabled = true

  /// Whether the view takes more than one finger at a time.
  public final var isMultipleTouchEnabled = false

  /// Whether no other view gets touches while this one has some.
  public final var isExclusiveTouch = false

  /// The gesture recognizers that watch the view's touches; `gestureRecognizers` without nil.
  final var recognizers: [UIGestureRecognizer] = []

  /// What the view wants its keyboard to be, if it takes text and the app has said so.
  final var inputTraits: TextInputTraits?

  /// Whether a gesture recognizer of the view may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The deepest view at a point of this view's coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isReachable, !refusesTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the view takes no touches at this moment because it moves.
  var refusesTouches: Bool { layer.blocksTouches() }

  /// Whether a point of this view's coordinates is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view may be reached with the keyboard's Tab; false unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Whether the view was reached with the keyboard's Tab and is pressed by Return.
  open var isFocused: Bool { UIApplication.shared.focusedView === self }

  /// How the view shows that Tab has reached it: with a ring around it, unless the app says
  /// otherwise; nil for nothing.
  open var focusEffect: UIFocusEffect? = UIFocusEffect.system {
    didSet { if isFocused { setNeedsDisplay() } }
  }

  /// The radius of the corners of what the view draws where that isn't its layer's, in points.
  var contentCornerRadius: CGFloat { 0 }

  // MARK: Hierarchy

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    detach(from: parent, to: nil)
  }

  /// Told when the view was put in or taken out of a superview.
  func subviewHierarchyDidChange(in parent: UIView) {
    constraintHierarchyDidChange(in: parent)
  }

  // MARK: Accessibility

  /// The name that tests find the view by.
  open var accessibilityIdentifier: String?

  /// What the view is called when read aloud.
  open var accessibilityLabel: String?

  /// The value of the view when read aloud.
  open var accessibilityValue: String?

  /// What happens when the view is used.
  open var accessibilityHint: String?

  /// What the view is and does.
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// Whether the view is one element for assistive technologies.
  open var isAccessibilityElement = false

  /// Whether the views in this one are left out for assistive technologies.
  public final var accessibilityElementsHidden = false
}
