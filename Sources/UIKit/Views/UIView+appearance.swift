import Graphics

/// What a view takes over from those around it: the tint, and light or dark.
extension UIView {
  /// The colour of active things in the view; inherited where it isn't set.
  public var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorChanged()
    }
  }

  /// Tells the view, and what inherits from it, if another tint holds for it than before.
  func tintMayHaveChanged(from old: UIColor?) {
    if tintColor != old { tintColorChanged() }
  }

  private func tintColorChanged() {
    setNeedsDisplay()
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tintColorChanged() }
  }

  /// The surroundings that the view adapts to.
  public var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        return UIScreen.main.traitCollection.with(style: current.overrideUserInterfaceStyle)
      }
      view = current.superview
    }
    return UIScreen.main.traitCollection
  }

  /// Takes new traits: resolves colours anew and tells the view and what is in it.
  func traitsChanged(from previous: UITraitCollection?) {
    if let backgroundColor { layer.backgroundColor = CGColor(resolve(backgroundColor)) }
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      contentSizeCategoryDidChange()
    }
    setNeedsDisplay()
    traitCollectionDidChange(previous)
    viewController?.traitAdapter?()
    viewController?.traitCollectionDidChange(previous)
    for subview in subviews { subview.traitsChanged(from: previous) }
  }

  /// A colour as it looks in this view.
  package func resolve(_ color: UIColor) -> Color { color.color(in: traitCollection) }
}
