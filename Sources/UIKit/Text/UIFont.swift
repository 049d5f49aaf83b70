import Graphics

/// A typeface at a size in points; it never changes.
nonisolated public final class UIFont: Hashable, Sendable {
  /// The typeface as it is measured and drawn.
  package let font: Font

  /// How it grows with the size that the user wants to read; nil where it doesn't.
  let scaling: FontScaling?

  package convenience init(_ font: Font) {
    self.init(font, scaling: nil)
  }

  init(_ font: Font, scaling: FontScaling?) {
    self.font = font
    self.scaling = scaling
  }

  // MARK: System fonts

  /// The system's typeface at its regular weight.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's typeface at a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Font(size: usable(fontSize), weight: weight.opticalWeight))
  }

  /// The system's typeface in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's typeface in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: usable(fontSize), italic: true))
  }

  /// The system's typeface with digits of one width, so that running numbers don't wobble.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(Font(size: usable(fontSize), weight: weight.opticalWeight, monospacedDigits: true))
  }

  /// The system's typeface whose letters share one width.
  public static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(Font(family: .monospaced, size: usable(fontSize), weight: weight.opticalWeight))
  }

  /// The size of labels in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small system text in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text in points.
  public static var systemFontSize: CGFloat { 14 }

  /// Apple gives the system's size for 0 and less.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  // MARK: Variations

  /// The same typeface at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.pointSize = fontSize
    return UIFont(font)
  }

  // MARK: Metrics

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// How far a line reaches above its baseline, in points.
  public var ascender: CGFloat { font.ascender }
  /// How far a line reaches below its baseline, in points; negative.
  public var descender: CGFloat { font.descender }
  /// The height of a capital letter in points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of a small x in points.
  public var xHeight: CGFloat { font.xHeight }
  /// The height of a line in points.
  public var lineHeight: CGFloat { font.lineHeight }
  /// The gap between lines in points.
  public var leading: CGFloat { font.leading }

  /// Whether two are the same typeface at the same size, and grow alike.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.font == other.font && one.scaling == other.scaling
  }

  /// Feeds the typeface and its size to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
