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
    var reader = TagReader(bytes: bytes)
    var found: [(name: String, offset: Int)] = []
    var used: [(name: String, id: String, offset: Int)] = []
    var covers = CoverFinder()
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

/// One tag of a file that is known to be XML, or nearly.
private struct Tag {
  let name: String
  let attributes: Substring
  let offset: Int

  func attribute(_ name: String) -> String? {
    for quote in ["\"", "'"] {
      var rest = attributes
      while let start = rest.range(of: name + "=" + quote) {
        let isWhole =
          start.lowerBound == attributes.startIndex
          || attributes[attributes.index(before: start.lowerBound)].isWhitespace
        if isWhole { return String(attributes[start.upperBound...].prefix { "\($0)" != quote }) }
        rest = rest[start.upperBound...]
      }
    }
    return nil
  }

  func number(_ name: String) -> Double? { attribute(name).flatMap { Double($0) } }
}

/// Goes from tag to tag, past comments.
private struct TagReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Tag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", from: start) else { return nil }
        index = end
        continue
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      index = end + 1
      // The declaration of a document's type holds its entities.
      if bytes[start...].starts(with: "<!DOCTYPE".utf8),
        let inner = bytes[start..<end].firstIndex(of: UInt8(ascii: "["))
      {
        index = inner + 1
        continue
      }
      let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      let name = text.prefix { !$0.isWhitespace && $0 != "/" || $0 == text.first }
      return Tag(name: String(name), attributes: text[name.endIndex...], offset: start)
    }
    return nil
  }

  /// Whether the text that follows, a style sheet, has rules for elements or ids.
  func followsRuleForElements() -> Bool {
    let end = bytes[index...].firstRange(of: "</style".utf8)?.lowerBound ?? bytes.endIndex
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    return text.split(separator: "}").contains { rule in
      guard let brace = rule.firstIndex(of: "{") else { return false }
      let selectors = rule[..<brace].replacingOccurrences(of: "<![CDATA[", with: "")
      return selectors.split(separator: ",").contains {
        let selector = $0.trimmingCharacters(in: .whitespacesAndNewlines)
        return !selector.isEmpty && (!selector.hasPrefix(".") || selector.contains(" "))
      }
    }
  }

  private func end(of word: String, from start: Int) -> Int? {
    bytes[start...].firstRange(of: word.utf8)?.upperBound
  }
}

/// Finds the clips and masks that are a rectangle as large as the whole picture.
private struct CoverFinder {
  private(set) var ids: Set<String> = []
  private var size: (width: Double, height: Double)?
  private var open: String?
  private var shapes: [Tag] = []

  mutating func see(_ tag: Tag) {
    switch tag.name {
    case "svg" where size == nil:
      let box = (tag.attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }
        .compactMap { Double($0) }
      size =
        box.count == 4 ? (box[2], box[3]) : (tag.number("width") ?? 0, tag.number("height") ?? 0)
    case "clipPath", "mask":
      open = tag.attribute("id")
      shapes = []
    case "/clipPath", "/mask":
      if let open, shapes.count == 1, covers(shapes[0]) { ids.insert(open) }
      open = nil
    default:
      if open != nil, !tag.name.hasPrefix("/") { shapes.append(tag) }
    }
  }

  private func covers(_ tag: Tag) -> Bool {
    guard tag.name == "rect", let size, let width = tag.number("width"),
      let height = tag.number("height"), tag.attribute("transform") == nil
    else { return false }
    let (x, y) = (tag.number("x") ?? 0, tag.number("y") ?? 0)
    return x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height
  }
}
