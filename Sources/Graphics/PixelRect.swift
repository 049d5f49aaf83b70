import Foundation

/// A half-open rectangle of whole device pixels.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// Further out than any bitmap reaches, and near enough for Cairo's 24.8 fixed point.
  static let reach = 4_000_000.0

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Rounds both edges of a rectangle in device space; a non-empty one keeps at least a pixel.
  init(rounding rect: CGRect) {
    self.init(
      minX: Self.round(rect.minX), minY: Self.round(rect.minY),
      maxX: Self.round(rect.maxX), maxY: Self.round(rect.maxY))
    if rect.width > 0 { maxX = max(maxX, minX + 1) }
    if rect.height > 0 { maxY = max(maxY, minY + 1) }
  }

  /// The pixels that a rectangle in device space touches.
  init(covering rect: CGRect) {
    self.init(
      minX: Int(Self.limit(rect.minX + Self.noise).rounded(.down)),
      minY: Int(Self.limit(rect.minY + Self.noise).rounded(.down)),
      maxX: Int(Self.limit(rect.maxX - Self.noise).rounded(.up)),
      maxY: Int(Self.limit(rect.maxY - Self.noise).rounded(.up)))
  }

  /// Two edges that meet but were computed in different ways must round to the same pixel.
  private static let noise = 1e-4

  /// The nearest pixel edge; halves round up whatever side of zero they are on.
  static func round(_ value: Double) -> Int {
    Int((limit(value) + 0.5 + noise).rounded(.down))
  }

  private static func limit(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -reach), reach)
  }

  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  var rect: CGRect {
    CGRect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
