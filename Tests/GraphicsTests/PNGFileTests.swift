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
