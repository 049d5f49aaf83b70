extension UIView {
  /// The active constraints that this view holds for itself and what is in it.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Makes a constraint active, held by this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.release(constraint)
    hold(constraint)
  }

  /// Makes constraints active, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint of this view inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    release(constraint)
  }

  /// Makes constraints of this view inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    makeLayoutState().constraints.append(constraint)
    setNeedsConstraintLayout()
  }

  final func release(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    layoutState?.constraints.removeAll { $0 === constraint }
    setNeedsConstraintLayout()
  }

  /// Makes the constraints inactive that reach from this view or above into a view about to leave.
  final func releaseConstraints(reaching leaving: UIView) {
    var view: UIView? = self
    while let ancestor = view {
      for constraint in ancestor.constraints
      where constraint.items.contains(where: { $0.layoutView?.isDescendant(of: leaving) ?? true }) {
        ancestor.release(constraint)
      }
      view = ancestor.superview
    }
  }

  // MARK: Updating

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    superview?.noteConstraintUpdate()
    setNeedsConstraintLayout()
  }

  /// Whether `updateConstraints()` will be called.
  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  // MARK: Content

  /// Stands for no size on an axis in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// A target of `systemLayoutSizeFitting(_:)`: as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target of `systemLayoutSizeFitting(_:)`: as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How strongly the view refuses to grow past its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let priorities = layoutState?.hugging else { return .defaultLow }
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Sets how strongly the view refuses to grow past its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = makeLayoutState()
    if axis == .horizontal {
      state.hugging.horizontal = priority
    } else {
      state.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// How strongly the view refuses to be smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let priorities = layoutState?.resistance else { return .defaultHigh }
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Sets how strongly the view refuses to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let state = makeLayoutState()
    if axis == .horizontal {
      state.resistance.horizontal = priority
    } else {
      state.resistance.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  // MARK: Looking into the layout

  /// The constraints that place the view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraints(on: self, along: axis)
  }

  final func constraints(
    on item: any LayoutItem, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let holder = view {
      found += holder.constraints.filter { constraint in
        constraint.firstAttribute.axis == axis && constraint.items.contains { $0 === item }
      }
      view = holder.superview
    }
    return found
  }

  /// Whether the constraints leave the view's frame open.
  public var hasAmbiguousLayout: Bool { rootView.layoutEngine?.isAmbiguous(self) ?? false }
}
