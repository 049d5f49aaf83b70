import Foundation

/// Something in an SVG file that isn't drawn, the decoder having no idea of it.
package struct SVGOmission: Hashable, Sendable {
  /// The element or attribute, as in `<use>` or `clip-path`.
  package let name: String
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int

  /// Elements that draw something, or say how something is drawn.
  private static let elements: Set<String> = [
    "use", "text", "image", "pattern", "foreignObject", "marker",
  ]
  /// Attributes that lead to what is done to a shape.
  private static let effects = ["clip-path", "mask", "filter"]

  /// What isn't drawn, the first of each kind.
  static func all(in data: Data) -> [SVGOmission] {
    let bytes = [UInt8](data)
    var reader = SVGTagReader(bytes: bytes)
    var found: [(name: String, offset: Int)] = []
    var used: [(name: String, id: String, offset: Int)] = []
    var covers = SVGCoverFinder()
    while let tag = reader.next() {
      covers.see(tag)
      if elements.contains(tag.name) { found.append(("<\(tag.name)>", tag.offset)) }
      if tag.name == "!ENTITY" { found.append(("an entity", tag.offset)) }
      if tag.name == "style", reader.followsRuleForElements() {
        found.append(("a rule of <style> for other than classes", tag.offset))
      }
      for name in effects {
        guard let value = tag.attribute(name), value.hasPrefix("url(#") else { continue }
        used.append((name, String(value.dropFirst(5).prefix { $0 != ")" }), tag.offset))
      }
    }
    // What lets the whole picture through is often written and changes nothing.
    for (name, id, offset) in used where !covers.ids.contains(id) { found.append((name, offset)) }
    var seen: Set<String> = []
    return found.sorted { $0.offset < $1.offset }.filter { seen.insert($0.name).inserted }
      .map { SVGOmission(name: $0.name, offset: $0.offset, in: bytes) }
  }

  private init(name: String, offset: Int, in bytes: [UInt8]) {
    self.name = name
    let before = bytes.prefix(offset)
    let newline = UInt8(ascii: "\n")
    line = before.count { $0 == newline } + 1
    column = offset - (before.lastIndex(of: newline).map { $0 + 1 } ?? 0) + 1
  }
}
