/// A rectangle of a view that isn't drawn, for constraints.
open class UILayoutGuide {
  /// The view whose coordinates the guide lives in.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.layoutState?.guides.removeAll { $0 === self }
      if let owningView, !(owningView.layoutState?.guides.contains { $0 === self } ?? false) {
        owningView.makeLayoutState().guides.append(self)
      }
    }
  }

  /// A name for messages.
  open var identifier = ""

  /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
  public init() {}

  /// The rectangle in the owning view's coordinates, in points, after layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.rootView.layoutEngine?.frame(of: self) ?? .zero
  }

  /// The constraints that place the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraints(on: self, along: axis) ?? []
  }

  /// Whether the constraints leave the guide's place open.
  open var hasAmbiguousLayout: Bool {
    owningView?.rootView.layoutEngine?.isAmbiguous(self) ?? false
  }

  /// Where the guide lies, for those that follow from their view instead of constraints.
  func rule(in view: UIView) -> LayoutGuideRule? { nil }
}
