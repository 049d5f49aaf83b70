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
