import Foundation

/// What an MP4 says of its pictures (ISO/IEC 14496-12).
enum MovieIndex {
  /// How many pictures there are; nil where the file isn't whole.
  static func pictureCount(in file: Data) -> Int? {
    var content = file[...]
    for name in ["moov", "trak", "mdia", "minf", "stbl", "stsz"] {
      guard let box = box(name, in: content) else { return nil }
      content = box
    }
    // Version and flags, a size that all share, then the count.
    return number(in: content.dropFirst(8))
  }

  private static func box(_ name: String, in content: Data) -> Data? {
    var rest = content
    while let size = number(in: rest), size >= 8, size <= rest.count {
      let box = rest.prefix(size)
      if box.dropFirst(4).prefix(4).elementsEqual(name.utf8) { return box.dropFirst(8) }
      rest = rest.dropFirst(size)
    }
    return nil
  }

  private static func number(in bytes: Data) -> Int? {
    bytes.count < 4 ? nil : bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
