import Foundation
import Graphics
import Testing

private func svg(_ shapes: String, width: Int = 10, height: Int = 10) -> Data {
  Data(
    """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)">\(shapes)</svg>
    """.utf8)
}

private let leftHalf = svg("<rect x='0' y='0' width='5' height='10' fill='#ff0000'/>")

private func png(_ width: Int, _ height: Int, draw: (Canvas) -> Void) throws -> Data {
  let bitmap = Bitmap(width: width, height: height)
  draw(Canvas(bitmap, scale: 1))
  return try bitmap.pngData()
}

@Test func `a translucent PNG is premultiplied when it is decoded`() throws {
  let color = Color(red: 1, green: 0.2, blue: 0, alpha: 0.6)
  let data = try png(2, 2) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2), with: color) }
  let pixel = try Image(data: data, scale: 1, name: "p").bitmap(pixelWidth: 2, pixelHeight: 2)
    .pixel(x: 1, y: 1)
  #expect(pixel == 0x9999_1F00 || pixel == 0x9999_1E00)
}

@Test func `an image's size is in points`() throws {
  let data = try png(30, 60) { _ in }
  let image = try Image(data: data, scale: 3, name: "p")
  #expect(image.size == CGSize(width: 10, height: 20))
  #expect(image.scale == 3)
}

@Test func `an image at its own pixels is copied`() throws {
  let data = try png(4, 4) { canvas in
    canvas.fill(CGRect(x: 1, y: 1, width: 2, height: 2), with: Color(red: 0, green: 1, blue: 0))
  }
  let image = try Image(data: data, scale: 2, name: "p")
  let bitmap = Bitmap(width: 8, height: 8)
  let canvas = Canvas(bitmap, scale: 2)
  canvas.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 2))
  for y in 0..<8 {
    for x in 0..<8 {
      let inside = (3..<5).contains(x) && (3..<5).contains(y)
      #expect(bitmap.pixel(x: x, y: y) == (inside ? 0xFF00_FF00 : 0), "\(x),\(y)")
    }
  }
}

@Test func `opacity fades an image`() throws {
  let data = try png(4, 4) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: .white) }
  let image = try Image(data: data, scale: 1, name: "p")
  let bitmap = Bitmap(width: 4, height: 4)
  Canvas(bitmap, scale: 1).draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4), opacity: 0.5)
  #expect(bitmap.pixel(x: 2, y: 2) == 0x8080_8080)
}

@Test func `a photograph shrinks to its average`() throws {
  // Stripes of one pixel would alias to black, white or waves.
  let data = try png(256, 256) { canvas in
    canvas.fill(CGRect(x: 0, y: 0, width: 256, height: 256), with: .black)
    for x in stride(from: 0, to: 256, by: 2) {
      canvas.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 256), with: .white)
    }
  }
  let image = try Image(data: data, scale: 1, name: "p")
  let bitmap = Bitmap(width: 19, height: 19)
  Canvas(bitmap, scale: 1).draw(image, in: CGRect(x: 0, y: 0, width: 19, height: 19))
  for x in 0..<19 {
    let level = Int(bitmap.pixel(x: x, y: 9) & 0xFF)
    #expect(abs(level - 128) <= 10, "\(x): \(level)")
  }
}

@Test(arguments: [10, 30, 100])
func `an SVG is sharp at every size`(side: Int) throws {
  let image = try Image(data: leftHalf, scale: 1, name: "half.svg")
  #expect(image.size == CGSize(width: 10, height: 10))
  let bitmap = image.bitmap(pixelWidth: side, pixelHeight: side)
  #expect(bitmap.width == side)
  for x in 0..<side {
    #expect(bitmap.pixel(x: x, y: side / 2) == (x < side / 2 ? 0xFFFF_0000 : 0), "\(x)")
  }
}

@Test func `a stretched SVG fills its rectangle`() throws {
  let image = try Image(data: leftHalf, scale: 1, name: "half.svg")
  let bitmap = image.bitmap(pixelWidth: 40, pixelHeight: 10)
  #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000)
  #expect(bitmap.pixel(x: 19, y: 9) == 0xFFFF_0000)
  #expect(bitmap.pixel(x: 20, y: 5) == 0)
}

@Test func `a size that was asked for before is the same bitmap`() throws {
  let image = try Image(data: leftHalf, scale: 1, name: "half.svg")
  let first = image.bitmap(pixelWidth: 20, pixelHeight: 20)
  _ = image.bitmap(pixelWidth: 21, pixelHeight: 21)
  #expect(image.bitmap(pixelWidth: 20, pixelHeight: 20) === first)
}

@Test func `an image's own size takes no other memory`() throws {
  let bitmap = Bitmap(width: 5, height: 5)
  let image = Image(bitmap: bitmap, scale: 1)
  #expect(image.bitmap(pixelWidth: 5, pixelHeight: 5) === bitmap)
}

