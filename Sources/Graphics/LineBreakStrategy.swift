/// What lines do besides filling up, so that words stand together.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A word that would be alone on a paragraph's last line has the one before it for company.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Lines don't break inside Korean words.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
}
