/// The phone's screen.
public final class UIScreen {
  /// The screen of the running application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen's rectangle in its present orientation, in points.
  public package(set) var bounds: CGRect

  /// Device pixels per point.
  public let scale: CGFloat

  /// What the device's edges, rounded corners and bars cover, in points.
  package var safeAreaInsets: UIEdgeInsets

  /// The screen's traits: appearance, size classes, scale.
  public package(set) var traitCollection: UITraitCollection

  /// Makes a screen; the default is a phone of 390x844 points at 3x in portrait.
  package init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    traitCollection: UITraitCollection = UITraitCollection()
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
  }
}
