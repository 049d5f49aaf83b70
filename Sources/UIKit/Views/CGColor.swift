import Graphics

/// A colour fixed in the sRGB space, as layers use it.
nonisolated public final class CGColor: Hashable, Sendable {
  package let color: Color

  package init(_ color: Color) {
    self.color = color
  }

  /// Makes a colour from sRGB components, 0…1.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Red, green, blue and alpha, 0…1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// The opacity, 0…1.
  public var alpha: CGFloat { color.alpha }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }

  /// Whether two colours have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
