/// What Auto Layout knows of one view.
final class ViewLayout {
  /// The active constraints that the view holds, oldest first.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns, its own kinds included.
  var guides: [UILayoutGuide] = []

  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) =
    (.defaultLow, .defaultLow)
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) =
    (.defaultHigh, .defaultHigh)
  /// The size of the content, until it is invalidated.
  var intrinsicSize: CGSize?
  /// The size that stands for the content's in Interface Builder, where the app's code isn't there
  /// to give one.
  var placeholderSize: CGSize?

  /// The margins that were set; nil for the system's.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// Whether the margins leave no more than the width of lines that read well.
  var followsReadableWidth = false
  var semanticContent = UISemanticContentAttribute.unspecified

  /// Solves for the tree under the view; only at a root.
  var engine: LayoutEngine?
  /// Whether constraints changed since the root's engine last solved.
  var needsSolving = false
  /// The frame that the engine found, on device pixels, and that the superview's `layoutSubviews()`
  /// will set.
  var solvedFrame: CGRect?
  /// The size that constraints from inside give to what the view scrolls over.
  var solvedContentSize: CGSize?
  /// Whether other views' constraints were solved with this view's frame as a given.
  var isGiven = false
  /// Whether constraints were solved with how far the view has scrolled as a given.
  var scrollIsGiven = false
}

extension UIView {
  /// The layout state, made when first needed.
  final func makeLayoutState() -> ViewLayout {
    if let layoutState { return layoutState }
    let state = ViewLayout()
    layoutState = state
    return state
  }

  /// The topmost view of the hierarchy.
  final var rootView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The engine that solves for this root's tree.
  final var layoutEngine: LayoutEngine? { layoutState?.engine }

  /// Asks for the constraints to be solved anew before the next frame.
  final func setNeedsConstraintLayout() {
    rootView.makeLayoutState().needsSolving = true
    setNeedsFrame()
  }
}
