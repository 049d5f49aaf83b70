/// A guide over the part of a view that the keyboard covers, or the safe area's bottom part while
/// the keyboard is away.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide is as high as the bottom of the safe area while the keyboard is away.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsConstraintLayout() } }
  }

  /// How far above the keyboard a finger that scrolls takes hold of it, in points.
  public var keyboardDismissPadding: CGFloat = 0

  override func rule(in view: UIView) -> LayoutGuideRule? {
    view.makeLayoutState().isGiven = true
    return .bottom(height(in: view))
  }

  public override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let height = height(in: view)
    return CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }

  private func height(in view: UIView) -> CGFloat {
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard view.window != nil else { return rest }
    let keyboard = view.convert(UIApplication.shared.keyboardFrame, from: nil)
    return max(rest, view.bounds.maxY - keyboard.minY)
  }
}

extension UIView {
  /// The guide over the part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(guide)
    return guide
  }

  /// The furthest that a guide in this view reaches above the keyboard for a finger, in points.
  final var keyboardDismissPadding: CGFloat {
    let own = layoutGuides.compactMap { ($0 as? UIKeyboardLayoutGuide)?.keyboardDismissPadding }
    return max(own.max() ?? 0, subviews.map(\.keyboardDismissPadding).max() ?? 0)
  }

  /// Tells the tables inside that make room for the keyboard by themselves.
  fileprivate final func tellOfKeyboard() {
    (self as? StillTable)?.keyboardDidMove()
    for view in subviews { view.tellOfKeyboard() }
  }

  final var usesKeyboardGuide: Bool {
    layoutGuides.contains { $0 is UIKeyboardLayoutGuide }
      || subviews.contains { $0.usesKeyboardGuide }
  }
}

extension UIApplication {
  /// Lets views that follow the keyboard make room for it; called where the keyboard's own movement
  /// is animated.
  ///
  /// The frame is the one at rest, in the screen's coordinates, below the screen for away.
  package func keyboardMoves(to frame: CGRect) {
    keyboardFrame = frame
    for window in windowList {
      if window.usesKeyboardGuide {
        window.setNeedsConstraintLayout()
        window.layoutIfNeeded()
      }
      window.tellOfKeyboard()
    }
  }
}
