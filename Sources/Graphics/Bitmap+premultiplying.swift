extension Bitmap {
  /// Multiplies the colours of plain pixels by their alpha, as a decoder has left them.
  func premultiply() {
    for y in 0..<height {
      let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = Self.premultiplied(row[x]) }
    }
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func product(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
    return alpha << 24 | product(pixel >> 16 & 0xFF) << 16 | product(pixel >> 8 & 0xFF) << 8
      | product(pixel & 0xFF)
  }
}
