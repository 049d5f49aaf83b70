extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, whose constraints may then be activated.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  /// Removes a guide and the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var view: UIView? = self
    while let holder = view {
      for constraint in holder.constraints
      where constraint.items.contains(where: { $0 === layoutGuide }) {
        holder.release(constraint)
      }
      view = holder.superview
    }
    layoutGuide.owningView = nil
  }

  /// The part that bars and the device's edges leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The part within the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The part within the margins that is no wider than 672 points, for text; the width is
  /// measured on iPads at the default text size.
  public var readableContentGuide: UILayoutGuide {
    guide("UIViewReadableContentGuide") { view in
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - 672
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    }
  }

  private func guide(
    _ identifier: String, insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let known = layoutState?.guides.first(where: { $0.identifier == identifier }) {
      return known
    }
    return InsetLayoutGuide(identifier, of: self, insets: insets)
  }
}
