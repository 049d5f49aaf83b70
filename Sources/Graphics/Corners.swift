/// The four corners of a rectangle.
public struct Corners: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The corner at the smallest x and y.
  public static let topLeft = Corners(rawValue: 1)
  /// The corner at the largest x and smallest y.
  public static let topRight = Corners(rawValue: 2)
  /// The corner at the smallest x and largest y.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The corner at the largest x and y.
  public static let bottomRight = Corners(rawValue: 8)
  /// Every corner.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
