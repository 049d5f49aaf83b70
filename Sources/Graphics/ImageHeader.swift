import Foundation

/// What an image's first bytes say about it, read before anything is decoded.
struct ImageHeader: Hashable, Sendable {
  enum Format: Hashable, Sendable {
    case png, jpeg, gif, bmp, webp, svg
  }

  /// The longest side that is decoded, in pixels; ours.
  static let longestSide = 16384
  /// The most pixels that are decoded; ours.
  static let mostPixels = 64_000_000

  let format: Format
  /// The size in pixels; for SVG in its own units, of which one is a point.
  let width: Double
  let height: Double
  /// Whether the data holds its format's end, or that of the first picture in it.
  let isComplete: Bool
  /// Whether the colours are of four inks.
  private(set) var isCMYK = false

  /// Nil when the data is no image, or ends inside its header.
  init?(_ data: Data) {
    let bytes = Bytes(data)
    guard let format = Self.format(of: bytes) else { return nil }
    let size: (Int, Int)?
    switch format {
    case .png: size = bytes.hasWord("IHDR", at: 12) ? bytes.big32(16, 20) : nil
    case .jpeg:
      let frame = Self.jpegFrame(bytes)
      size = frame.flatMap { bytes.big16($0 + 5, $0 + 3) }
      isCMYK = frame.flatMap { bytes[$0 + 7] } == 4
    case .gif:
      // The decoder makes the first picture, which may be larger than the screen it is meant for.
      let picture = Self.gifPicture(bytes)
      size = picture.start.flatMap { bytes.little16($0 + 5, $0 + 7) } ?? bytes.little16(6, 8)
    case .bmp: size = Self.bmpSize(bytes)
    case .webp: size = Self.webpSize(bytes)
    case .svg:
      guard let root = SVGRoot(data) else { return nil }
      self.format = format
      (width, height, isComplete) = (root.size.width, root.size.height, root.isClosed)
      return
    }
    self.format = format
    width = Double(size?.0 ?? 0)
    height = Double(size?.1 ?? 0)
    isComplete = size != nil && Self.isComplete(bytes, format)
  }

  var isTooLarge: Bool {
    let limit = Double(Self.longestSide)
    return width > limit || height > limit || width * height > Double(Self.mostPixels)
  }

  private static func format(of bytes: Bytes) -> Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.hasWord("GIF87a", at: 0) || bytes.hasWord("GIF89a", at: 0) { return .gif }
    if bytes.hasWord("RIFF", at: 0), bytes.hasWord("WEBP", at: 8) { return .webp }
    if bytes.hasWord("BM", at: 0), bytes.little32(14).map({ (12...124).contains($0) }) ?? true {
      return .bmp
    }
    if SVGRoot.begins(bytes.data) { return .svg }
    return nil
  }

  /// Walks a JPEG's segments to the frame header.
  private static func jpegFrame(_ bytes: Bytes) -> Int? {
    var at = 2
    while let marker = bytes.jpegMarker(&at), marker != 0xDA {
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return at }
      guard let length = bytes.big16(at) else { return nil }
      at += length
    }
    return nil
  }

  private static func bmpSize(_ bytes: Bytes) -> (Int, Int)? {
    if bytes.little32(14) == 12 { return bytes.little16(18, 20) }
    guard let width = bytes.little32(18), let height = bytes.little32(22) else { return nil }
    func magnitude(_ value: Int) -> Int { Int(Int32(truncatingIfNeeded: value).magnitude) }
    return (magnitude(width), magnitude(height))
  }

  private static func webpSize(_ bytes: Bytes) -> (Int, Int)? {
    if bytes.hasWord("VP8 ", at: 12), let size = bytes.little16(26, 28) {
      return (size.0 & 0x3FFF, size.1 & 0x3FFF)
    }
    if bytes.hasWord("VP8L", at: 12), let bits = bytes.little32(21) {
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    if bytes.hasWord("VP8X", at: 12), let width = bytes.little32(24),
      let height = bytes.little32(26)
    {
      return ((width & 0xFF_FFFF) + 1, (height >> 8) + 1)
    }
    return nil
  }

  private static func isComplete(_ bytes: Bytes, _ format: Format) -> Bool {
    switch format {
    case .png: true
    case .jpeg: jpegIsComplete(bytes)
    case .gif: gifPicture(bytes).isComplete
    case .bmp: bytes.little32(2).map { bytes.count >= $0 } ?? false
    case .webp: bytes.little32(4).map { bytes.count >= $0 + 8 } ?? false
    case .svg: true
    }
  }

  /// Where a GIF's first picture begins, and whether its end is there: decoders show what there is
  /// of one, so its blocks are followed.
  private static func gifPicture(_ bytes: Bytes) -> (start: Int?, isComplete: Bool) {
    func table(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1) }
    guard let flags = bytes[10] else { return (nil, false) }
    var at = 13 + table(flags)
    while let kind = bytes[at] {
      if kind == 0x3B { return (nil, true) }
      let start = kind == 0x2C ? at : nil
      if start != nil {
        guard let flags = bytes[at + 9] else { return (start, false) }
        at += 11 + table(flags)
      } else {
        at += 2
      }
      while let length = bytes[at], length > 0 { at += 1 + length }
      guard bytes[at] == 0 else { return (start, false) }
      if start != nil { return (start, true) }
      at += 1
    }
    return (nil, false)
  }

  /// Decoders paint the missing part of a JPEG grey, so its end marker is looked for here.
  private static func jpegIsComplete(_ bytes: Bytes) -> Bool {
    var at = 2
    while let marker = bytes.jpegMarker(&at) {
      if marker == 0xDA {
        return bytes.data.range(
          of: Data([0xFF, 0xD9]), in: bytes.data.startIndex + at..<bytes.data.endIndex) != nil
      }
      guard let length = bytes.big16(at) else { return false }
      at += length
    }
    return false
  }
}

/// Numbers at byte offsets; nil past the end.
private struct Bytes {
  let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  subscript(_ offset: Int) -> Int? {
    offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : nil
  }

  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  func hasWord(_ word: String, at offset: Int) -> Bool {
    data.dropFirst(offset).starts(with: Array(word.utf8))
  }

  func big16(_ offset: Int) -> Int? {
    guard let high = self[offset], let low = self[offset + 1] else { return nil }
    return high << 8 | low
  }

  func big16(_ first: Int, _ second: Int) -> (Int, Int)? {
    guard let one = big16(first), let two = big16(second) else { return nil }
    return (one, two)
  }

  func big32(_ first: Int, _ second: Int) -> (Int, Int)? {
    guard let a = big16(first), let b = big16(first + 2), let c = big16(second),
      let d = big16(second + 2)
    else { return nil }
    return (a << 16 | b, c << 16 | d)
  }

  func little16(_ first: Int, _ second: Int) -> (Int, Int)? {
    guard let a = self[first], let b = self[first + 1], let c = self[second],
      let d = self[second + 1]
    else { return nil }
    return (b << 8 | a, d << 8 | c)
  }

  func little32(_ offset: Int) -> Int? {
    little16(offset, offset + 2).map { $0.1 << 16 | $0.0 }
  }

  /// The next segment's marker; `at` moves to what follows it.
  func jpegMarker(_ at: inout Int) -> Int? {
    guard self[at] == 0xFF else { return nil }
    while self[at] == 0xFF { at += 1 }
    guard let marker = self[at] else { return nil }
    at += 1
    return marker
  }
}
