import Foundation
import Graphics
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

@Test(arguments: [CGFloat(1), 2, 3])
func `a filled rectangle covers its pixels and no others`(scale: CGFloat) {
  let bitmap = Bitmap(width: 30, height: 30)
  let canvas = Canvas(bitmap, scale: scale)
  canvas.fill(CGRect(x: 2, y: 3, width: 4, height: 5), with: red)
  let (left, top) = (2 * Int(scale), 3 * Int(scale))
  let (right, bottom) = (6 * Int(scale), 8 * Int(scale))
  for y in 0..<30 {
    for x in 0..<30 {
      let inside = (left..<right).contains(x) && (top..<bottom).contains(y)
      #expect(bitmap.pixel(x: x, y: y) == (inside ? 0xFFFF_0000 : 0), "\(x),\(y)")
    }
  }
}

@Test func `a translucent fill is stored premultiplied`() {
  let bitmap = Bitmap(width: 1, height: 1)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.fill(
    CGRect(x: 0, y: 0, width: 1, height: 1), with: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
  let pixel = bitmap.pixel(x: 0, y: 0)
  #expect(pixel >> 24 == 128)
  #expect(pixel >> 16 & 0xFF == 128)
  #expect(abs(Int(pixel >> 8 & 0xFF) - 64) <= 1)
  #expect(bitmap.color(x: 0, y: 0).red == 1)
}

@Test func `abutting fills leave no seam`() {
  let bitmap = Bitmap(width: 100, height: 1)
  let canvas = Canvas(bitmap, scale: 3)
  let step = 3.1
  for index in 0..<10 {
    canvas.fill(
      CGRect(x: CGFloat(index) * step, y: 0, width: step, height: 1),
      with: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
  }
  for x in 0..<93 { #expect(bitmap.pixel(x: x, y: 0) == 0x8080_8080, "\(x)") }
  #expect(bitmap.pixel(x: 93, y: 0) == 0)
}

@Test func `a hairline never vanishes`() {
  let bitmap = Bitmap(width: 4, height: 4)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.fill(CGRect(x: 0, y: 1.6, width: 4, height: 0.2), with: red)
  #expect(bitmap.pixel(x: 0, y: 2) == 0xFFFF_0000)
  #expect(bitmap.pixel(x: 0, y: 1) == 0)
  #expect(bitmap.pixel(x: 0, y: 3) == 0)
}

@Test func `without snapping an edge is shared between two pixels`() {
  let bitmap = Bitmap(width: 2, height: 1)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.snapsToPixels = false
  canvas.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1), with: red)
  #expect(bitmap.color(x: 0, y: 0).alpha == 128.0 / 255)
  #expect(bitmap.pixel(x: 0, y: 0) == bitmap.pixel(x: 1, y: 0))
}

@Test func `a transform that flattens everything draws nothing and does no harm`() {
  let bitmap = Bitmap(width: 2, height: 2)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.save()
  canvas.concatenate(CGAffineTransform(scaleX: 0, y: 0))
  canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 2), with: red)
  canvas.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)), with: red)
  canvas.restore()
  #expect(bitmap.pixel(x: 0, y: 0) == 0)
  canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: red)
  #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000)
}

@Test func `sizes without end are drawn as far as can be seen`() {
  let bitmap = Bitmap(width: 2, height: 2)
  let canvas = Canvas(bitmap, scale: 3)
  for snaps in [true, false] {
    canvas.clear()
    canvas.snapsToPixels = snaps
    canvas.fill(CGRect(x: -1e30, y: -1e300, width: 1e31, height: CGFloat.infinity), with: red)
    #expect(bitmap.pixel(x: 1, y: 1) == 0xFFFF_0000)
    canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), with: .white)
  }
}
