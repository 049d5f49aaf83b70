import Foundation
import Testing

@testable import Graphics

private func header(_ bytes: [UInt8]) -> ImageHeader? { ImageHeader(Data(bytes)) }

@Test func `headers tell the format and the size`() {
  let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 1, 0, 0, 0, 0, 0, 5]
  let gif = Array("GIF89a".utf8) + [0x2C, 1, 7, 0]
  let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 9, 1, 0, 3, 0, 0, 0]
  let bmp: [UInt8] =
    Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0] + [6, 0, 0, 0]
    + [0xF9, 0xFF, 0xFF, 0xFF]
  let lossless: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F]
    + [0x09, 0xC0, 0x01, 0]
  let table: [([UInt8], ImageHeader.Format, Double, Double)] = [
    (png, .png, 65536, 5), (gif, .gif, 300, 7), (jpeg, .jpeg, 256, 9), (bmp, .bmp, 6, 7),
    (lossless, .webp, 10, 8),
  ]
  for (bytes, format, width, height) in table {
    let header = header(bytes)
    #expect(header?.format == format)
    #expect(header?.width == width, "\(format)")
    #expect(header?.height == height, "\(format)")
  }
  #expect(header(png)?.isTooLarge == true)
  #expect(header(gif)?.isTooLarge == false)
}

@Test func `a header that is cut short is no size`() {
  for length in 3..<20 {
    let bytes: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 9, 1, 0, 3, 0, 0, 0]
    #expect(header(Array(bytes.prefix(length)))?.isComplete == false, "\(length) bytes")
  }
}

@Test func `a GIF is complete with its first picture`() {
  let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    + [0x21, 0xF9, 4, 0, 0, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  for length in 13..<gif.count {
    #expect(header(Array(gif.prefix(length)))?.isComplete == false, "\(length) bytes")
  }
  #expect(header(gif)?.isComplete == true)
  #expect(header(gif + [0x3B])?.isComplete == true)
}

@Test func `an SVG's size comes from its attributes or its view box`() {
  func size(_ attributes: String) -> CGSize? {
    SVGRoot(Data("<svg \(attributes)></svg>".utf8))?.size
  }
  #expect(size("width=\"24\" height=\"12\"") == CGSize(width: 24, height: 12))
  #expect(size("width='1in' height='36pt'") == CGSize(width: 96, height: 48))
  #expect(size("viewBox=\"0 0 7 9\"") == CGSize(width: 7, height: 9))
  #expect(
    size("width='100%' height='100%' viewBox='0,0,7,9'") == CGSize(width: 7, height: 9))
  #expect(size("stroke-width='3' viewBox='0 0 7 9'") == CGSize(width: 7, height: 9))
  #expect(size("width='-1' height='4'") == nil)
}
