extension UIView {
  /// The first scroll view of a screen in this view that reaches behind all of a bar at an edge,
  /// that is into the safe area there; nil if none does.
  func scrollView(in screen: UIViewController?, behind edge: StillBar.Edge) -> UIScrollView? {
    let safe = bounds.inset(by: safeAreaInsets)
    func find(_ view: UIView) -> UIScrollView? {
      guard !view.isHidden else { return nil }
      if let scrollView = view as? UIScrollView {
        let place = scrollView.convert(scrollView.bounds, to: self)
        // Offsets in thirds of a point leave the place inexact.
        let reaches = edge == .top ? place.minY < safe.minY + 0.1 : place.maxY > safe.maxY - 0.1
        if reaches { return scrollView }
      }
      for subview in view.subviews {
        if let found = find(subview) { return found }
      }
      return nil
    }
    return screen?.view.flatMap(find)
  }
}

extension UIScrollView {
  /// How far the content has gone up from where it starts, in points; less than 0 if pulled down.
  var wayFromStart: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// How far the content can still go up, in points; less than 0 if it is pulled up past its end.
  var wayToEnd: CGFloat {
    contentSize.height + adjustedContentInset.bottom - bounds.height - contentOffset.y
  }
}
