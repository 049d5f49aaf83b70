import Foundation

/// Text broken into lines and measured, ready to be drawn, pointed at and edited.
///
/// Everything is in points and doesn't depend on the scale it will be drawn at. Offsets count
/// UTF-16 units, as UIKit's do.
public final class TextLayout: Sendable {
  /// What a layout is made of.
  struct Key: Hashable, Sendable {
    var runs: [TextRun]
    var width: CGFloat
    var height: CGFloat
    var maximumLines: Int
    var lineBreak: LineBreak
    var strategy: LineBreakStrategy = []
    var alignment: TextAlignment
    var lineSpacing: CGFloat
    var lineHeightMultiple: CGFloat
    var language: String
    var isRightToLeft: Bool
  }

  /// What comes of it; shared by all layouts that are made of the same.
  final class Content: Sendable {
    let lines: [Line]
    let size: CGSize
    /// Where lines end, in points.
    let width: CGFloat
    let isTruncated: Bool
    let runs: [TextRun]

    init(lines: [Line], size: CGSize, width: CGFloat, isTruncated: Bool, runs: [TextRun]) {
      self.lines = lines
      self.size = size
      self.width = width
      self.isTruncated = isTruncated
      self.runs = runs
    }
  }

  let content: Content

  /// Lays out styled text.
  ///
  /// - Parameters:
  ///   - width: where lines end, in points.
  ///   - height: how much room there is for lines, in points; the first line always stays.
  ///   - maximumLines: how many lines there may be; 0 for any number.
  ///   - strategy: how words are kept together.
  ///   - lineSpacing: the gap between lines in points.
  ///   - lineHeightMultiple: a factor on every line's height; 0 means 1.
  ///   - language: a BCP 47 tag; it chooses between regional forms of ideographs.
  ///   - isRightToLeft: the direction of the user interface, for natural alignment and for
  ///     paragraphs without a letter.
  public init(
    _ runs: [TextRun], width: CGFloat = .infinity, height: CGFloat = .infinity,
    maximumLines: Int = 0, lineBreak: LineBreak = .byWordWrapping,
    strategy: LineBreakStrategy = [], alignment: TextAlignment = .natural,
    lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0, language: String = "en",
    isRightToLeft: Bool = false
  ) {
    let key = Key(
      runs: runs, width: width, height: height, maximumLines: maximumLines, lineBreak: lineBreak,
      strategy: strategy, alignment: alignment, lineSpacing: lineSpacing,
      lineHeightMultiple: lineHeightMultiple, language: language, isRightToLeft: isRightToLeft)
    content = TextEngine.shared.locked { engine in
      if let known = engine.layout(for: key) { return known }
      var typesetter = TextTypesetter(key, engine: engine)
      let content = typesetter.set()
      engine.keep(content, for: key)
      return content
    }
  }

  /// Lays out text in one font.
  public convenience init(
    _ text: String, font: Font, width: CGFloat = .infinity, height: CGFloat = .infinity,
    maximumLines: Int = 0, lineBreak: LineBreak = .byWordWrapping,
    strategy: LineBreakStrategy = [], alignment: TextAlignment = .natural,
    lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0, language: String = "en",
    isRightToLeft: Bool = false
  ) {
    self.init(
      [TextRun(text: text, font: font)], width: width, height: height,
      maximumLines: maximumLines, lineBreak: lineBreak, strategy: strategy,
      alignment: alignment, lineSpacing: lineSpacing, lineHeightMultiple: lineHeightMultiple,
      language: language, isRightToLeft: isRightToLeft)
  }

  /// The smallest size that holds all lines, in points, not rounded.
  public var size: CGSize { content.size }
  /// The lines from top to bottom; an empty text has one empty line.
  public var lines: [Line] { content.lines }
  /// The first line's baseline from the top, in points.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline from the top, in points.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
  /// Whether some of the text doesn't show.
  public var isTruncated: Bool { content.isTruncated }
}
