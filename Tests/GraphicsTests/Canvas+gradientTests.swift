import Foundation
import Graphics
import Testing

private let square = CGRect(x: 0, y: 0, width: 101, height: 4)

@Test func `a gradient goes evenly from its first colour to its last`() {
  let bitmap = Bitmap(width: 101, height: 4)
  Canvas(bitmap, scale: 1).fillLinearGradient(
    square, colors: [.black, .white], start: .zero, end: CGPoint(x: 1, y: 0))
  for x in 0..<101 {
    let level = Double(bitmap.pixel(x: x, y: 2) & 0xFF)
    #expect(abs(level - (Double(x) + 0.5) / 101 * 255) <= 1.5, "\(x)")
  }
}

@Test func `a gradient's ends go on beyond its line`() {
  let bitmap = Bitmap(width: 101, height: 4)
  Canvas(bitmap, scale: 1).fillLinearGradient(
    square, colors: [.black, .white], locations: [0.5, 0.6], start: .zero,
    end: CGPoint(x: 1, y: 0))
  #expect(bitmap.pixel(x: 49, y: 0) == 0xFF00_0000)
  #expect(bitmap.pixel(x: 62, y: 0) == 0xFFFF_FFFF)
}

@Test func `a gradient of one colour is a fill`() {
  let bitmap = Bitmap(width: 101, height: 4)
  Canvas(bitmap, scale: 1).fillLinearGradient(square, colors: [.white])
  #expect(bitmap.pixel(x: 100, y: 3) == 0xFFFF_FFFF)
}
