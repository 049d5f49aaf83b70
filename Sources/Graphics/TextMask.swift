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

extension TextMask {
  /// Averages `1 << fineness` columns into each device pixel; nil when there is no ink.
  ///
  /// Each word comes with its origin's distance from the text's, in fine columns.
  init?(_ words: [(ink: TextInk, origin: Int)], fineness: Int) {
    let boxes = words.map { $0.ink.box.offset(x: $0.origin) }.filter { !$0.isEmpty }
    guard let first = boxes.first else { return nil }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    let left = box.minX >> fineness
    let width = ((box.maxX - 1) >> fineness) + 1 - left
    guard width <= Bitmap.longestSide, box.height <= Bitmap.longestSide else { return nil }
    let mask = AlphaMask(width: width, height: box.height)
    let half = UInt16(1 << fineness) / 2
    var sums = [UInt16](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in box.minY..<box.maxY {
        sums.update(repeating: half)
        for (ink, origin) in words where y >= ink.box.minY && y < ink.box.maxY {
          ink.add(row: y, to: sums, origin: origin - (left << fineness), fineness: fineness)
        }
        let pixels = mask.pixels + (y - box.minY) * mask.bytesPerRow
        for x in 0..<width {
          pixels[x] = UInt8(truncatingIfNeeded: min(sums[x] >> UInt16(fineness), 255))
        }
      }
    }
    self.init(mask: mask, x: left, y: box.minY)
  }
}
