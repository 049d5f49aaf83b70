import Foundation

/// One tag of an SVG file.
struct SVGTag {
  /// The name, with a slash before it where the tag closes an element.
  let name: String
  /// What stands behind the name.
  let attributes: Substring
  /// Where the tag begins in the file, in bytes.
  let offset: Int

  /// The text of an attribute.
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

  /// A number without a unit; nil for anything else.
  func number(_ name: String) -> Double? { attribute(name).flatMap { Double($0) } }

  /// The size of the part of the drawing that is shown, in its own units.
  var viewBoxSize: CGSize? {
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }
}
