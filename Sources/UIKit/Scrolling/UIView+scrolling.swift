extension UIView {
  /// The nearest scroll view around this view.
  final var enclosingScrollView: UIScrollView? {
    var view = superview
    while let ancestor = view {
      if let scrollView = ancestor as? UIScrollView { return scrollView }
      view = ancestor.superview
    }
    return nil
  }

  /// Brings to rest what moves by itself in this view.
  final func settleScrolling() {
    (self as? UIScrollView)?.settle()
    for view in subviews { view.settleScrolling() }
  }

  /// The room around a view that is scrolled into sight, in points; ours, enough for its ring.
  private static let sightMargin: CGFloat = 8

  /// Scrolls every scroll view around this view so that the view shows, with room for its ring.
  final func comeIntoSight() {
    bringIntoSight(bounds.insetBy(dx: -Self.sightMargin, dy: -Self.sightMargin))
  }

  /// Scrolls every scroll view around this view as little as it takes to show a part of it.
  final func bringIntoSight(_ area: CGRect) {
    var rect = area
    var inner: UIView = self
    while let scrollView = inner.enclosingScrollView {
      let place = inner.convert(rect, to: scrollView)
      scrollView.scrollRectToVisible(place, animated: true)
      // Where the content is going to be, which an outer scroll view has to show.
      let room = scrollView.bounds
      rect = CGRect(
        x: max(room.minX, min(place.minX, room.maxX - place.width)),
        y: max(room.minY, min(place.minY, room.maxY - place.height)),
        width: min(place.width, room.width), height: min(place.height, room.height))
      inner = scrollView
    }
  }
}

extension UIScrollView {
  /// Tells the views around this one, whose bars may lie on the content, that it has moved.
  final func tellViewsAround() {
    var view = superview
    while let ancestor = view {
      ancestor.scrollViewInsideDidMove()
      view = ancestor.superview
    }
  }

  /// Where content is seen beside bars as they are now.
  final var uncoveredBounds: CGRect {
    var insets = adjustedContentInset
    var view = superview
    while let ancestor = view {
      insets.top -= ancestor.roomGivenBack(to: self)
      view = ancestor.superview
    }
    return bounds.inset(by: insets)
  }

  /// Where the views around this one let content rest that would at an offset.
  final func offsetOfViewsAround(near offset: CGPoint) -> CGPoint {
    var offset = offset
    var view = superview
    while let ancestor = view {
      offset = ancestor.restingOffset(of: self, near: offset)
      view = ancestor.superview
    }
    return onPixels(offset)
  }
}
