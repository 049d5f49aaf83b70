extension UIFont {
  /// How heavy a typeface is, from −1 to 1 with 0 for regular.
  nonisolated public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight from −1 to 1.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight from its number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A thin weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    /// Apple's weights in order; they stand for 100, 200 … 900 as font files count.
    private static let scale: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest weight as font files count, 100 to 900.
    var opticalWeight: Int {
      let distances = Self.scale.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return (nearest + 1) * 100
    }
  }
}
