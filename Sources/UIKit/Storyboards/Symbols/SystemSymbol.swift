import Graphics

/// A drawing that stands for one of Apple's symbols, which aren't free: our own.
nonisolated struct SystemSymbol {
  private let shape: SymbolShape
  private var isFilled = false

  /// Looks a symbol up; nil for one that isn't drawn here.
  ///
  /// A name's endings are understood: `circle` and `square` around it, `fill`, `slash`, and the
  /// last part of a name is left out where only the rest is known.
  init?(named name: String) {
    var parts = name.split(separator: ".").map(String.init)
    if parts.last == "fill" {
      isFilled = true
      parts.removeLast()
    }
    var isStruck = false
    if parts.count > 1, parts.last == "slash" {
      isStruck = true
      parts.removeLast()
    }
    guard var found = Self.shape(parts) else { return nil }
    if isStruck {
      found.lines += " M3 3 L21 21"
      found.cutLines += " M4.5 2 L22.5 20"
    }
    shape = found
  }

  /// The endings that put a symbol in another one.
  private static let surrounding: Set = [
    "circle", "square", "triangle", "shield", "seal", "octagon", "hexagon", "diamond", "rectangle",
    "app",
  ]

  private static func shape(_ parts: [String]) -> SymbolShape? {
    let name = parts.joined(separator: ".")
    if let known = SymbolShape.all[name] ?? SymbolShape.all[directed(name)] { return known }
    guard parts.count > 1, let last = parts.last else { return nil }
    let rest = Array(parts.dropLast())
    guard Self.surrounding.contains(last),
      let inside = shape(rest)
    else { return shape(rest) }
    if rest == ["person", "crop"] || rest == ["person"], last == "circle" {
      return SymbolShape.all["person.crop"]
    }
    var around = SymbolShape.all[last]
    around?.inner = [inside]
    return around
  }

  /// The name with reading directions as on a screen that is read from left to right.
  private static func directed(_ name: String) -> String {
    let before = name.replacing(".backward", with: ".left")
    return before.replacing(".forward", with: ".right")
  }

  private init(_ shape: SymbolShape) {
    self.shape = shape
  }

  /// The longer side of a symbol beside text, as a multiple of the text's size; by eye from iOS,
  /// ours.
  private static let relativeSize: CGFloat = 1.22

  /// The drawing for a name, as large as the symbol is beside text of a size in points.
  ///
  /// The size that a document notes tells the symbol's ratio.
  static func picture(
    named name: String, noted: CGSize?, pointSize: CGFloat, weight: UIFont.Weight = .regular
  ) -> Graphics.Image {
    let longest = min(max(pointSize, 1), 400) * relativeSize
    let noted = noted.map { CGSize(width: max($0.width, 1), height: max($0.height, 1)) }
    let ratio = noted ?? CGSize(width: 1, height: 1)
    let scale = longest / max(ratio.width, ratio.height)
    let size = CGSize(
      width: max((ratio.width * scale).rounded(), 1),
      height: max((ratio.height * scale).rounded(), 1))
    let symbol = SystemSymbol(named: name) ?? SystemSymbol(.unknown)
    let pen = pens.first { weight.opticalWeight <= $0.weight }?.width ?? 3.4
    return Graphics.Image(size: size) { canvas in
      canvas.snapsToPixels = false
      // The drawings are square; of a longish one the middle is shown.
      symbol.shape.draw(
        on: canvas, around: CGPoint(x: size.width / 2, y: size.height / 2),
        side: max(size.width, size.height), isFilled: symbol.isFilled, pen: pen)
    }
  }

  /// How wide the pen is for a weight as font files count, in units; by eye from iOS, ours.
  private static let pens: [(weight: Int, width: CGFloat)] = [
    (100, 0.7), (200, 1), (300, 1.4), (400, 1.8), (500, 2.05), (600, 2.3), (700, 2.6), (800, 3),
  ]

  /// Whether there is a drawing for a name.
  static func isKnown(_ name: String) -> Bool { SystemSymbol(named: name) != nil }
}
