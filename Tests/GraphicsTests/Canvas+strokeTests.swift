import Foundation
import Graphics
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

@Test func `a border lies inside its rectangle`() {
  let bitmap = Bitmap(width: 30, height: 30)
  Canvas(bitmap, scale: 3).strokeBorder(
    CGRect(x: 1, y: 1, width: 8, height: 8), width: 1, with: red.multiplyingAlpha(by: 0.5))
  for y in 0..<30 {
    for x in 0..<30 {
      let outer = (3..<27).contains(x) && (3..<27).contains(y)
      let inner = (6..<24).contains(x) && (6..<24).contains(y)
      #expect(bitmap.pixel(x: x, y: y) == (outer && !inner ? 0x8080_0000 : 0), "\(x),\(y)")
    }
  }
}

@Test func `a border wider than its rectangle fills it once`() {
  let bitmap = Bitmap(width: 7, height: 7)
  Canvas(bitmap, scale: 1).strokeBorder(
    CGRect(x: 1, y: 1, width: 5, height: 5), width: 9, with: red.multiplyingAlpha(by: 0.5))
  for y in 1..<6 {
    for x in 1..<6 { #expect(bitmap.pixel(x: x, y: y) == 0x8080_0000, "\(x),\(y)") }
  }
  #expect(bitmap.pixel(x: 6, y: 3) == 0)
}

@Test func `a rounded border is as wide on every straight side`() {
  let bitmap = Bitmap(width: 40, height: 40)
  Canvas(bitmap, scale: 2).strokeBorder(
    CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5, width: 0.5, with: red)
  for (x, y) in [(0, 20), (39, 20), (20, 0), (20, 39)] {
    #expect(bitmap.pixel(x: x, y: y) == 0xFFFF_0000, "\(x),\(y)")
  }
  for (x, y) in [(1, 20), (38, 20), (20, 1), (20, 38), (0, 0)] {
    #expect(bitmap.pixel(x: x, y: y) == 0, "\(x),\(y)")
  }
}
