import Foundation

/// The opening tag of an SVG file: how large it says it is.
struct SVGRoot: Hashable, Sendable {
  /// The size in points: one of the file's pixels each.
  let size: CGSize
  /// Whether the file goes on to its closing tag.
  let isClosed: Bool

  /// Whether data reads like the beginning of an SVG file.
  static func begins(_ data: Data) -> Bool {
    let head = data.prefix(4096)
    let isMark: (UInt8) -> Bool = { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard head.first(where: { !isMark($0) }) == UInt8(ascii: "<") else { return false }
    return head.range(of: Data("<svg".utf8)) != nil
  }

  /// Nil when there is no complete opening tag with a usable size.
  init?(_ data: Data) {
    guard let start = data.range(of: Data("<svg".utf8)),
      let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = String(decoding: data[start.upperBound..<end], as: UTF8.self)
    let box = Self.attribute("viewBox", in: tag).map {
      $0.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    }
    let boxSize: (Double, Double)? = box.flatMap { $0.count == 4 ? ($0[2], $0[3]) : nil }
    let width = Self.attribute("width", in: tag).flatMap(Self.length) ?? boxSize?.0
    let height = Self.attribute("height", in: tag).flatMap(Self.length) ?? boxSize?.1
    guard let width, let height, width > 0, height > 0, width.isFinite, height.isFinite else {
      return nil
    }
    size = CGSize(width: width, height: height)
    isClosed = tag.hasSuffix("/") || data[end...].range(of: Data("</svg".utf8)) != nil
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t"] {
        guard let start = tag.range(of: space + name + "=" + quote),
          let end = tag[start.upperBound...].firstIndex(of: Character(quote))
        else { continue }
        return String(tag[start.upperBound..<end])
      }
    }
    return nil
  }

  /// A length in CSS pixels, 96 to the inch; nil for a share of something unknown.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    let text = text.trimmingCharacters(in: .whitespaces)
    for (unit, pixels) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * pixels }
    }
    return Double(text)
  }
}
