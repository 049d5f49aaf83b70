import Foundation
import Testing

@testable import Graphics

private func sample() -> AlphaMask {
  let mask = AlphaMask(width: 7, height: 3)
  for y in 0..<3 {
    for x in 0..<7 { mask.pixels[y * mask.bytesPerRow + x] = UInt8((x * 83 + y * 131) % 256) }
  }
  return mask
}

private func pixel(_ mask: AlphaMask, _ x: Int, _ y: Int) -> Double {
  guard (0..<mask.width).contains(x), (0..<mask.height).contains(y) else { return 0 }
  return Double(mask.pixels[y * mask.bytesPerRow + x])
}

@Test func `a mask that isn't shifted is itself`() {
  let mask = sample()
  #expect(mask.shifted(x: 0, y: 0) === mask)
}

@Test(arguments: [(0.25, 0), (0, 0.5), (0.3, 0.7), (1, 1)])
func `a shifted mask blends the four pixels it comes from`(x: Double, y: Double) {
  let mask = sample()
  let shifted = mask.shifted(x: x, y: y)
  for row in 0...mask.height {
    for column in 0...mask.width {
      let above = pixel(mask, column - 1, row - 1) * x + pixel(mask, column, row - 1) * (1 - x)
      let here = pixel(mask, column - 1, row) * x + pixel(mask, column, row) * (1 - x)
      let expected = above * y + here * (1 - y)
      #expect(abs(pixel(shifted, column, row) - expected) <= 1.5, "\(column),\(row)")
    }
  }
}
