/// A scroll view's content or frame guide.
final class ScrollLayoutGuide: UILayoutGuide {
  private let fixedRule: LayoutGuideRule

  init(_ identifier: String, of view: UIScrollView, rule: LayoutGuideRule) {
    fixedRule = rule
    super.init()
    self.identifier = identifier
    owningView = view
  }

  override func rule(in view: UIView) -> LayoutGuideRule? { fixedRule }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if case .content = fixedRule, let scrollView = view as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    return view.bounds
  }
}

extension UIScrollView {
  /// The guide of an identifier, made when it is first asked for.
  func guide(_ identifier: String, _ rule: LayoutGuideRule) -> UILayoutGuide {
    layoutGuides.first { $0.identifier == identifier }
      ?? ScrollLayoutGuide(identifier, of: self, rule: rule)
  }
}
