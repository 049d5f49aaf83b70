import Foundation

/// A typeface at a size in points, as a value.
public struct Font: Hashable, Sendable {
  /// Where the glyphs come from.
  public enum Family: Hashable, Sendable {
    /// The phone's own typeface: Inter, with its display cut from 20 points up.
    case system
    /// A typeface whose Latin letters share one width.
    case monospaced
    /// A font file, and which of its fonts, from 0.
    case file(String, face: Int = 0)
  }

  /// Where the glyphs come from.
  public var family: Family
  /// The size in points.
  public var pointSize: CGFloat
  /// The weight as in CSS and OpenType, 100 (thin) to 900 (black); 400 is regular.
  public var weight: Int
  /// Whether the letters lean.
  public var italic: Bool
  /// Whether all digits share one width, so that a running clock doesn't wobble.
  public var monospacedDigits: Bool

  /// Makes a font of a size in points.
  public init(
    family: Family = .system, size: CGFloat, weight: Int = 400, italic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.family = family
    self.pointSize = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
  }
}
