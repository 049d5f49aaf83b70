import Foundation
import Graphics

/// The row of texts that a held key offers above itself; the finger slides to one of them.
///
/// Beside the bubble's figures the measures are ours, near to iOS.
nonisolated struct KeyMenu: Hashable, Sendable {
  /// How long a key is held until it offers them, in seconds (KeyboardKit).
  static let delay: TimeInterval = 0.5

  private static let padding: CGFloat = 5
  /// From a key of an iPad to the row above it.
  private static let padNeckHeight: CGFloat = 14
  /// From the edge of the screen.
  private static let margin: CGFloat = 2
  /// How wide a text's room is at most, on an iPad's wide keys.
  private static let widestCell: CGFloat = 56
  /// How far above or below the row and its key a finger still means it.
  private static let reach: CGFloat = 40

  /// The texts from left to right.
  let texts: [String]
  /// Where the key's own text is.
  let ownIndex: Int
  let bubble: KeyBubble
  private let cell: CGFloat
  /// Whether the texts are emoji, which are larger.
  private let isEmoji: Bool
  /// Whether letters are as large as on an iPad.
  private let isLarge: Bool

  /// Makes the row for a key and the texts beside its own; nil where there are none.
  ///
  /// It extends away from the nearer edge of the screen, with the key's own text above the key.
  init?(
    key: CGRect, own: String, others: [String], metrics: KeyboardMetrics
  ) {
    guard !others.isEmpty else { return nil }
    let goesRight = key.midX < metrics.width / 2
    self.init(
      goesRight ? [own] + others : others.reversed() + [own],
      ownIndex: goesRight ? 0 : others.count, key: key, metrics: metrics)
  }

  /// Makes the row of an emoji in all tones of skin, which keep their order.
  init(
    tones: [String], chosen: Int, key: CGRect, metrics: KeyboardMetrics
  ) {
    self.init(
      tones, ownIndex: chosen, key: key, metrics: metrics, isEmoji: true)
  }

  private init(
    _ texts: [String], ownIndex: Int, key: CGRect, metrics: KeyboardMetrics,
    isEmoji: Bool = false
  ) {
    (self.texts, self.ownIndex, self.isEmoji) = (texts, ownIndex, isEmoji)
    isLarge = metrics.isPad
    let isLong = texts.contains { $0.count > 1 }
    let letter = min(metrics.letterWidth + metrics.gap, Self.widestCell)
    let wanted = isLong ? max(key.width, 52) : letter
    let room = metrics.width - 2 * Self.margin - 2 * Self.padding
    cell = min(wanted, room / CGFloat(texts.count))
    let width = CGFloat(texts.count) * cell + 2 * Self.padding
    let start = key.midX - (CGFloat(ownIndex) + 0.5) * cell - Self.padding
    let height = KeyPopup.headHeight(metrics)
    let head = CGRect(
      x: min(max(start, Self.margin), metrics.width - Self.margin - width),
      y: key.minY - (metrics.isPad ? Self.padNeckHeight : KeyPopup.neckHeight) - height,
      width: width, height: height)
    bubble = KeyBubble(head: head, key: key)
  }

  var frame: CGRect { bubble.frame }

  /// The text under a finger; nil for a finger that has gone away from the row and its key.
  func index(at point: CGPoint) -> Int? {
    let (head, key) = (bubble.head, bubble.key)
    guard point.y > head.minY - Self.reach, point.y < key.maxY + Self.reach else { return nil }
    let place = ((point.x - head.minX - Self.padding) / cell).rounded(.down)
    return Int(min(max(place, 0), CGFloat(texts.count - 1)))
  }

  private func cellFrame(_ index: Int) -> CGRect {
    let head = bubble.head
    return CGRect(
      x: head.minX + Self.padding + CGFloat(index) * cell, y: head.minY + Self.padding,
      width: cell, height: head.height - 2 * Self.padding)
  }

  /// Draws the row; the canvas's origin is that of `frame`.
  func draw(on canvas: Canvas, selected: Int?, colors: KeyboardColors) {
    canvas.save()
    canvas.translateBy(x: -frame.minX, y: -frame.minY)
    bubble.draw(on: canvas, fill: colors.letter)
    for (index, text) in texts.enumerated() {
      let place = cellFrame(index)
      if index == selected { canvas.fill(place, cornerRadius: 5, with: colors.prominent) }
      let font = font(of: text)
      let layout = TextLayout(text, font: font)
      let isLow = text.count == 1 && text.first?.isLowercase == true
      layout.draw(
        on: canvas, around: CGPoint(x: place.midX, y: place.midY),
        letterHeight: isLow ? font.xHeight + 3 : font.capHeight,
        color: index == selected ? .white : colors.ink)
    }
    canvas.restore()
  }

  private func font(of text: String) -> Font {
    if isEmoji { return Font(size: 28) }
    return text.count > 1 ? Font(size: 16) : Font(size: isLarge ? 28 : 24, weight: 350)
  }
}
