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
    let new = parent.bounds.size
    let mask = autoresizingMask
    let x = Self.resize(
      frame.minX, frame.width, old: old.width, new: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let y = Self.resize(
      frame.minY, frame.height, old: old.height, new: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// Shares a change of length among the flexible parts in proportion to their size.
  private static func resize(
    _ origin: CGFloat, _ length: CGFloat, old: CGFloat, new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let change = new - old
    let after = old - origin - length
    let parts = [(flexible.before, origin), (flexible.length, length), (flexible.after, after)]
    let flexibleParts = parts.filter(\.0)
    guard change != 0, !flexibleParts.isEmpty else { return (origin, length) }
    let total = flexibleParts.reduce(0) { $0 + $1.1 }
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return 0 }
      return total == 0 ? change / CGFloat(flexibleParts.count) : change * part.1 / total
    }
    return (origin + share(parts[0]), max(length + share(parts[1]), 0))
  }
}
