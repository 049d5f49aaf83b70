nonisolated extension UIFont {
  /// What a text is for; the system knows a size and a weight for it.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
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

  /// The system's typeface for a style, at the size that the user wants to read.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's typeface for a style, at the size it has in some surroundings.
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = style.size(in: .large)
    let font = systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    return UIFont(font.font, scaling: FontScaling(style: style, size: size))
      .adjusted(to: traitCollection ?? .current)
  }

  /// The same typeface at the size it has in some surroundings, if it has a text style.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    return UIFont(withSize(scaling.size(in: traits)).font, scaling: scaling)
  }
}
