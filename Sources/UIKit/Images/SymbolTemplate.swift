/// The template of a symbol: an SVG file with a drawing for each weight and scale, and guides that
/// tell where it stands beside text.
nonisolated struct SymbolTemplate {
  /// The drawing of regular weight and medium scale as a picture of its own, as large as it is
  /// beside text of a label's size.
  let picture: Data

  /// Names of drawings, the best first: older templates lack some scales.
  private static let drawings = ["Regular-M", "Regular-S", "Regular-L"]

  /// The height of capitals in text of 1 point; of the template's own text, SF Pro's.
  private static let capHeight: CGFloat = 0.70459

  /// How far drawings may reach over the capitals, and under the line, as a share of their height;
  /// ours.
  private static let overhang: CGFloat = 0.4

  /// Takes the drawing out of a file.
  init(_ data: Data, path: String) throws(Diagnostic) {
    let root = try StoryboardXML.parse(Self.withoutDocumentType(data), path: path)
    let parts = Dictionary(
      root.descendants.compactMap { part in part.id.map { ($0, part) } }, uniquingKeysWith: { $1 })
    guard let name = Self.drawings.first(where: { parts[$0] != nil }), let drawing = parts[name]
    else {
      throw Diagnostic(
        file: path, at: root.position, "a symbol without a drawing of regular weight")
    }
    let size = name.suffix(1)
    guard
      let left = parts["left-margin-\(name)"]?.number("x1"),
      let right = parts["right-margin-\(name)"]?.number("x1"),
      let line = parts["Baseline-\(size)"]?.number("y1"),
      let caps = parts["Capline-\(size)"]?.number("y1"), left < right, caps < line
    else {
      throw Diagnostic(file: path, at: drawing.position, "a symbol without guides")
    }
    let height = line - caps
    let box = CGRect(
      x: left, y: caps - height * Self.overhang, width: right - left,
      height: height * (1 + 2 * Self.overhang))
    let scale = UIFont.labelFontSize * Self.capHeight / height
    picture = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(box.width * scale)" \
      height="\(box.height * scale)" \
      viewBox="\(box.minX) \(box.minY) \(box.width) \(box.height)">\(Self.text(drawing))</svg>
      """.utf8)
  }

  /// The file without the line that names SVG's definition, which nothing is read from.
  private static func withoutDocumentType(_ data: Data) -> Data {
    guard let start = data.range(of: Data("<!DOCTYPE".utf8)),
      let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      !data[start.upperBound..<end].contains(UInt8(ascii: "["))
    else { return data }
    return data[..<start.lowerBound] + data[(end + 1)...]
  }

  /// An element as text, without classes, whose colours belong to other ways of rendering.
  private static func text(_ element: StoryboardElement) -> String {
    let attributes = element.attributes.filter { $0.key != "class" }.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return "<\(element.name)\(attributes)>\(element.children.map(text).joined())</\(element.name)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
