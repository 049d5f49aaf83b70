import Foundation

/// Lets typefaces and lengths grow as a text style does with the size that the user wants to read.
nonisolated public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics that grow as a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Metrics that grow as running text does.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The typeface at the size it has for the user.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// The typeface at the size it has in some surroundings.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The typeface at the size it has for the user, but no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The typeface at the size it has in some surroundings, but no larger than a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    return UIFont(
      font.font, scaling: FontScaling(style: style, size: font.pointSize, maximum: maximum)
    ).adjusted(to: traitCollection ?? .current)
  }

  /// A length in points as it is for the user.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points as it is in some surroundings.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.scaled(value, in: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}
