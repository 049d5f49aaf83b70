import Graphics

/// How much two pictures of a size are alike, by Maestro's rule.
struct PictureComparison {
  /// How far apart two colours may be and still be the same: a tenth of black from white.
  private static let tolerance = 0.1 * 0.1 * 3 * 255 * 255

  /// How many of the pixels are the same, in percent.
  let share: Double
  /// The second picture in grey, with what is different in red.
  let marked: Bitmap

  init(_ one: Bitmap, _ other: Bitmap) {
    let marked = Bitmap(width: one.width, height: one.height)
    var same = 0
    for y in 0..<one.height {
      let row = (marked.pixels + y * marked.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<one.width {
        let (a, b) = (one.pixel(x: x, y: y), other.pixel(x: x, y: y))
        let isSame = a == b || Self.distance(a, b) <= Self.tolerance
        if isSame { same += 1 }
        let grey = ((b >> 16 & 255) + (b >> 8 & 255) + (b & 255)) / 3 / 2 + 127
        row[x] = isSame ? 0xFF00_0000 | grey << 16 | grey << 8 | grey : 0xFFFF_0000
      }
    }
    share = 100 * Double(same) / Double(max(1, one.width * one.height))
    self.marked = marked
  }

  /// The square of the distance of two colours.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    [16, 8, 0].reduce(0) { sum, shift in
      let difference = Double(one >> shift & 255) - Double(other >> shift & 255)
      return sum + difference * difference
    }
  }
}
