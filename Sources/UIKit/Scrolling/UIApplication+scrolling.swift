extension UIApplication {
  /// Moves what is under a point of the screen by a wheel or trackpad.
  ///
  /// `delta` is the way of the content to the right and down, in points. On each axis the nearest
  /// scroll view moves that has content to go to.
  package func scroll(by delta: CGSize, at point: CGPoint) {
    guard let hit = topmostView(at: point) else { return }
    for axis in ScrollAxis.allCases where delta[axis] != 0 {
      let step =
        axis == .horizontal
        ? CGSize(width: delta.width, height: 0) : CGSize(width: 0, height: delta.height)
      sequence(first: hit, next: \.superview)
        .lazy.compactMap { $0 as? UIScrollView }
        .first { $0.hasRoom(along: axis, backwards: delta[axis] > 0) }?
        .scroll(by: step)
    }
  }

  private func topmostView(at point: CGPoint) -> UIView? {
    for window in windowList.reversed() {
      let inWindow = point.applying(window.toRoot.inverted())
      if let view = window.hitTest(inWindow, with: nil) { return view }
    }
    return nil
  }

  /// Does what a tap on the status bar does: the one scroll view that scrolls to the top does so.
  package func scrollToTop() {
    var candidates: [UIScrollView] = []
    func collect(from view: UIView) {
      guard view.isReachable else { return }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
        scrollView.convert(scrollView.bounds, to: nil).intersects(screen.bounds)
      {
        candidates.append(scrollView)
      }
      for subview in view.subviews { collect(from: subview) }
    }
    if let keyWindow { collect(from: keyWindow) }
    guard candidates.count == 1, let scrollView = candidates.first,
      scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return }
    let top = CGPoint(
      x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
    scrollView.animate(to: top, isToTop: true)
  }
}
