extension UIView {
  /// Solves the constraints and lays out the view and what is in it if anything asked for it.
  public func layoutIfNeeded() {
    solveAndLayOut()
  }

  /// Solves and lays out from the topmost view above that asks for layout, until nothing does.
  final func solveAndLayOut() {
    let root = rootView
    for _ in 0..<Self.layoutPassLimit {
      if root.layoutState?.needsSolving == true { root.updateSafeAreas() }
      root.solveConstraints()
      var top = self
      var view = superview
      while let ancestor = view {
        if ancestor.needsLayout { top = ancestor }
        view = ancestor.superview
      }
      guard top.needsLayout || top.subtreeNeedsLayout else { return }
      top.layoutTree()
    }
  }

  /// Lays out this view and what is in it until nothing asks for more.
  func layoutTree() {
    updateSafeAreas()
    for _ in 0..<Self.layoutPassLimit where needsLayout || subtreeNeedsLayout {
      layoutPass()
      updateSafeAreas()
    }
  }

  /// How often layout may ask for more layout before it is left as it is; ours.
  private static let layoutPassLimit = 12

  private func layoutPass() {
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for subview in subviews where subview.needsLayout || subview.subtreeNeedsLayout {
      subview.layoutPass()
    }
  }

  /// Tells every view whose safe area has changed.
  private func updateSafeAreas() {
    let insets = safeAreaInsets
    if insets != lastSafeAreaInsets {
      lastSafeAreaInsets = insets
      safeAreaInsetsDidChange()
      layoutMarginsDidChange()
      if layoutState != nil { setNeedsConstraintLayout() }
      viewController?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    guard !subviews.isEmpty else { return }
    settledSafeArea = safeAreaInsetsForSubviews
    for subview in subviews { subview.updateSafeAreas() }
    settledSafeArea = nil
  }

  /// The superview's insets as far as they reach into this view, and the controller's own.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard let parent = superview else { return .zero }
    var insets = parent.settledSafeArea ?? parent.safeAreaInsetsForSubviews
    let (outer, inner) = (parent.bounds, frame)
    // What nothing covers has no inset, also where the view reaches out of its superview.
    func reaching(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(inset - distance, 0) : 0
    }
    insets = UIEdgeInsets(
      top: reaching(insets.top, inner.minY - outer.minY),
      left: reaching(insets.left, inner.minX - outer.minX),
      bottom: reaching(insets.bottom, outer.maxY - inner.maxY),
      right: reaching(insets.right, outer.maxX - inner.maxX))
    if let viewController { insets = insets + viewController.additionalSafeAreaInsets }
    return insets
  }
}
