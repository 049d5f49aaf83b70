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
      guard newValue != semanticContentAttribute else { return }
      makeLayoutState().semanticContent = newValue
      setNeedsConstraintLayout()
      setNeedsLayout()
      setNeedsDisplay()
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
}
