extension UIView {
  /// The nearest scroll view around this view.
  package final var enclosingScrollView: UIScrollView? {
    var view = superview
    while let ancestor = view {
      if let scrollView = ancestor as? UIScrollView { return scrollView }
      view = ancestor.superview
    }
    return nil
  }
}
