import Foundation

/// A unit at its place on a line.
struct TextPiece: Sendable {
  var unit: TextUnit
  /// From the line's left edge, in points.
  var x: CGFloat
  /// In points; wider than the unit where a justified line stretches it.
  var width: CGFloat

  /// Its right edge from the line's left edge, in points.
  var maxX: CGFloat { x + width }
}

/// Words of a line that are drawn in one go and one colour.
struct TextStroke: Sendable {
  /// How far its words reach, from the line's left edge in points.
  var minX: CGFloat
  var maxX: CGFloat
  /// The colour of its runs; nil takes the one given when drawing.
  var color: Color?
  /// The places are from the line's left edge.
  var words: [TextMaskKey.Word] = []
  /// Words that bring their own colours.
  var pictures: [TextMaskKey.Word] = []
  /// The place among the line's pieces after the last that belongs to it.
  var end = 0
}

extension TextLayout {
  /// One line of text.
  public struct Line: Sendable {
    /// The characters on it, in UTF-16 units, without the line end.
    public internal(set) var range: Range<Int>
    /// Its left edge from the layout's, in points.
    public internal(set) var x: CGFloat = 0
    /// Its baseline from the layout's top, in points.
    public internal(set) var baseline: CGFloat
    /// The width of its visible characters in points.
    public internal(set) var width: CGFloat
    /// How far it reaches above the baseline in points.
    public internal(set) var ascent: CGFloat
    /// How far it reaches below the baseline in points.
    public internal(set) var descent: CGFloat

    /// What is drawn, by colour.
    var strokes: [TextStroke] = []
    /// From left to right.
    var pieces: [TextPiece]
    /// The paragraph's embedding level.
    var base: Int8
    /// Whether all of it, and the paragraph, reads from left to right.
    var isPlain = false
    /// Whether the text goes on in the next line without a line end.
    var isWrapped: Bool
  }
}
