import Foundation

extension Font {
  /// How far a line reaches above its baseline, in points.
  public var ascender: CGFloat { lineRatios.ascender * pointSize }
  /// How far a line reaches below its baseline, in points; negative.
  public var descender: CGFloat { -lineRatios.descender * pointSize }
  /// The height of a line in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The gap between lines in points.
  public var leading: CGFloat { 0 }
  /// The height of a capital letter in points, as drawn.
  public var capHeight: CGFloat { letterHeight("H") }
  /// The height of a small x in points, as drawn.
  public var xHeight: CGFloat { letterHeight("x") }

  private var lineRatios: (ascender: CGFloat, descender: CGFloat) {
    if case .file = family { return TextEngine.shared.locked { $0.lineRatios(for: self) } }
    return Self.systemLineRatios
  }

  /// San Francisco's lines: its hhea table has 1950 and 494 units of a 2048 unit em.
  ///
  /// Inter is drawn on their baseline, so 17 points make a line of 20.287 as on iOS.
  static let systemLineRatios: (ascender: CGFloat, descender: CGFloat) =
    (ascender: 1950 / 2048, descender: 494 / 2048)

  private func letterHeight(_ letter: Unicode.Scalar) -> CGFloat {
    pointSize * TextEngine.shared.locked { $0.height(of: letter, in: self) }
  }
}
