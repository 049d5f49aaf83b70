import Foundation
import Graphics

/// The bubble that shows the letter above the finger; head and neck as measured on iOS by others.
nonisolated struct KeyPopup: Hashable, Sendable {
  let bubble: KeyBubble
  let text: String

  /// How long it stays after its finger, in seconds (measured on iOS by others).
  static let shortest: TimeInterval = 0.05

  /// How much wider than its key a head is, on each side.
  private static let overhang: CGFloat = 13
  static let neckHeight: CGFloat = 8.5
  /// From the edge of the screen.
  private static let margin: CGFloat = 2

  init(key: Key, text: String, metrics: KeyboardMetrics) {
    self.text = text
    let overhang = metrics.isLandscape ? Self.overhang - 4 : Self.overhang
    let height = Self.headHeight(metrics)
    var head = CGRect(
      x: key.frame.minX - overhang, y: key.frame.minY - Self.neckHeight - height,
      width: key.frame.width + 2 * overhang, height: height)
    if head.minX < Self.margin {
      head.origin.x = key.frame.minX
    } else if head.maxX > metrics.width - Self.margin {
      head.origin.x = key.frame.maxX - head.width
    }
    bubble = KeyBubble(head: head, key: key.frame)
  }

  /// How high a head is on a keyboard.
  static func headHeight(_ metrics: KeyboardMetrics) -> CGFloat {
    metrics.isPad ? 66 : metrics.isLandscape ? 46 : 57
  }

  /// Everything that the bubble and its shadow touch.
  var frame: CGRect { bubble.frame }

  /// Draws the bubble; the canvas's origin is that of `frame`.
  func draw(on canvas: Canvas, colors: KeyboardColors) {
    canvas.save()
    canvas.translateBy(x: -frame.minX, y: -frame.minY)
    bubble.draw(on: canvas, fill: colors.letter)
    let head = bubble.head
    let font = Font(size: head.height < 50 ? 32 : 38, weight: 300)
    let layout = TextLayout(text, font: font)
    let isLower = text.first?.isLowercase == true
    layout.draw(
      on: canvas, around: CGPoint(x: head.midX, y: head.midY + 4),
      letterHeight: isLower ? font.xHeight : font.capHeight, color: colors.ink)
    canvas.restore()
  }
}
