import Graphics

/// A symbol's lines and areas, on a square of 24 by 24 units.
///
/// They are written as letters with numbers: `M` and `L` go to points, `C` along a curve, `Z` back;
/// `O` is a circle by centre and radius, `A` an arc of one by two angles in degrees, clockwise, and
/// `R` a rounded rectangle by corner, size and radius.
nonisolated package struct SymbolShape: Sendable {
  /// What is drawn with a pen.
  var lines = ""
  /// What is filled in any case.
  var dots = ""
  /// What is filled where the name ends in `fill`; nil for what the lines surround.
  var solid: String?
  /// Lines and areas that are taken away from that again.
  var cutLines = ""
  var cuts = ""
  /// A symbol that stands in this one, at a part of its size.
  var inner: [SymbolShape] = []

  /// The side of the square.
  private static let side: CGFloat = 24

  package init(
    _ lines: String, dots: String = "", solid: String? = nil, cutLines: String = "",
    cuts: String = ""
  ) {
    self.lines = lines
    self.dots = dots
    self.solid = solid
    self.cutLines = cutLines
    self.cuts = cuts
  }

  /// Draws the symbol, on a canvas whose units are the square's.
  func draw(
    on canvas: Canvas, isFilled: Bool = false, pen: CGFloat, color: Color = .black
  ) {
    if isFilled {
      if let solid {
        canvas.fill(Path(symbol: solid), with: color)
      } else {
        for piece in Self.closedPieces(of: lines) {
          canvas.fill(Path(symbol: piece), with: color)
        }
      }
    }
    Self.stroke(lines, pen, color, on: canvas)
    canvas.fill(Path(symbol: dots), with: color)
    guard isFilled || !inner.isEmpty else { return }
    if isFilled, !cutLines.isEmpty || !cuts.isEmpty || !inner.isEmpty {
      canvas.beginGroup()
      Self.stroke(cutLines, pen * 0.9, color, on: canvas)
      canvas.fill(Path(symbol: cuts), with: color)
      drawInner(on: canvas, pen: pen, color: color)
      canvas.endGroupErasing()
    } else {
      drawInner(on: canvas, pen: pen, color: color)
    }
  }

  /// Draws the symbol on a square of some side around a point, in points; the pen is in the
  /// symbol's own units.
  package func draw(
    on canvas: Canvas, around centre: CGPoint, side: CGFloat, isFilled: Bool = false, pen: CGFloat,
    color: Color = .black
  ) {
    let unit = side / Self.side
    canvas.save()
    canvas.concatenate(
      CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: centre.x - side / 2, ty: centre.y - side / 2))
    draw(on: canvas, isFilled: isFilled, pen: pen, color: color)
    canvas.restore()
  }

  /// How large a symbol is in a circle or a square; by eye from iOS, ours.
  private static let innerScale: CGFloat = 0.52

  private func drawInner(on canvas: Canvas, pen: CGFloat, color: Color) {
    canvas.save()
    canvas.concatenate(
      CGAffineTransform(translationX: -Self.side / 2, y: -Self.side / 2)
        .concatenating(CGAffineTransform(scaleX: Self.innerScale, y: Self.innerScale))
        .concatenating(CGAffineTransform(translationX: Self.side / 2, y: Self.side / 2)))
    for shape in inner {
      shape.draw(
        on: canvas, isFilled: shape.solid != nil, pen: pen / Self.innerScale, color: color)
    }
    canvas.restore()
  }

  /// The lines that come back to where they began, each by itself: where one goes around another
  /// the other way, both are filled.
  private static func closedPieces(of lines: String) -> [String] {
    var pieces: [String] = []
    for word in lines.split(separator: " ") {
      if "MORA".contains(word.first ?? " ") || pieces.isEmpty { pieces.append("") }
      pieces[pieces.count - 1] += word + " "
    }
    return pieces.filter { $0.hasPrefix("O") || $0.hasPrefix("R") || $0.contains("Z") }
  }

  private static func stroke(
    _ lines: String, _ pen: CGFloat, _ color: Color, on canvas: Canvas
  ) {
    canvas.stroke(
      Path(symbol: lines), with: color, lineWidth: pen, lineCap: .round, lineJoin: .round)
  }
}

nonisolated extension Path {
  /// Reads lines as symbols write them.
  fileprivate init(symbol text: String) {
    self.init()
    var numbers: [CGFloat] = []
    var letter: Character = " "
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let first = word.first ?? " "
      if first.isLetter {
        letter = first
        numbers = []
        if letter == "Z" { closeSubpath() }
      }
      let digits = first.isLetter ? word.dropFirst() : word
      if let number = Double(digits) { numbers.append(number) }
      if add(letter, numbers) {
        numbers = []
        // Further points of a line need no letter.
        if letter == "M" { letter = "L" }
      }
    }
  }

  /// Adds a piece if all its numbers are there.
  private mutating func add(_ letter: Character, _ n: [CGFloat]) -> Bool {
    switch (letter, n.count) {
    case ("M", 2): move(to: CGPoint(x: n[0], y: n[1]))
    case ("L", 2): addLine(to: CGPoint(x: n[0], y: n[1]))
    case ("C", 6):
      addCurve(
        to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
        control2: CGPoint(x: n[2], y: n[3]))
    case ("O", 3):
      move(to: CGPoint(x: n[0] + n[2], y: n[1]))
      addArc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
      closeSubpath()
    case ("A", 5):
      let (start, end) = (n[3] * .pi / 180, n[4] * .pi / 180)
      move(to: CGPoint(x: n[0] + n[2] * cos(start), y: n[1] + n[2] * sin(start)))
      addArc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: start, endAngle: end,
        clockwise: true)
    case ("R", 5):
      addPath(
        Path(
          roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4],
          corners: .all, curve: .circular))
    default: return false
    }
    return true
  }
}
