import Foundation
import Graphics
import Testing

@Test func `a shadow is symmetric and fades outwards`() {
  let bitmap = Bitmap(width: 61, height: 61)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.drawShadow(
    of: CGRect(x: 20, y: 20, width: 21, height: 21), cornerRadius: 5, color: .black,
    offset: .zero, radius: 4)
  func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(x: x, y: y) >> 24) }
  for y in 0..<61 {
    for x in 0..<61 {
      // Cairo's own corners differ by one step of coverage from left to right.
      #expect(abs(alpha(x, y) - alpha(60 - x, y)) <= 1)
      #expect(abs(alpha(x, y) - alpha(x, 60 - y)) <= 1)
      #expect(abs(alpha(x, y) - alpha(y, x)) <= 1)
    }
  }
  for x in 0..<30 { #expect(alpha(x, 30) <= alpha(x + 1, 30)) }
  #expect(alpha(0, 30) == 0)
  #expect(alpha(30, 30) > 240)
  // Half of a straight edge's coverage lies on each side of it.
  #expect(abs(alpha(19, 30) + alpha(20, 30) - 255) <= 6)
}

@Test func `a large shadow is a small one stretched`() {
  func row(width: Int) -> [UInt32] {
    let bitmap = Bitmap(width: width + 60, height: 100)
    Canvas(bitmap, scale: 1).drawShadow(
      of: CGRect(x: 30, y: 30, width: CGFloat(width), height: 40), cornerRadius: 10,
      color: .black, offset: .zero, radius: 6)
    return (0..<(width + 60)).map { bitmap.pixel(x: $0, y: 50) }
  }
  let (small, large) = (row(width: 90), row(width: 300))
  #expect(small.prefix(70) == large.prefix(70))
  #expect(small.suffix(70) == large.suffix(70))
  #expect(Set(large[70..<290]).count == 1)
}

@Test func `a shadow is moved by its offset and scaled to the screen`() {
  let bitmap = Bitmap(width: 40, height: 40)
  let canvas = Canvas(bitmap, scale: 2)
  canvas.drawShadow(
    of: CGRect(x: 5, y: 5, width: 5, height: 5), color: .black,
    offset: CGSize(width: 2, height: 3), radius: 0)
  for y in 0..<40 {
    for x in 0..<40 {
      let inside = (14..<24).contains(x) && (16..<26).contains(y)
      #expect(bitmap.pixel(x: x, y: y) == (inside ? 0xFF00_0000 : 0), "\(x),\(y)")
    }
  }
}
