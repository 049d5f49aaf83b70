extension UIView {
  /// The window that the view is in; nil while it is in none.
  public final var window: UIWindow? { (self as? UIWindow) ?? attachedWindow }

  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) {
    insert(view, at: subviews.count - (view.superview === self ? 1 : 0))
  }

  /// Adds a view at an index from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view right behind another.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 0)
  }

  /// Adds a view right in front of another.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Whether the view is `view` or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The first view here or inside, from the front of the tree, with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Makes the view or the one in it that is first responder resign; `force` overrules a refusal.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  private func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  private func insert(_ view: UIView, at index: Int) {
    if view.superview === self { return reorder(view, to: index) }
    precondition(!isDescendant(of: view), "a view can't be put into itself")
    let oldWindow = view.window
    let oldTint = view.tintColor
    if let parent = view.superview {
      parent.willRemoveSubview(view)
      view.detach(from: parent, to: self)
    } else {
      view.willMove(toSuperview: self)
      if window !== oldWindow { view.announceWindow(window) }
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if window !== oldWindow { view.moved(to: window) }
    view.tintMayHaveChanged(from: oldTint)
    view.subviewHierarchyDidChange(in: self)
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsFrame()
  }

  /// Takes the view out of its superview, for another one or for none.
  func detach(from parent: UIView, to newParent: UIView?) {
    let newWindow = newParent?.window
    willMove(toSuperview: newParent)
    if newWindow !== window { announceWindow(newWindow) }
    parent.setNeedsFrame()
    parent.subviews.removeAll { $0 === self }
    parent.setNeedsLayout()
    let oldTint = tintColor
    superview = nil
    subviewHierarchyDidChange(in: parent)
    guard newParent == nil else { return }
    if window != nil { moved(to: nil) }
    tintMayHaveChanged(from: oldTint)
    didMoveToSuperview()
  }

  /// Tells the subtree which window it is about to be in.
  final func announceWindow(_ newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    viewController?.viewWillMove(to: newWindow)
    for subview in subviews { subview.announceWindow(newWindow) }
  }

  /// Stops what is animated on the next turn, unless the view is in a window again by then.
  private func endAnimationsOutsideWindows() {
    UIApplication.shared.clock.schedule(after: 0) { [weak self, layer] in
      if self?.window == nil { layer.removeAllAnimations() }
    }
  }

  /// Puts the subtree into a window.
  final func moved(to newWindow: UIWindow?) {
    if newWindow == nil, isFirstResponder { attachedWindow?.abandonFirstResponder() }
    attachedWindow = newWindow
    if newWindow == nil, layer.isAnimated { endAnimationsOutsideWindows() }
    if newWindow != nil, let backgroundColor {
      UIApplication.shared.animations.withoutAnimation {
        layer.backgroundColor = CGColor(resolve(backgroundColor))
      }
    }
    didMoveToWindow()
    for subview in subviews { subview.moved(to: newWindow) }
    viewController?.viewDidMove(to: newWindow)
  }
}
