import Foundation

/// A paragraph, or part of one, cut into units that are shaped together.
struct TextParagraph {
  let units: [TextUnit]
  /// The paragraph's own embedding level: 1 reads from right to left.
  let base: Int8

  /// Long words are cut, or measuring their every prefix would take its time.
  private static let longestUnit = 32
  /// The distance between tab stops in points (NSParagraphStyle's default).
  private static let tabWidth: CGFloat = 28

  init(
    _ spans: [TextSource.Span], styles: [TextStyle], language: String,
    strategy: LineBreakStrategy, direction: TextBidi.Direction, engine: TextEngine
  ) {
    let text = spans.map(\.text).joined()
    let (levels, base) = TextBidi.levels(
      of: text.unicodeScalars.map(\.value), direction: direction)
    let breaks = TextBreaks.allowsLineBreak(
      after: text, language: language,
      insideHangul: !strategy.contains(.hangulWordPriority))
    self.base = base

    var units: [TextUnit] = []
    var offset = 0
    var scalar = 0
    var cluster = 0
    var span = 0
    var spanStart = 0
    for character in text {
      let length = character.utf16.count
      while span + 1 < spans.count, offset - spanStart >= spans[span].text.utf16.count {
        spanStart += spans[span].text.utf16.count
        span += 1
      }
      let place = spans[span]
      let start = place.start + (place.isEllipsis ? 0 : offset - spanStart)
      var unit = Self.unit(
        of: character, style: styles[place.run], level: levels[scalar], language: language,
        engine: engine)
      unit.range = start..<(place.isEllipsis ? start : start + length)
      unit.run = place.run
      unit.allowsBreak = breaks[cluster]
      if let last = units.indices.last, Self.joins(units[last], unit) {
        units[last].text += unit.text
        units[last].range = units[last].range.lowerBound..<unit.range.upperBound
        units[last].clusterCount += 1
        units[last].allowsBreak = unit.allowsBreak
      } else {
        units.append(unit)
      }
      offset += length
      scalar += character.unicodeScalars.count
      cluster += 1
    }
    for index in units.indices { units[index].width = engine.width(of: units[index]) }
    self.units = units
  }

  private static func unit(
    of character: Character, style: TextStyle, level: Int8, language: String, engine: TextEngine
  ) -> TextUnit {
    var unit = TextUnit(
      text: String(character), range: 0..<0, face: style.face, pointSize: style.font.pointSize,
      kern: level & 1 == 0 ? style.kern : 0, run: 0, level: level, clusterCount: 1)
    unit.isSpace = character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
    if let ascii = character.asciiValue {
      if ascii < 0x20 || ascii == 0x7F {
        unit.text = ""
        unit.fixedWidth = ascii == 0x09 ? tabWidth : 0
      } else if let width = style.digitWidth, (0x30...0x39).contains(ascii) {
        unit.fixedWidth = width
      }
    } else {
      unit.face = engine.face(
        for: character, primary: style.face, font: style.font, language: language)
      unit.isColor = engine.isColor(unit.face)
    }
    return unit
  }

  /// Whether a character goes on with the unit before it.
  private static func joins(_ unit: TextUnit, _ next: TextUnit) -> Bool {
    unit.run == next.run && unit.face == next.face && unit.level == next.level
      && unit.isSpace == next.isSpace && !unit.allowsBreak
      && unit.fixedWidth == nil && next.fixedWidth == nil && !unit.isColor
      && unit.range.upperBound == next.range.lowerBound && !unit.range.isEmpty
      && !next.range.isEmpty
      && (unit.isRightToLeft || unit.clusterCount < longestUnit)
  }
}
