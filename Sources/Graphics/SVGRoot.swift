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
    let attributes = String(decoding: data[start.upperBound..<end], as: UTF8.self)
    let tag = SVGTag(name: "svg", attributes: attributes[...], offset: start.lowerBound)
    let box = tag.viewBoxSize
    let width = tag.attribute("width").flatMap(Self.length) ?? box.map { Double($0.width) }
    let height = tag.attribute("height").flatMap(Self.length) ?? box.map { Double($0.height) }
    guard let width, let height, width > 0, height > 0, width.isFinite, height.isFinite else {
      return nil
    }
    size = CGSize(width: width, height: height)
    isClosed = attributes.hasSuffix("/") || data[end...].range(of: Data("</svg".utf8)) != nil
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
