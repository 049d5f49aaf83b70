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
