extension UIFont {
  /// What a text is for; the system knows a size and a weight for it.
  nonisolated public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The system's typeface for a style, at the size that iOS has it before anybody changes it.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    systemFont(
      ofSize: sizes[style] ?? labelFontSize, weight: style == .headline ? .semibold : .regular)
  }

  /// The Human Interface Guidelines' table for the size "Large", in points.
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}
