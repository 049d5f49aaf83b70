import Graphics

extension NSParagraphStyle {
  /// How words are kept together where a paragraph breaks into lines.
  nonisolated public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, as Apple has them.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A last line of a single word takes another one from the line before it.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines don't break inside Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels do: all of it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    var lineBreakStrategy: Graphics.LineBreakStrategy {
      Graphics.LineBreakStrategy(
        rawValue: Int(intersection([.pushOut, .hangulWordPriority]).rawValue))
    }
  }
}
