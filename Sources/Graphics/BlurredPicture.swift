import Foundation

/// A part of a bitmap with fewer pixels, to be blurred: in whole numbers, so that it comes out the
/// same everywhere.
struct BlurredPicture {
  let bitmap: Bitmap

  /// Averages squares of `step` pixels.
  init(of source: Bitmap, in place: PixelRect, step: Int) {
    let width = (place.width + step - 1) / step
    let height = (place.height + step - 1) / step
    bitmap = Bitmap(width: width, height: height)
    var sums = [UInt32](repeating: 0, count: width * 4)
    for y in 0..<height {
      let rows = (place.minY + y * step)..<min(place.minY + (y + 1) * step, place.maxY)
      sums.withUnsafeMutableBufferPointer { sums in
        sums.update(repeating: 0)
        for row in rows {
          let start = source.pixels + row * source.bytesPerRow + place.minX * 4
          Self.add(
            start.assumingMemoryBound(to: UInt8.self), count: place.width, step: step, to: sums)
        }
        let line = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for x in 0..<width {
          let columns = min((x &+ 1) &* step, place.width) &- x &* step
          let count = UInt32(truncatingIfNeeded: columns &* rows.count)
          for channel in 0..<4 {
            let index = x &* 4 &+ channel
            line[index] = UInt8(truncatingIfNeeded: (sums[index] &+ count / 2) / count)
          }
        }
      }
    }
  }

  private static func add(
    _ row: UnsafePointer<UInt8>, count: Int, step: Int, to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (from, to, left) = (0, 0, step)
    while from < count &* 4 {
      sums[to] &+= UInt32(row[from])
      sums[to &+ 1] &+= UInt32(row[from &+ 1])
      sums[to &+ 2] &+= UInt32(row[from &+ 2])
      sums[to &+ 3] &+= UInt32(row[from &+ 3])
      from &+= 4
      left &-= 1
      if left == 0 { (to, left) = (to &+ 4, step) }
    }
  }

  /// Blurs by three boxes in each direction, which together are near a bell curve.
  func blur(deviation: CGFloat) {
    // Three boxes of this width deviate as asked.
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    let half = max(Int(((ideal - 1) / 2).rounded()), 1)
    for _ in 0..<3 {
      for y in 0..<bitmap.height {
        average(from: y * bitmap.bytesPerRow, stride: 4, count: bitmap.width, half: half)
      }
      for x in 0..<bitmap.width {
        average(from: x * 4, stride: bitmap.bytesPerRow, count: bitmap.height, half: half)
      }
    }
  }

  /// Averages each pixel of a row or a column with its neighbours; the outermost ones go on.
  private func average(from start: Int, stride: Int, count: Int, half: Int) {
    guard count > 1 else { return }
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
    let size = 2 &* half &+ 1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { line in
      for channel in 0..<4 {
        let first = start &+ channel
        for index in 0..<count { line[index] = pixels[first &+ index &* stride] }
        var sum = Int(line[0]) &* (half &+ 1)
        for index in 1...half { sum &+= Int(line[min(index, count &- 1)]) }
        for index in 0..<count {
          pixels[first &+ index &* stride] = UInt8(
            truncatingIfNeeded: (sum &+ half) / size)
          sum &+= Int(line[min(index &+ half &+ 1, count &- 1)])
          sum &-= Int(line[max(index &- half, 0)])
        }
      }
    }
  }

  /// Moves colours away from their grey, or towards it below 1; in 256ths.
  func saturate(by share: CGFloat) {
    let share = Int((share * 256).rounded())
    guard share != 256 else { return }
    for y in 0..<bitmap.height {
      let row = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<bitmap.width {
        let pixel = Int(row[x])
        let (alpha, red) = (pixel >> 24, pixel >> 16 & 0xFF)
        let (green, blue) = (pixel >> 8 & 0xFF, pixel & 0xFF)
        // The weights of sRGB's brightness.
        let grey = (54 &* red &+ 183 &* green &+ 19 &* blue) &* (256 &- share)
        func channel(_ value: Int) -> UInt32 {
          UInt32(min(max((grey &+ 256 &* share &* value &+ 32768) >> 16, 0), alpha))
        }
        row[x] =
          UInt32(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
      }
    }
  }
}
