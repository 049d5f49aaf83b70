import Foundation

extension Image {
  /// The sides of the small picture that tells how opaque the whole is, in pixels; ours: what is
  /// finer than a 32nd of a picture lets nothing be seen.
  private static let sampleSide = 32

  /// How opaque the picture is where it is least so, 0…1, without what is too fine to be seen.
  package var leastOpacity: CGFloat {
    let sample = sizedBitmap(width: Self.sampleSide, height: Self.sampleSide).bitmap
    var least: UInt32 = 255
    for y in 0..<sample.height {
      for x in 0..<sample.width { least = min(least, sample.pixel(x: x, y: y) >> 24) }
    }
    return CGFloat(least) / 255
  }
}
