/// How much a constraint matters, from 1 to 1,000; a higher one wins over any number of lower ones.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold: 1,000.
  public static let required = UILayoutPriority(1000)
  /// Resists compression as a button does: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene's wish to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Hugs the content as a button does: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish to be as small as possible when a fitting size is asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first priority is the lower one.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
