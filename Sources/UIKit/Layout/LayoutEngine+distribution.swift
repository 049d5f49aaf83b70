/// Handing the solution to the views.
extension LayoutEngine {
  /// Notes every frame that was found at its view and asks for layout where one has to follow.
  ///
  /// Edges are rounded to device pixels where they are on the screen, not in the superview: a view
  /// 219.42 points wide is 219 wide at x = 97.29 and 219.5 wide at 240.84 on a 2x screen. The
  /// frames that Interface Builder stores are made this way. Scrolling doesn't count, or contents
  /// would change their sizes as they move.
  func distribute() {
    guard let root else { return }
    distribute(in: root, exact: .zero, actual: .zero, scale: UIScreen.main.scale)
  }

  /// Goes down the tree with a view's origin as it was found and as it will be.
  private func distribute(in view: UIView, exact: CGPoint, actual: CGPoint, scale: CGFloat) {
    if view.scrollsContent { handContentSize(to: view, scale) }
    for subview in view.subviews {
      var origin = exact
      var place = actual
      if isPlaced(subview), let found = frame(of: subview) {
        origin.x += found.minX
        origin.y += found.minY
        place = origin.rounded(toPixelsAt: scale)
        let frame = CGRect(
          x: length(actual.x, place.x, scale), y: length(actual.y, place.y, scale),
          width: length(place.x, (origin.x + found.width).rounded(toPixelsAt: scale), scale),
          height: length(place.y, (origin.y + found.height).rounded(toPixelsAt: scale), scale))
        subview.makeLayoutState().solvedFrame = frame
        if subview.untransformedFrame != frame { view.setNeedsLayout() }
      } else {
        let frame = subview.untransformedFrame
        origin = CGPoint(x: exact.x + frame.minX, y: exact.y + frame.minY)
        place = CGPoint(x: actual.x + frame.minX, y: actual.y + frame.minY)
      }
      if !subview.subviews.isEmpty {
        distribute(in: subview, exact: origin, actual: place, scale: scale)
      }
    }
  }

  private func handContentSize(to view: UIView, _ scale: CGFloat) {
    guard let place = placeOfItem[ObjectIdentifier(view)], place.item === view,
      place.lastContentPass == pass
    else {
      view.layoutState?.solvedContentSize = nil
      return
    }
    func length(_ variable: Solver.Variable?) -> CGFloat {
      variable.map { CGFloat(solver.value(of: $0)).rounded(toPixelsAt: scale) } ?? 0
    }
    let size = CGSize(width: length(place.contentWidth), height: length(place.contentHeight))
    let state = view.makeLayoutState()
    guard state.solvedContentSize != size else { return }
    // Taken at the view's own layout, when its bounds have their new size.
    state.solvedContentSize = size
    view.setNeedsLayout()
  }

  /// The way from one place to another, in whole pixels unless a given view lies between them.
  private func length(_ start: CGFloat, _ end: CGFloat, _ scale: CGFloat) -> CGFloat {
    let exact = end - start
    let whole = exact.rounded(toPixelsAt: scale)
    return abs(exact - whole) < 1e-6 ? whole : exact
  }
}
