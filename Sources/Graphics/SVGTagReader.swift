import Foundation

/// Goes through an SVG file from tag to tag, past comments.
///
/// It reads as the decoder does, which takes anything with tags for a drawing: files that a parser
/// of XML would refuse are drawn, so that what is left out of them must be found too.
struct SVGTagReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag; nil after the last.
  mutating func next() -> SVGTag? {
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
      return SVGTag(name: String(name), attributes: text[name.endIndex...], offset: start)
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