@Test func `a tint colours what the image covers`() throws {
  let image = try Image(data: leftHalf, scale: 1, name: "half.svg")
  let bitmap = Bitmap(width: 10, height: 10)
  let canvas = Canvas(bitmap, scale: 1)
  canvas.draw(
    image, in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: Color(red: 0, green: 0, blue: 1))
  #expect(bitmap.pixel(x: 2, y: 5) == 0xFF00_00FF)
  #expect(bitmap.pixel(x: 7, y: 5) == 0)
  canvas.clear()
  canvas.draw(
    image, in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: .white, opacity: 0.5)
  #expect(bitmap.pixel(x: 2, y: 5) == 0x8080_8080)
}

@Test func `a part of an image is stretched without its neighbours`() throws {
  let data = try png(9, 3) { canvas in
    for (index, color) in [Color.black, .white, .black].enumerated() {
      canvas.fill(CGRect(x: CGFloat(index) * 3, y: 0, width: 3, height: 3), with: color)
    }
  }
  let image = try Image(data: data, scale: 1, name: "p")
  let bitmap = Bitmap(width: 40, height: 3)
  Canvas(bitmap, scale: 1).draw(
    image, source: CGRect(x: 3, y: 0, width: 3, height: 3),
    in: CGRect(x: 0, y: 0, width: 40, height: 3))
  for x in 0..<40 { #expect(bitmap.pixel(x: x, y: 1) == 0xFFFF_FFFF, "\(x)") }
}

@Test func `a part that lies outside the image draws nothing`() throws {
  let image = try Image(
    data: png(4, 4) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: .white) }, scale: 1,
    name: "p")
  let bitmap = Bitmap(width: 4, height: 4)
  let canvas = Canvas(bitmap, scale: 1)
  for source in [
    CGRect(x: 4, y: 0, width: 2, height: 2), CGRect(x: -9, y: 0, width: 8, height: 2),
    CGRect(x: 0, y: 1e20, width: 8, height: 2),
  ] {
    canvas.draw(image, source: source, in: CGRect(x: 0, y: 0, width: 4, height: 4))
  }
  #expect((0..<16).allSatisfy { bitmap.pixel(x: $0 % 4, y: $0 / 4) == 0 })
}

@Test func `a size of one side only is no reason to draw a giant`() throws {
  let image = try Image(
    data: svg("<rect width='2' height='900' fill='#fff'/>", width: 2, height: 900), scale: 1,
    name: "tall.svg")
  let bitmap = image.bitmap(pixelWidth: 400, pixelHeight: 2)
  #expect(bitmap.pixel(x: 200, y: 1) == 0xFFFF_FFFF)
}

@Test func `bad images are told apart`() throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let missing = folder.appendingPathComponent("none.png")
  #expect(throws: GraphicsError.missingFile(missing.path)) {
    try Image.load(contentsOf: missing, scale: 1)
  }
  #expect(throws: GraphicsError.unreadableFile(folder.path, reason: "Is a directory")) {
    try Image.load(contentsOf: folder, scale: 1)
  }
  func decoding(_ data: Data) -> GraphicsError? {
    #expect(throws: GraphicsError.self) { try Image(data: data, scale: 1, name: "x") }
  }
  let good = try png(40, 40) { canvas in
    for x in 0..<40 {
      canvas.fill(
        CGRect(x: CGFloat(x), y: 0, width: 1, height: 40),
        with: Color(white: CGFloat(x * x % 37) / 37))
    }
  }
  #expect(decoding(Data()) == .notAnImage("x"))
  #expect(decoding(Data("hello".utf8)) == .notAnImage("x"))
  #expect(decoding(good.prefix(12)) == .truncatedImage("x"))
  #expect(decoding(good.prefix(good.count / 2)) == .truncatedImage("x"))
  #expect(decoding(leftHalf.dropLast(20)) == .truncatedImage("x"))
  var damaged = good
  damaged.replaceSubrange(45..<60, with: Data(repeating: 0, count: 15))
  guard case .damagedImage("x", let reason) = decoding(damaged) else {
    Issue.record("damage goes unnoticed")
    return
  }
  #expect(!reason.isEmpty)
  let nothing = GraphicsError.damagedImage("x", reason: "nothing in it can be drawn")
  #expect(decoding(svg("<g id='a'/><use href='#a'/>")) == nothing)
  let dot = svg("<rect width='3' height='3' fill='#fff'/>", width: 900)
  #expect(throws: Never.self) { try Image(data: dot, scale: 1, name: "dot.svg") }
  #expect(
    decoding(svg("", width: 20000, height: 10))
      == .imageTooLarge("x", width: 20000, height: 10))
  let endless = Data("<svg viewBox='0 0 1e-30 1e30'></svg>".utf8)
  #expect(decoding(endless) == .imageTooLarge("x", width: 0, height: 1_000_000_000_000_000))
  // A GIF's picture may be larger than its screen, here of 10x10 pixels.
  let gif =
    Array("GIF89a".utf8) + [10, 0, 10, 0, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 1, 0, 0x80]
    + [0, 0, 0, 255, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]
  #expect(decoding(Data(gif)) == .imageTooLarge("x", width: 65535, height: 1))
}
