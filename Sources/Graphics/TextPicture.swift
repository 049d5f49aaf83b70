import Foundation

/// A picture in a text at one scale.
struct TextPicture: Sendable {
  let image: Image
  /// In device pixels.
  let width: Int
  let height: Int
  /// Where its first pixel is from the text's origin on the baseline, in device pixels.
  let x: Int
  let y: Int
}

/// What a picture depends on.
struct TextPictureKey: Hashable, Sendable {
  var text: String
  var face: FontFace.ID
  /// Device pixels an em.
  var size: CGFloat
}

extension TextPicture {
  /// Scales premultiplied pixels by averaging what falls into each device pixel.
  init(_ pixels: UnsafeMutableRawPointer, _ image: TextRaster, factor: CGFloat) {
    let width = max(Int((CGFloat(image.width) * factor).rounded()), 1)
    let height = max(Int((CGFloat(image.height) * factor).rounded()), 1)
    let bitmap = Bitmap(width: width, height: height)
    let columns = Self.shares(of: image.width, among: width)
    let rows = Self.shares(of: image.height, among: height)
    for y in 0..<height {
      for x in 0..<width {
        var sums = SIMD4<Float>.zero
        var total: Float = 0
        for row in rows[y] {
          let line = pixels + row.index * image.bytesPerRow
          for column in columns[x] {
            let pixel = line.loadUnaligned(fromByteOffset: column.index * 4, as: SIMD4<UInt8>.self)
            let share = row.share * column.share
            sums += SIMD4<Float>(pixel) * share
            total += share
          }
        }
        let mean = SIMD4<UInt8>(clamping: SIMD4<Int>((sums / total).rounded(.toNearestOrEven)))
        bitmap.pixels.storeBytes(
          of: mean, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
      }
    }
    self.init(
      image: Image(bitmap: bitmap, scale: 1), width: width, height: height, x: 0,
      y: -Int((CGFloat(image.baseline) * factor).rounded())
    )
  }

  /// Which pixels of a longer or shorter row fall into each pixel of a new one, and how much.
  private static func shares(of count: Int, among new: Int) -> [[(index: Int, share: Float)]] {
    let step = Float(count) / Float(new)
    return (0..<new).map { pixel in
      let (start, end) = (Float(pixel) * step, Float(pixel + 1) * step)
      let last = min(Int(end.rounded(.up)), count)
      return (min(Int(start), last - 1)..<last).map { index in
        (index, max(min(end, Float(index + 1)) - max(start, Float(index)), 1e-4))
      }
    }
  }
}
