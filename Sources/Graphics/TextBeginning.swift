/// A text as it was laid out, of which the beginning may still be right.
struct TextBeginning {
  let key: TextLayout.Key
  let utf16: [UInt16]
  let lines: [TextLayout.Line]
  /// How much of it is the same, in UTF-16 units.
  var length = 0

  /// What a paragraph begins with, whatever follows: whole lines, and units of the next ones.
  func part(in range: Range<Int>) -> (lines: ArraySlice<TextLayout.Line>, units: [TextUnit]) {
    let first = firstLine(from: range.lowerBound)
    let end = lines[first...].firstIndex { $0.range.lowerBound > range.upperBound } ?? lines.count
    if takesLines, range.upperBound < length { return (lines[first..<end], []) }
    let limit = min(length, range.upperBound) - 1
    var next = first
    while next < end, lines[next].isPlain, !lines[next].isCut, lines[next].range.upperBound <= limit
    {
      next += 1
    }
    var units: [TextUnit] = []
    if next < end, lines[next].isPlain {
      units = lines[next].pieces.prefix { $0.unit.range.upperBound <= limit }.map(\.unit)
      if units.count == lines[next].pieces.count, lines[next].isCut { units.removeLast() }
    }
    while true {
      while let last = units.last, !startsAfresh(at: last.range.upperBound, in: range) {
        units.removeLast()
      }
      guard units.isEmpty, next > first else { break }
      next -= 1
      units = lines[next].pieces.map(\.unit)
    }
    // Where a line ends depends on the first word of the next one.
    let whole = takesLines ? max(next - 1, first) : first
    for line in lines[whole..<next].reversed() { units = line.pieces.map(\.unit) + units }
    return (lines[first..<whole], units)
  }

  /// What a paragraph's only line begins with where lines are clipped, whatever follows: the pieces
  /// that stay, and the strokes that nothing is added to.
  func clippedLine(in range: Range<Int>) -> TextLayout.Line? {
    guard key.lineBreak == .byClipping else { return nil }
    let place = firstLine(from: range.lowerBound)
    guard place < lines.count, lines[place].isPlain,
      lines[place].range.lowerBound == range.lowerBound
    else { return nil }
    var line = lines[place]
    let limit = min(length, range.upperBound) - 1
    let last = line.pieces.lastIndex {
      $0.unit.range.upperBound <= limit && startsAfresh(at: $0.unit.range.upperBound, in: range)
    }
    guard let last else { return nil }
    line.pieces = Array(line.pieces[...last])
    // The next letter may still be drawn together with the last ones.
    let whole = line.strokes.prefix { $0.end <= last + 1 }
    line.strokes = Array(whole.dropLast())
    return line
  }

  /// Whether whole lines can be taken over: they stand where they stood, and there are as many as
  /// there are.
  private var takesLines: Bool {
    key.width.isFinite && !key.height.isFinite && key.maximumLines == 0
      && key.lineBreak != .byClipping
  }

  private func firstLine(from offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether what comes from an offset on is laid out as if nothing stood before it: between a
  /// space and a letter, or between two ideographs.
  private func startsAfresh(at offset: Int, in range: Range<Int>) -> Bool {
    guard offset < length, offset - 2 >= range.lowerBound else { return false }
    let (first, before, after) = (utf16[offset - 2], utf16[offset - 1], utf16[offset])
    return first.isLatinLetter && before == 0x20 && after.isLatinLetter
      || before.isIdeograph && after.isIdeograph
  }
}

extension UInt16 {
  fileprivate var isLatinLetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }

  fileprivate var isIdeograph: Bool { (0x4E00...0x9FFF).contains(self) }
}

extension TextLayout.Line {
  /// Whether it ends in the middle of a word.
  fileprivate var isCut: Bool { isWrapped && pieces.last?.unit.allowsBreak != true }
}
