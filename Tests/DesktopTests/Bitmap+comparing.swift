import Graphics

extension Bitmap {
  /// Whether two bitmaps show the same, whatever their alpha says.
  func hasSameColors(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    for y in 0..<height {
      for x in 0..<width
      where (pixel(x: x, y: y) ^ other.pixel(x: x, y: y)) & 0xffffff != 0 { return false }
    }
    return true
  }
}
