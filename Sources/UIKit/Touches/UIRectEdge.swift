/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt

  /// Makes the edges whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge above.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge on the left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge below.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge on the right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
