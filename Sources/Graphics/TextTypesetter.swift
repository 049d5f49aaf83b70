import Foundation

/// Breaks text into lines and puts every unit in its place.
struct TextTypesetter {
  /// Lets a width that was measured once hold the same text again.
  static let tolerance: CGFloat = 0.001

  let key: TextLayout.Key
  let engine: TextEngine
  let source: TextSource
  let styles: [TextStyle]
  private var lines: [TextLayout.Line] = []
  /// Where the next line's top is.
  private var top: CGFloat = 0
  private var isTruncated = false
  /// What is known of the text's beginning.
  private let beginning: TextBeginning?

  init(_ key: TextLayout.Key, engine: TextEngine) {
    self.key = key
    self.engine = engine
    source = TextSource(key.runs)
    styles = key.runs.map { TextStyle($0, engine: engine) }
    beginning = engine.memory.beginning(of: source, like: key)
  }

  mutating func set() -> TextLayout.Content {
    if !key.runs.isEmpty { setParagraphs() }
    align()
    let widest = lines.map(\.width).max() ?? 0
    let bottom = lines.last.map { $0.baseline + $0.descent } ?? 0
    let content = TextLayout.Content(
      lines: lines, size: CGSize(width: min(widest, max(key.width, 0)), height: bottom),
      width: max(key.width, 0), isTruncated: isTruncated, runs: key.runs)
    engine.memory.note(source, content, for: key, after: beginning)
    return content
  }

  private mutating func setParagraphs() {
    let paragraphs = source.paragraphs
    for (index, range) in paragraphs.enumerated() {
      let hasMore = index + 1 < paragraphs.count
      let isFull = setParagraph(range, hasMore: hasMore)
      if isFull {
        if hasMore { isTruncated = true }
        return
      }
    }
  }

  /// Adds a paragraph's lines; true when there is no room for another line.
  private mutating func setParagraph(_ range: Range<Int>, hasMore: Bool) -> Bool {
    if let line = beginning?.clippedLine(in: range) { return goOn(with: line, range: range) }
    var (knownLines, units) = beginning?.part(in: range) ?? (lines: [], units: [])
    for line in knownLines { keep(line) }
    var start = knownLines.last?.range.upperBound ?? range.lowerBound
    if !knownLines.isEmpty, start == range.upperBound { return false }
    let paragraph = TextParagraph(
      source.spans(in: (units.last?.range.upperBound ?? start)..<range.upperBound),
      styles: styles, language: key.language, strategy: key.strategy,
      direction: units.isEmpty
        ? .natural(isRightToLeft: key.isRightToLeft) : .fixed(isRightToLeft: false),
      engine: engine)
    units += paragraph.units
    var rest = units[...]
    repeat {
      if key.lineBreak.truncates {
        let whole = Array(rest)
        if isLastLine(of: whole, at: start) {
          addLastLine(
            whole, range: start..<range.upperBound, base: paragraph.base, hasMore: hasMore)
          return true
        }
      }
      var line = takeLine(&rest)
      let isLast = isLastLine(of: line, at: start)
      if pushesOut, !isLast { pushOut(&line, &rest, at: start, hasMore: hasMore) }
      let end = rest.first?.range.lowerBound ?? range.upperBound
      add(line, range: start..<end, base: paragraph.base, isWrapped: !rest.isEmpty)
      if key.lineBreak == .byClipping, visibleWidth(line) > key.width + Self.tolerance {
        isTruncated = true
      }
      start = end
      if isLast {
        if !rest.isEmpty { isTruncated = true }
        return true
      }
    } while !rest.isEmpty
    return false
  }

  /// Adds a clipped line that begins as one that is known; true when there is no room for another.
  private mutating func goOn(with line: TextLayout.Line, range: Range<Int>) -> Bool {
    let start = line.pieces.last?.unit.range.upperBound ?? range.lowerBound
    let units = TextParagraph(
      source.spans(in: start..<range.upperBound), styles: styles, language: key.language,
      strategy: key.strategy, direction: .fixed(isRightToLeft: false), engine: engine
    ).units
    let isLast = isLastLine(of: units, at: range.lowerBound)
    add(units, range: range, base: 0, isWrapped: false, after: line)
    if lines[lines.count - 1].width > key.width + Self.tolerance { isTruncated = true }
    return isLast
  }

