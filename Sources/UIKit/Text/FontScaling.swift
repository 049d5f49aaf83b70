import Foundation

/// How a typeface grows with the size that the user wants to read.
nonisolated struct FontScaling: Hashable, Sendable {
  /// The style whose sizes it follows.
  let style: UIFont.TextStyle
  /// The size in points where the user has changed nothing.
  let size: CGFloat
  /// The largest size in points.
  var maximum = CGFloat.infinity

  /// The size in points in some surroundings.
  func size(in traits: UITraitCollection) -> CGFloat {
    min(style.scaled(size, in: traits.preferredContentSizeCategory), maximum)
  }
}

nonisolated extension UIFont.TextStyle {
  /// The size of the style in points.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    (Self.sizes[self] ?? Self.bodySizes)[category.rank]
  }

  /// A length that grows as the style does; in proportion to its sizes, which is ours.
  func scaled(_ length: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
    length * size(in: category) / size(in: .large)
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The tables of Dynamic Type in the Human Interface Guidelines, in points, the smallest first.
  private static let sizes: [Self: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
