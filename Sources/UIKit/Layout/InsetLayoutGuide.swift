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
