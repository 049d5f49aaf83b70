/// Whether a view's contents turn with the reading direction.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// They turn.
  case unspecified = 0
  /// Controls of a recording: they don't.
  case playback = 1
  /// Controls that mean directions in space: they don't.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// Whether the view's contents turn with the reading direction.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState?.semanticContent ?? .unspecified }
    set {
      makeLayoutState().semanticContent = newValue
      setNeedsConstraintLayout()
      setNeedsLayout()
    }
  }

  /// The direction that leading and trailing go by in this view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction for contents of a kind, in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction for contents of a kind where text runs in `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The space to leave at the edges, in points, safe area included; 8 unless set, and for a
  /// controller's view 16 at the sides (20 from 414 points' width) and 0 above and below.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let turned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: turned ? margins.right : margins.left, bottom: margins.bottom,
        trailing: turned ? margins.left : margins.right)
    }
    set {
      makeLayoutState().margins = newValue
      marginsMayHaveChanged()
    }
  }

  /// The space to leave at the edges, in points, safe area included.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
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
    set {
      let turned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: turned ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: turned ? newValue.left : newValue.right)
    }
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

  private func marginsMayHaveChanged() {
    setNeedsConstraintLayout()
    setNeedsLayout()
    layoutMarginsDidChange()
  }
}
