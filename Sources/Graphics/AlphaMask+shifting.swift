import Foundation

extension AlphaMask {
  /// The mask moved right and down by a part of a pixel, 0…1, and a pixel larger for it.
  ///
  /// For text that slides, which takes a quarter of the time of Cairo's interpolation.
  func shifted(x: CGFloat, y: CGFloat) -> AlphaMask {
    let result = AlphaMask(width: width + 1, height: height + 1)
    let right = UInt32((x * 256).rounded())
    let down = UInt32((y * 256).rounded())
    guard right > 0 || down > 0 else { return self }
    // One empty pixel before the first and one after the last, and the same with rows.
    var blended = [UInt32](repeating: 0, count: width + 2)
    let empty = [UInt8](repeating: 0, count: width)
    empty.withUnsafeBufferPointer { empty in
      blended.withUnsafeMutableBufferPointer { blended in
        guard let none = empty.baseAddress, let line = blended.baseAddress else { return }
        for y in 0...height {
          let above = y > 0 ? UnsafePointer(pixels + (y - 1) * bytesPerRow) : none
          let here = y < height ? UnsafePointer(pixels + y * bytesPerRow) : none
          for x in 0..<width {
            line[x &+ 1] = UInt32(above[x]) &* down &+ UInt32(here[x]) &* (256 &- down)
          }
          let row = result.pixels + y * result.bytesPerRow
          for x in 0...width {
            let sum = line[x] &* right &+ line[x &+ 1] &* (256 &- right)
            row[x] = UInt8(truncatingIfNeeded: (sum &+ 0x8000) >> 16)
          }
        }
      }
    }
    return result
  }
}
