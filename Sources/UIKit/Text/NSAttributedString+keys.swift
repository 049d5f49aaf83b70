nonisolated extension NSAttributedString.Key {
  /// The typeface, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Extra space after every character in points, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Whether a line runs through the text; any number but 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How lines stand, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// A line under text.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Makes a style from Apple's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
