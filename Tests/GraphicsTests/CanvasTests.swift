import Foundation
import Graphics
import Testing

private let blue = Color(red: 0, green: 0, blue: 1)
private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

@Test func `a group's opacity is applied to the whole of it`() {
  let grouped = Bitmap(width: 20, height: 20)
  let canvas = Canvas(grouped, scale: 1)
  canvas.fill(square, with: .white)
  canvas.beginGroup()
  canvas.fill(square, with: .black)
  canvas.fill(CGRect(x: 5, y: 5, width: 10, height: 10), with: blue)
  canvas.endGroup(opacity: 0.5)

  let flat = Bitmap(width: 20, height: 20)
  let other = Canvas(flat, scale: 1)
  other.fill(square, with: .white)
  other.fill(CGRect(x: 5, y: 5, width: 10, height: 10), with: blue.multiplyingAlpha(by: 0.5))
  #expect(grouped.pixel(x: 10, y: 10) == flat.pixel(x: 10, y: 10))
  #expect(grouped.color(x: 0, y: 0).red == 127.0 / 255)
}

@Test func `a group's clip edge is applied once`() {
  func edge(inGroup: Bool) -> [UInt32] {
    let bitmap = Bitmap(width: 20, height: 20)
    let canvas = Canvas(bitmap, scale: 1)
    canvas.clip(to: square, cornerRadius: 8)
    if inGroup { canvas.beginGroup() }
    canvas.fill(square, with: blue)
    if inGroup { canvas.endGroup(opacity: 1) }
    return (0..<400).map { bitmap.pixel(x: $0 % 20, y: $0 / 20) }
  }
  #expect(edge(inGroup: true) == edge(inGroup: false))
}

@Test(arguments: [0, 0.3])
func `whatever is drawn in a group is there when it ends`(angle: CGFloat) throws {
  let mask = AlphaMask(width: 6, height: 6)
  memset(mask.pixels, 99, mask.bytesPerRow * 6)
  let image = Image(bitmap: Bitmap(width: 4, height: 4), scale: 1)
  Canvas(image.bitmap(pixelWidth: 4, pixelHeight: 4), scale: 1).fill(square, with: blue)
  var zigzag = Path()
  zigzag.move(to: CGPoint(x: 8, y: 20))
  zigzag.addLine(to: CGPoint(x: 10, y: 8))
  zigzag.addLine(to: CGPoint(x: 12, y: 20))
  let box = CGRect(x: 7, y: 7, width: 6, height: 6)
  let drawings: [(Canvas) -> Void] = [
    { $0.fill(box, with: blue) },
    { $0.fill(box, with: blue.multiplyingAlpha(by: 0.5)) },
    { $0.fill(box, cornerRadius: 2, with: blue) },
    { $0.fill(zigzag, with: blue) },
    { $0.stroke(zigzag, with: blue, lineWidth: 3) },
    { $0.strokeBorder(box, width: 2, with: blue) },
    { $0.strokeBorder(box, cornerRadius: 2, width: 2, with: blue) },
    { $0.drawShadow(of: box, color: blue, offset: .zero, radius: 2) },
    { $0.draw(image, in: box) },
    { $0.draw(image, in: box, tint: .white, opacity: 0.5) },
    { $0.draw(image, source: CGRect(x: 1, y: 1, width: 2, height: 2), in: box) },
    { $0.draw(mask, atDevicePixel: 9, y: 9, color: blue) },
    { $0.draw(mask, in: box, color: blue) },
    { canvas in
      canvas.beginGroup()
      canvas.fill(box, with: blue)
      canvas.endGroup(opacity: 1)
    },
  ]
  for (index, draw) in drawings.enumerated() {
    for snaps in [true, false] {
      let (direct, grouped) = (Bitmap(width: 40, height: 40), Bitmap(width: 40, height: 40))
      for (bitmap, inGroup) in [(direct, false), (grouped, true)] {
        let canvas = Canvas(bitmap, scale: 2)
        canvas.snapsToPixels = snaps
        canvas.translateBy(x: 0.3, y: 0.3)
        canvas.concatenate(CGAffineTransform(rotationAngle: angle))
        if inGroup { canvas.beginGroup() }
        draw(canvas)
        if inGroup { canvas.endGroup(opacity: 1) }
      }
      #expect(memcmp(direct.pixels, grouped.pixels, 6400) == 0, "drawing \(index)")
      #expect((0..<1600).contains { direct.pixel(x: $0 % 40, y: $0 / 40) != 0 })
    }
  }
}

@Test func `groups nest, keep their place and give back the state`() {
  let bitmap = Bitmap(width: 20, height: 20)
  let canvas = Canvas(bitmap, scale: 2)
  canvas.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
  canvas.translateBy(x: 1, y: 1)
  canvas.beginGroup()
  canvas.translateBy(x: 3, y: 0)
  canvas.clip(to: CGRect(x: 0, y: 0, width: 2, height: 20))
  canvas.beginGroup()
  canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 20), with: blue)
  canvas.endGroup(opacity: 1)
  canvas.endGroup(opacity: 1)
  #expect(canvas.transform.tx == 2)
  #expect(canvas.clipBounds == CGRect(x: 4, y: 4, width: 12, height: 12))
  for y in 0..<20 {
    for x in 0..<20 {
      let inside = (8..<12).contains(x) && (4..<16).contains(y)
      #expect(bitmap.pixel(x: x, y: y) == (inside ? 0xFF00_00FF : 0), "\(x),\(y)")
    }
  }
}

@Test func `a rounded clip cuts corners and keeps the middle`() {
  let bitmap = Bitmap(width: 20, height: 20)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.clip(to: square, cornerRadius: 6, corners: [.topLeft, .bottomRight])
  canvas.fill(square, with: blue)
  #expect(bitmap.pixel(x: 0, y: 0) == 0)
  #expect(bitmap.pixel(x: 19, y: 19) == 0)
  #expect(bitmap.pixel(x: 19, y: 0) == 0xFF00_00FF)
  #expect(bitmap.pixel(x: 0, y: 19) == 0xFF00_00FF)
  #expect(bitmap.pixel(x: 10, y: 0) == 0xFF00_00FF)
}

@Test func `dirty rectangles let through only their pixels`() {
  let bitmap = Bitmap(width: 10, height: 10)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.clip(toDevicePixels: [
    CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 6, y: 6, width: 2, height: 2),
  ])
  canvas.fill(square, with: blue)
  #expect(canvas.clipBounds == CGRect(x: 0, y: 0, width: 8, height: 8))
  #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_00FF)
  #expect(bitmap.pixel(x: 4, y: 4) == 0)
  #expect(bitmap.pixel(x: 7, y: 7) == 0xFF00_00FF)
}

@Test func `a clip that leaves nothing draws nothing`() {
  let bitmap = Bitmap(width: 4, height: 4)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.save()
  canvas.clip(to: CGRect(x: 10, y: 10, width: 4, height: 4))
  #expect(canvas.clipBounds == .zero)
  canvas.fill(square, with: blue)
  canvas.beginGroup()
  canvas.fill(square, with: blue)
  canvas.endGroup(opacity: 1)
  canvas.restore()
  #expect(bitmap.pixel(x: 0, y: 0) == 0)
}
