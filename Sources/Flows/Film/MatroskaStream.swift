import Foundation

/// The bytes around raw pictures that give each of them its time (Matroska, RFC 9559).
struct MatroskaStream {
  /// The size of the pictures, in pixels.
  let width: Int
  let height: Int
  /// Pictures a second; times are counted in pictures.
  let rate: Int

  /// What stands before all pictures.
  var header: Data {
    let ebml = Self.element(
      0x1A45_DFA3,
      Self.number(0x4286, 1) + Self.number(0x42F7, 1) + Self.number(0x42F2, 4)
        + Self.number(0x42F3, 8) + Self.text(0x4282, "matroska") + Self.number(0x4287, 4)
        + Self.number(0x4285, 2))
    let nanoseconds = 1_000_000_000 / rate
    let info = Self.element(
      0x1549_A966,
      Self.number(0x2A_D7B1, nanoseconds) + Self.text(0x4D80, "foyer")
        + Self.text(0x5741, "foyer"))
    // Blue, green, red and a byte that doesn't matter.
    let video = Self.element(
      0xE0,
      Self.number(0xB0, width) + Self.number(0xBA, height)
        + Self.element(0x2E_B524, Data([0x42, 0x47, 0x52, 0])))
    let isVideo = 1
    let track = Self.element(
      0xAE,
      Self.number(0xD7, 1) + Self.number(0x73C5, 1) + Self.number(0x83, isVideo)
        + Self.text(0x86, "V_UNCOMPRESSED") + video)
    let endlessSegment = Data([0x18, 0x53, 0x80, 0x67, 0x01]) + Data(repeating: 0xFF, count: 7)
    return ebml + endlessSegment + info + Self.element(0x1654_AE6B, track)
  }

  /// What stands before the bytes of the picture that is shown from a time on.
  func pictureHeader(time: Int) -> Data {
    let timestamp = Self.number(0xE7, time)
    let keyFrameOfTrack1 = Data([0x81, 0, 0, 0x80])
    let size = width * height * 4 + keyFrameOfTrack1.count
    let block = Self.id(0xA3) + Self.size(size) + keyFrameOfTrack1
    return Self.id(0x1F43_B675) + Self.size(timestamp.count + block.count + width * height * 4)
      + timestamp + block
  }

  // MARK: Elements

  private static func element(_ name: Int, _ content: Data) -> Data {
    id(name) + size(content.count) + content
  }

  private static func number(_ name: Int, _ value: Int) -> Data {
    element(name, bytes(value, count: 8))
  }

  private static func text(_ name: Int, _ value: String) -> Data { element(name, Data(value.utf8)) }

  private static func id(_ name: Int) -> Data {
    bytes(name, count: 8).drop { $0 == 0 }
  }

  /// A size in eight bytes, of which the first has nothing but the mark for that.
  private static func size(_ size: Int) -> Data { Data([0x01]) + bytes(size, count: 7) }

  private static func bytes(_ value: Int, count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
  }
}
