/// How views and the engine meet.
extension UIView {
  /// At a root: lets views update their constraints, solves them if anything has changed, and asks
  /// for layout wherever a frame has to follow.
  final func solveConstraints() {
    updateConstraintsIfNeeded()
    guard let state = layoutState, state.needsSolving else { return }
    state.needsSolving = false
    guard state.engine != nil || containsConstraints else { return }
    let engine = state.engine ?? LayoutEngine(root: self)
    state.engine = engine
    engine.solve()
    engine.distribute()
  }

  private var containsConstraints: Bool {
    !constraints.isEmpty || subviews.contains { $0.containsConstraints }
  }

  /// Sets the subviews' frames and the size of what scrolls to what the engine found.
  final func applySolvedFrames() {
    if let size = layoutState?.solvedContentSize { takeContentSize(size) }
    for subview in subviews {
      if let frame = subview.layoutState?.solvedFrame { subview.setUntransformedFrame(frame) }
    }
  }

  /// The frame that the view would have without its transform.
  final var untransformedFrame: CGRect {
    guard !transform.isIdentity else { return frame }
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Gives the view its place and size, and leaves its transform.
  final func setUntransformedFrame(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    // The place first: who hears of the new size may ask where it is.
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
  }

  /// The view inside whose baseline stands for this view's.
  final func baselineHolder(_ attribute: NSLayoutConstraint.Attribute) -> UIView? {
    switch attribute {
    case .firstBaseline: forFirstBaselineLayout
    case .lastBaseline: forLastBaselineLayout
    default: nil
    }
  }

  /// Told that the view's place or size has changed.
  final func geometryDidChange() {
    guard let state = layoutState, state.isGiven else { return }
    setNeedsConstraintLayout()
  }

  /// Told that the view's content has scrolled.
  final func scrollDidChange() {
    guard let state = layoutState, state.scrollIsGiven else { return }
    setNeedsConstraintLayout()
  }

  /// Told that the view was put into or taken out of a superview.
  final func constraintHierarchyDidChange(in parent: UIView) {
    layoutState?.engine = nil
    layoutState?.solvedFrame = nil
    layoutState?.solvedContentSize = nil
    if superview !== parent {
      parent.releaseConstraints(reaching: self)
    } else if needsConstraintUpdate || subtreeNeedsConstraintUpdate {
      parent.noteConstraintUpdate()
    }
    parent.setNeedsConstraintLayout()
  }

  // MARK: Updating

  final func noteConstraintUpdate() {
    var view: UIView? = self
    while let ancestor = view, !ancestor.subtreeNeedsConstraintUpdate {
      ancestor.subtreeNeedsConstraintUpdate = true
      view = ancestor.superview
    }
  }

  final func updateConstraintsInTree() {
    if subtreeNeedsConstraintUpdate {
      subtreeNeedsConstraintUpdate = false
      for subview in subviews { subview.updateConstraintsInTree() }
    }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  // MARK: Fitting

  /// The smallest or largest size that the view's constraints allow, by `targetSize`, in points.
  final func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, fitsRoot: true)
    let wishes = [
      NSLayoutConstraint(LayoutQuantity(self, .width), .equal, nil, constant: targetSize.width),
      NSLayoutConstraint(LayoutQuantity(self, .height), .equal, nil, constant: targetSize.height),
    ]
    wishes[0].priority = horizontal
    wishes[1].priority = vertical
    engine.ownConstraints = wishes
    engine.solve()
    guard let size = engine.frame(of: self)?.size else { return bounds.size }
    let inset = alignmentRectInsets
    return CGSize(
      width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom
    ).roundedUp(toPixelsAt: UIScreen.main.scale)
  }
}
