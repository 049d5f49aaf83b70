import Foundation

/// What is shaped, measured and drawn in one go: a word or less, in one face and one direction.
struct TextUnit: Hashable, Sendable {
  /// What the face is given; empty for a control character.
  var text: String
  /// Where it comes from, in UTF-16 units of the layout's text.
  var range: Range<Int>
  var face: FontFace.ID
  var pointSize: CGFloat
  /// Space after every cluster in points.
  var kern: CGFloat
  /// Which run it belongs to.
  var run: Int
  /// The embedding level: odd is right to left.
  var level: Int8
  var clusterCount: Int
  var isSpace = false
  var isColor = false
  /// Whether a line may end after it.
  var allowsBreak = false
  /// A width that doesn't come from its glyphs, in points: tabs, digits that share one.
  var fixedWidth: CGFloat?
  /// In points.
  var width: CGFloat = 0

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The UTF-16 offsets of the cluster boundaries; one more than there are clusters.
  var boundaries: [Int] {
    guard clusterCount > 1 else { return [range.lowerBound, range.upperBound] }
    var boundaries = [range.lowerBound]
    var offset = range.lowerBound
    for character in text {
      offset += character.utf16.count
      boundaries.append(offset)
    }
    return boundaries
  }
}
