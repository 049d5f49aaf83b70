import Foundation

/// Drawn text at one scale, before it has a colour.
struct TextMask: Sendable {
  let mask: AlphaMask
  /// Where its first pixel is from the text's origin on the baseline, in device pixels.
  let x: Int
  let y: Int
}

/// What a mask depends on; not its colour, nor its place on the screen.
struct TextMaskKey: Hashable, Sendable {
  /// A word at its place.
  struct Word: Hashable, Sendable {
    var text: String
    var face: FontFace.ID
    var pointSize: CGFloat
    var isRightToLeft: Bool
    /// From the text's origin in points.
    var x: CGFloat
  }

  var words: [Word]
  /// Device pixels a point.
  var scale: CGFloat
}
