extension UIView {
  /// The space to leave at the edges, in points, safe area included; 8 unless set, and for a
  /// controller's view 16 at the sides (20 from 414 points' width) and 0 above and below.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set {
      makeLayoutState().margins = newValue
      marginsMayHaveChanged()
    }
  }

  /// The space to leave at the edges, in points, safe area included.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if layoutState?.followsReadableWidth == true {
        let side = (bounds.width - Self.readableWidth) / 2
        margins.left = max(margins.left, side)
        margins.right = max(margins.right, side)
      }
      if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
      guard preservesSuperviewLayoutMargins, let parent = superview else { return margins }
      let outer = parent.layoutMargins
      let (room, place) = (parent.bounds, frame)
      return UIEdgeInsets(
        top: max(margins.top, outer.top - (place.minY - room.minY)),
        left: max(margins.left, outer.left - (place.minX - room.minX)),
        bottom: max(margins.bottom, outer.bottom - (room.maxY - place.maxY)),
        right: max(margins.right, outer.right - (room.maxX - place.maxX)))
    }
    set { directionalLayoutMargins = directional(newValue) }
  }

  /// The least room at the sides of what is as wide as a screen, in points; measured from frames
  /// that Interface Builder stored.
  static func sideMargin(ofWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The widest lines that read well, in points; measured at the standard size of text.
  private static let readableWidth: CGFloat = 672

  /// Whether the margins leave no more than the width of lines that read well.
  func followReadableWidth() {
    makeLayoutState().followsReadableWidth = true
    marginsMayHaveChanged()
  }

  /// Takes the margins that were set for another view, and how they adapt.
  func takeMargins(of model: UIView) {
    guard let other = model.layoutState else { return }
    let state = makeLayoutState()
    guard
      state.margins != other.margins
        || state.preservesSuperviewMargins != other.preservesSuperviewMargins
    else { return }
    state.margins = other.margins
    state.preservesSuperviewMargins = other.preservesSuperviewMargins
    marginsMayHaveChanged()
  }

  /// Whether the margins reach at least as far in as the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.preservesSuperviewMargins ?? false }
    set {
      makeLayoutState().preservesSuperviewMargins = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.insetsMarginsFromSafeArea ?? true }
    set {
      makeLayoutState().insetsMarginsFromSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// Margins as set, raised to the system's least at the sides of a controller's view.
  private var ownMargins: UIEdgeInsets {
    let set = layoutState?.margins
    guard let viewController else {
      let margins =
        set ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      return absolute(margins)
    }
    var margins = set ?? .zero
    if viewController.viewRespectsSystemMinimumLayoutMargins {
      let least = viewController.systemMinimumLayoutMargins
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    return absolute(margins)
  }

  private func absolute(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let turned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top, left: turned ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: turned ? margins.leading : margins.trailing)
  }

  private func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let turned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: turned ? margins.right : margins.left, bottom: margins.bottom,
      trailing: turned ? margins.left : margins.right)
  }

  private func marginsMayHaveChanged() {
    setNeedsConstraintLayout()
    setNeedsLayout()
    layoutMarginsDidChange()
  }
}
