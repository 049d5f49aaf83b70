import Foundation
import Graphics
import Testing

private func ramp() -> AlphaMask {
  let mask = AlphaMask(width: 5, height: 2)
  for y in 0..<2 {
    for x in 0..<5 { mask.pixels[y * mask.bytesPerRow + x] = UInt8(x * 60 + y) }
  }
  return mask
}

@Test func `a mask's coverage is its colour's opacity, pixel for pixel`() {
  let bitmap = Bitmap(width: 10, height: 6)
  Canvas(bitmap, scale: 3).draw(ramp(), atDevicePixel: 2, y: 3, color: .white)
  for y in 0..<6 {
    for x in 0..<10 {
      let inside = (2..<7).contains(x) && (3..<5).contains(y)
      let coverage = inside ? UInt32((x - 2) * 60 + y - 3) : 0
      #expect(bitmap.pixel(x: x, y: y) == coverage * 0x0101_0101, "\(x),\(y)")
    }
  }
}

@Test func `a mask laid over as many pixels as it has is not interpolated`() {
  let exact = Bitmap(width: 10, height: 6)
  Canvas(exact, scale: 1).draw(ramp(), atDevicePixel: 2, y: 3, color: .white)
  let laid = Bitmap(width: 10, height: 6)
  Canvas(laid, scale: 2).draw(
    ramp(), in: CGRect(x: 1.1, y: 1.4, width: 2.5, height: 1), color: .white)
  for y in 0..<6 {
    for x in 0..<10 { #expect(laid.pixel(x: x, y: y) == exact.pixel(x: x, y: y), "\(x),\(y)") }
  }
}

@Test func `a mask turns with the transform`() {
  let bitmap = Bitmap(width: 8, height: 8)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.translateBy(x: 4, y: 0)
  canvas.concatenate(CGAffineTransform(rotationAngle: .pi / 2))
  canvas.draw(ramp(), in: CGRect(x: 0, y: 0, width: 5, height: 2), color: .white)
  let column = (0..<5).map { bitmap.pixel(x: 3, y: $0) >> 24 }
  #expect(column == [0, 60, 120, 180, 240])
  #expect(bitmap.pixel(x: 1, y: 4) == 0)
}

@Test func `a mask moves by less than a pixel when nothing snaps`() {
  let mask = AlphaMask(width: 1, height: 1)
  mask.pixels[0] = 200
  let bitmap = Bitmap(width: 3, height: 1)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.snapsToPixels = false
  canvas.draw(mask, in: CGRect(x: 0.5, y: 0, width: 1, height: 1), color: .white)
  let alphas = (0..<3).map { Int(bitmap.pixel(x: $0, y: 0) >> 24) }
  #expect(abs(alphas[0] - 100) <= 1 && abs(alphas[1] - 100) <= 1 && alphas[2] == 0)
}
