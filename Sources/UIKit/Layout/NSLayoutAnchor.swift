/// A part of a view or guide, as the start of constraints with parts of the same kind.
open class NSLayoutAnchor<AnchorType: AnyObject> {
  let quantity: LayoutQuantity

  init(_ quantity: LayoutQuantity) {
    self.quantity = quantity
  }

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutQuantity(item, attribute))
  }

  /// The constraint `self = anchor`.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .equal, anchor.quantity)
  }

  /// The constraint `self = anchor + c`, in points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .equal, anchor.quantity, constant: c)
  }

  /// The constraint `self ≥ anchor`.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity)
  }

  /// The constraint `self ≥ anchor + c`, in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, constant: c)
  }

  /// The constraint `self ≤ anchor`.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity)
  }

  /// The constraint `self ≤ anchor + c`, in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, constant: c)
  }
}

/// The distance that `systemSpacing` constraints multiply, in points; ours, as Interface Builder
/// spaces neighbours.
nonisolated let systemSpacing: CGFloat = 8
