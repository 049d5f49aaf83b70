extension UIView {
  /// A point of this view's coordinates in another's; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of another view's coordinates in this view's; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// A rectangle of this view's coordinates in another's; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// A rectangle of another view's coordinates in this view's; nil stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let target = view ?? window else { return toRoot }
    if target === superview { return layer.model.toParent }
    return toRoot.concatenating(target.toRoot.inverted())
  }

  /// Maps the view's coordinates to those around the topmost view: the screen's, for a window.
  package var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      transform = transform.concatenating(current.layer.model.toParent)
      view = current.superview
    }
    return transform
  }

  /// Follows a change of the superview's size by the autoresizing mask.
  func resize(withOldSuperviewSize old: CGSize) {
    guard let parent = superview, translatesAutoresizingMaskIntoConstraints,
      !autoresizingMask.isEmpty
    else { return }
    let (new, mask) = (parent.bounds.size, autoresizingMask)
    // The frame around a turned or moved view is not what its superview gave it.
    let frame = untransformedFrame
    let x = AutoresizingShares(mask, .horizontal, of: frame, in: old)
    let y = AutoresizingShares(mask, .vertical, of: frame, in: old)
    let (wider, taller) = (new.width - old.width, new.height - old.height)
    let resized = CGRect(
      x: frame.minX + wider * x.origin, y: frame.minY + taller * y.origin,
      width: max(frame.width + wider * x.length, 0),
      height: max(frame.height + taller * y.length, 0))
    if transform.isIdentity { self.frame = resized } else { setUntransformedFrame(resized) }
  }
}
