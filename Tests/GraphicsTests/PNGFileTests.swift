import Foundation
import Testing

@testable import Graphics

private let plain = Bitmap(width: 2, height: 2)

private func chunk(_ kind: String, _ body: [UInt8], checksum: [UInt8]) -> Data {
  Data([0, 0, 0, UInt8(body.count)] + Array(kind.utf8) + body + checksum)
}

@Test func `chunks that make no pixels are left out`() throws {
  let data = try plain.pngData()
  var noted = data
  // The CRC of "tEXtA\0B".
  noted.insert(
    contentsOf: chunk("tEXt", [65, 0, 66], checksum: [0xDF, 0x6A, 0xC4, 0x13]), at: 33)
  #expect(try PNGFile(noted, name: "p").essentials == data)
}

@Test func `damage is reported with its place`() throws {
  var data = try plain.pngData()
  data[20] ^= 1
  #expect(
    throws: GraphicsError.damagedImage("p", reason: "wrong checksum in IHDR at byte 8")
  ) { try PNGFile(data, name: "p") }
}

@Test func `every shorter file is cut short`() throws {
  let data = try plain.pngData()
  for length in 8..<data.count {
    #expect(throws: GraphicsError.truncatedImage("p"), "\(length) bytes") {
      try PNGFile(data.prefix(length), name: "p")
    }
  }
}

@Test func `a picture decodes to the pixels that were saved, premultiplied`() throws {
  let bitmap = Bitmap(width: 3, height: 2)
  Canvas(bitmap, scale: 1).fill(
    CGRect(x: 0, y: 0, width: 2, height: 1), with: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
  let decoded = try PNGFile(bitmap.pngData(), name: "p").bitmap()
  #expect(decoded.width == 3 && decoded.height == 2)
  for y in 0..<2 {
    for x in 0..<3 { #expect(decoded.pixel(x: x, y: y) == bitmap.pixel(x: x, y: y)) }
  }
}

@Test func `pixels that are packed wrongly are damage`() throws {
  var data = try plain.pngData()
  let start = try #require(data.range(of: Data("IDAT".utf8))).upperBound
  // The checksum is made to fit, so that the damage shows only when it is unpacked.
  data[start + 2] ^= 0xFF
  let end = try #require(data.range(of: Data("IEND".utf8))).lowerBound - 8
  let sum = checksum(Array(data[(start - 4)..<end]))
  for (index, byte) in sum.enumerated() { data[end + index] = byte }
  #expect(throws: GraphicsError.self) { try PNGFile(data, name: "p").bitmap() }
}

/// The CRC of a chunk, as PNG's standard spells it out.
private func checksum(_ bytes: [UInt8]) -> [UInt8] {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
  sum ^= 0xFFFF_FFFF
  return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
}

@Test func `of a giant no more is kept than a screen could show, at the size it has`() throws {
  let giant = Bitmap(width: 6000, height: 4000)
  let image = try Image(data: giant.pngData(), scale: 2, name: "giant")
  #expect(image.size == CGSize(width: 3000, height: 2000))
  #expect(image.pixels?.width == 3000 && image.scale == 1)
  let large = try Image(data: Bitmap(width: 4096, height: 4096).pngData(), scale: 2, name: "large")
  #expect(large.pixels?.width == 4096 && large.scale == 2)
}
