/// The surroundings that a view adapts to.
nonisolated public final class UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The room on the horizontal axis.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room on the vertical axis.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Device pixels per point.
  public let displayScale: CGFloat
  /// How large the user wants to read.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The traits that colours have outside of any view: the screen's, or those of
  /// `performAsCurrent(_:)`.
  public static var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }

  // Only the main actor changes it; elsewhere colours are resolved in traits that are given.
  nonisolated(unsafe) private static var currentTraits = UITraitCollection()

  /// Makes the traits of a phone in portrait at 3x in light appearance.
  public convenience init() {
    self.init(userInterfaceStyle: .light)
  }

  /// Makes traits of a phone in portrait at 3x with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      style: userInterfaceStyle, idiom: .phone, horizontal: .compact, vertical: .regular, scale: 3)
  }

  /// Makes traits of a phone in portrait at 3x in light appearance, with a size to read.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      style: .light, idiom: .phone, horizontal: .compact, vertical: .regular, scale: 3,
      contentSize: preferredContentSizeCategory)
  }

  package init(
    style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, scale: CGFloat, contentSize: UIContentSizeCategory = .large
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    preferredContentSizeCategory = contentSize
  }

  /// The same traits in another appearance.
  package func with(style: UIUserInterfaceStyle) -> UITraitCollection {
    if style == .unspecified || style == userInterfaceStyle { return self }
    return UITraitCollection(
      style: style, idiom: userInterfaceIdiom, horizontal: horizontalSizeClass,
      vertical: verticalSizeClass, scale: displayScale, contentSize: preferredContentSizeCategory)
  }

  /// Whether a change between the two changes colours.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Runs `actions` with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// Whether all traits are the same.
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one === other
      || (one.userInterfaceStyle == other.userInterfaceStyle
        && one.userInterfaceIdiom == other.userInterfaceIdiom
        && one.horizontalSizeClass == other.horizontalSizeClass
        && one.verticalSizeClass == other.verticalSizeClass
        && one.displayScale == other.displayScale
        && one.preferredContentSizeCategory == other.preferredContentSizeCategory)
  }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
  }
}