  /// Adds what is left of a paragraph as the last line, cut off where it must.
  private mutating func addLastLine(
    _ units: [TextUnit], range: Range<Int>, base: Int8, hasMore: Bool
  ) {
    var units = units
    if hasMore || visibleWidth(units) > key.width + Self.tolerance {
      isTruncated = true
      units = truncated(units, range: range, base: base, hasMore: hasMore)
    }
    add(units, range: range, base: base, isWrapped: false)
  }

  /// Whether the line that is about to be added, or the one below it, is the last one there is room
  /// for.
  func isLastLine(
    of units: [TextUnit], below line: [TextUnit]? = nil, at offset: Int
  ) -> Bool {
    let count = lines.count + (line == nil ? 1 : 2)
    if key.maximumLines > 0, count >= key.maximumLines { return true }
    guard key.height.isFinite else { return false }
    let top = top + (line.map { lineHeight($0, at: offset) + key.lineSpacing } ?? 0)
    let height = lineHeight(units, at: offset)
    return top + height + key.lineSpacing + height > key.height + Self.tolerance
  }

  /// Takes the units of the next line, cutting one in two where it must.
  private func takeLine(_ rest: inout ArraySlice<TextUnit>) -> [TextUnit] {
    guard key.lineBreak != .byClipping, key.width.isFinite else {
      defer { rest = [] }
      return Array(rest)
    }
    var width: CGFloat = 0
    var lastBreak: Int?
    for index in rest.indices {
      let unit = rest[index]
      guard unit.isSpace || width + unit.width <= key.width + Self.tolerance else {
        if key.lineBreak != .byCharWrapping, let lastBreak {
          defer { rest = rest[(lastBreak + 1)...] }
          return Array(rest[...lastBreak])
        }
        return cut(&rest, at: index, room: key.width - width)
      }
      width += unit.width
      if unit.allowsBreak { lastBreak = index }
    }
    defer { rest = [] }
    return Array(rest)
  }

  /// Ends a line inside a unit, with at least one character on the line.
  private func cut(
    _ rest: inout ArraySlice<TextUnit>, at index: Int, room: CGFloat
  ) -> [TextUnit] {
    let unit = rest[index]
    let offsets = engine.offsets(in: unit)
    let fitting = (offsets.lastIndex { $0 <= room + Self.tolerance }) ?? 0
    let count = index == rest.startIndex ? max(fitting, 1) : fitting
    var line = Array(rest[..<index])
    if count >= unit.clusterCount {
      line.append(unit)
      rest = rest[(index + 1)...]
    } else if count == 0 {
      rest = rest[index...]
    } else {
      let (head, tail) = split(unit, after: count)
      line.append(head)
      rest = [tail] + rest[(index + 1)...]
    }
    return line
  }

  private func split(_ unit: TextUnit, after count: Int) -> (TextUnit, TextUnit) {
    var (head, tail) = (unit, unit)
    let middle = unit.text.index(unit.text.startIndex, offsetBy: count)
    let offset = unit.boundaries[count]
    head.text = String(unit.text[..<middle])
    head.range = unit.range.lowerBound..<offset
    head.clusterCount = count
    head.allowsBreak = false
    head.width = engine.width(of: head)
    tail.text = String(unit.text[middle...])
    tail.range = offset..<unit.range.upperBound
    tail.clusterCount = unit.clusterCount - count
    tail.width = engine.width(of: tail)
    return (head, tail)
  }

  /// The width of units without the spaces at their end.
  func visibleWidth(_ units: [TextUnit]) -> CGFloat {
    let end = units.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    return units[..<end].reduce(0) { $0 + $1.width }
  }

