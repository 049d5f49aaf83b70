import Foundation

/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The typeface and size.
  public var font: Font
  /// The colour; nil takes the one given when drawing.
  public var color: Color?
  /// Extra space after every character, in points.
  public var kern: CGFloat
  /// Whether a line runs under the text.
  public var underline: Bool
  /// Whether a line runs through the text.
  public var strikethrough: Bool

  /// Makes a stretch of text.
  public init(
    text: String, font: Font, color: Color? = nil, kern: CGFloat = 0, underline: Bool = false,
    strikethrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
    self.underline = underline
    self.strikethrough = strikethrough
  }
}
