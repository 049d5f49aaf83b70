internal import CPNG
import Foundation

/// A PNG file, checked chunk by chunk before it is decoded.
///
/// The decoder prints its own words about damage and about colour profiles that it doesn't like.
/// Damage is found here instead, and only the chunks that make the pixels go further.
struct PNGFile {
  /// The same picture without profiles, texts and times.
  let essentials: Data
  private let name: String

  private static let kept = Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])

  init(_ data: Data, name: String) throws(GraphicsError) {
    let bytes = [UInt8](data)
    var essentials = Data(bytes.prefix(8))
    var at = 8
    var kind = ""
    while kind != "IEND" {
      guard at + 12 <= bytes.count else { throw .truncatedImage(name) }
      let length = Self.number(bytes, at)
      kind = Self.name(bytes[at + 4..<at + 8])
      let end = at + 12 + length
      guard end <= bytes.count else { throw .truncatedImage(name) }
      guard kind != "CgBI" else {
        throw .damagedImage(name, reason: "packed for a device by Xcode, and no longer a PNG file")
      }
      let sum = bytes.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { crc32(0, $0 + at + 4, UInt32(length + 4)) } ?? 0
      }
      guard Int(sum) == Self.number(bytes, end - 4) else {
        throw .damagedImage(name, reason: "wrong checksum in \(kind) at byte \(at)")
      }
      if Self.kept.contains(kind) { essentials.append(contentsOf: bytes[at..<end]) }
      at = end
    }
    self.essentials = essentials
    self.name = name
  }

  /// Decodes the picture, straight into the bitmap's own memory.
  func bitmap() throws(GraphicsError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let decoded = essentials.withUnsafeBytes { bytes -> Bitmap? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return nil
      }
      // Blue is the first byte of a word that is written with alpha first.
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      // Without a profile 16 bits would be taken for linear light.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let bitmap = Bitmap(width: Int(image.width), height: Int(image.height))
      let stride = Int32(bitmap.bytesPerRow)
      return png_image_finish_read(&image, nil, bitmap.pixels, stride, nil) == 0 ? nil : bitmap
    }
    guard let decoded else { throw .damagedImage(name, reason: Self.reason(image)) }
    decoded.premultiply()
    return decoded
  }

  private static func reason(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// A chunk's name, fit to print even when it is damaged.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      decoding: bytes.map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
