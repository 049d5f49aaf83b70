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

/// Where a guide lies in its view.
enum LayoutGuideRule {
  /// The view's bounds, inset.
  case inset(UIEdgeInsets)
  /// The lowest part of the view's bounds, of a height.
  case bottom(CGFloat)
  /// The view's bounds, wherever they have scrolled to.
  case viewport
  /// What a scroll view scrolls over.
  case content
}

/// A guide that is its view's bounds, inset by something that the view knows.
final class InsetLayoutGuide: UILayoutGuide {
  private let insets: (UIView) -> UIEdgeInsets

  init(_ identifier: String, of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    self.identifier = identifier
    owningView = view
  }

  override func rule(in view: UIView) -> LayoutGuideRule? { .inset(insets(view)) }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return view.bounds.inset(by: insets(view))
  }
}