  private func lineMetrics(
    _ units: [TextUnit], at offset: Int
  ) -> (ascent: CGFloat, descent: CGFloat) {
    let runs = units.isEmpty ? [source.run(at: offset)] : units.map(\.run)
    let ascent = runs.reduce(0) { max($0, styles[$1].ascent) }
    let descent = runs.reduce(0) { max($0, styles[$1].descent) }
    let multiple = key.lineHeightMultiple > 0 ? key.lineHeightMultiple : 1
    // A multiple's extra height goes above the baseline, as TextKit has it.
    return (ascent + (multiple - 1) * (ascent + descent), descent)
  }

  private func lineHeight(_ units: [TextUnit], at offset: Int) -> CGFloat {
    let metrics = lineMetrics(units, at: offset)
    return metrics.ascent + metrics.descent
  }

  /// Adds a line, or the rest of one whose beginning is known.
  private mutating func add(
    _ units: [TextUnit], range: Range<Int>, base: Int8, isWrapped: Bool,
    after known: TextLayout.Line? = nil
  ) {
    let metrics = lineMetrics(units, at: range.lowerBound)
    if !lines.isEmpty { top += key.lineSpacing }
    var line = TextLayout.Line(
      range: range, baseline: top + metrics.ascent, width: 0, ascent: metrics.ascent,
      descent: metrics.descent, strokes: known?.strokes ?? [], pieces: known?.pieces ?? [],
      base: base, isWrapped: isWrapped)
    line.isPlain = base == 0 && units.allSatisfy { $0.level == 0 }
    line.pieces.reserveCapacity(line.pieces.count + units.count)
    let start = line.pieces.last?.maxX ?? 0
    let whole = units.reduce(start) { $0 + $1.width }
    // Spaces at a line's end hang over its edge rather than move what can be seen.
    let end = units.lastIndex { !$0.isSpace }
    let visible =
      end.map { units[...$0].reduce(start) { $0 + $1.width } }
      ?? line.pieces.last { !$0.unit.isSpace }?.maxX ?? 0
    let hanging = isWrapped || whole > key.width ? whole - visible : 0
    line.width = whole - hanging
    var x = base == 1 ? -hanging : start
    for unit in TextBidi.visualOrder(units, base: base) {
      line.pieces.append(TextPiece(unit: unit, x: x, width: unit.width))
      x += unit.width
    }
    if known != nil { line.strokes = strokes(of: line) }
    top += metrics.ascent + metrics.descent
    lines.append(line)
  }

  /// Takes over a line as it was.
  private mutating func keep(_ line: TextLayout.Line) {
    if !lines.isEmpty { top += key.lineSpacing }
    top += line.ascent + line.descent
    lines.append(line)
  }

  private mutating func align() {
    let room = key.width.isFinite ? max(key.width, 0) : lines.map(\.width).max() ?? 0
    for index in lines.indices {
      let isNew = lines[index].strokes.isEmpty
      if isNew, key.alignment == .justified, lines[index].isWrapped {
        lines[index].justify(to: room)
      }
      let free = room - lines[index].width
      lines[index].x =
        switch key.alignment {
        case .left: 0
        case .center: free / 2
        case .right: free
        case .natural, .justified: key.isRightToLeft ? free : 0
        case .reading: lines[index].isRightToLeft ? free : 0
        }
      if isNew { lines[index].strokes = strokes(of: lines[index]) }
    }
  }
}

extension TextLayout.Line {
  /// Stretches the spaces, or the gaps between ideographs, until the line is `room` wide.
  mutating func justify(to room: CGFloat) {
    let seen = pieces.indices.filter { pieces[$0].x >= 0 && pieces[$0].x < width }
    guard room > width, let last = seen.last else { return }
    let inner = seen.filter { $0 != last }
    let spaces = inner.filter { pieces[$0].unit.isSpace }
    let stretched = spaces.isEmpty ? inner : spaces
    guard !stretched.isEmpty else { return }
    let extra = (room - width) / CGFloat(stretched.count)
    var shift: CGFloat = 0
    for index in pieces.indices {
      pieces[index].x += shift
      if stretched.contains(index) {
        pieces[index].width += extra
        shift += extra
      }
    }
    width = room
  }
}
