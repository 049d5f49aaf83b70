import Foundation
import Graphics

/// The picture of a status bar: the time, on an iPad with the date, and how strong signal, Wi-Fi
/// and battery are.
///
/// Sizes are those of Apple's design templates; places between the edges and the camera are ours,
/// near to what the devices show.
nonisolated struct StatusBarLook: Hashable, Sendable {
  let model: DeviceModel
  let width: CGFloat
  let clock: StatusClock
  let color: Color

  /// The distance between the time and the date, in points; ours.
  private static let dateGap: CGFloat = 8
  /// From which width on there is room beside the camera for large levels, and what they leave free
  /// beside it, in points; ours.
  private static let (roomyEar, earMargin): (CGFloat, CGFloat) = (96, 3)

  /// Draws the bar with its top left corner at the canvas's origin.
  func draw(on canvas: Canvas) {
    switch model.cutout {
    case .island(let island, _, let top):
      let ear = (width - island) / 2
      let centre = ear / 2 + 4.5
      drawEars(on: canvas, time: centre, levels: centre, y: top + 21.5, ear: ear)
    case .notch(let notch, _):
      let ear = (width - notch) / 2
      let centre = ear / 2 + 6.5
      drawEars(
        on: canvas, time: min(centre, 58), levels: min(centre, 65),
        y: model.statusBarHeight * 0.53, ear: ear)
    case .none:
      if model.isPad { drawPad(on: canvas) } else { drawSingle(on: canvas) }
    }
  }

  /// The time to the left of the camera and the levels to its right, where there is some room.
  private func drawEars(
    on canvas: Canvas, time x: CGFloat, levels: CGFloat, y: CGFloat, ear: CGFloat
  ) {
    let isSmall = width < 390
    drawText(
      clock.time, Font(size: isSmall ? 15 : 17, weight: 600), on: canvas, at: CGPoint(x: x, y: y))
    let isNarrow = isSmall || ear < Self.roomyEar
    let glyphs = StatusGlyphs(color: color, scale: isNarrow ? 0.887 : 1)
    let gap: CGFloat = isNarrow ? 5 : 7
    let half = (glyphs.width + 2 * gap) / 2
    var left = width - min(levels, ear - Self.earMargin - half) - half
    for (glyph, size) in glyphs.all {
      glyph(canvas, CGPoint(x: left, y: y))
      left += size + gap
    }
  }

  /// One line: signal at the left, the time in the middle, the battery at the right.
  private func drawSingle(on canvas: Canvas) {
    let glyphs = StatusGlyphs(color: color, scale: 0.8)
    let y = model.statusBarHeight / 2
    glyphs.drawSignal(on: canvas, at: CGPoint(x: 6, y: y))
    glyphs.drawWiFi(on: canvas, at: CGPoint(x: 6 + glyphs.signalWidth + 5, y: y))
    drawText(
      clock.longTime, Font(size: 12, weight: 600), on: canvas, at: CGPoint(x: width / 2, y: y))
    drawBattery(glyphs, on: canvas, right: width - 6, y: y)
  }

  /// One line: the time and the date at the left, Wi-Fi and battery at the right.
  private func drawPad(on canvas: Canvas) {
    let glyphs = StatusGlyphs(color: color, scale: 0.85)
    let y = model.statusBarHeight / 2
    let margin: CGFloat = model.hasHomeButton ? 8 : 20
    let font = Font(size: 12, weight: 600)
    var x = margin
    for words in [clock.longTime, clock.date] {
      let width = TextLayout(words, font: font).size.width
      drawText(words, font, on: canvas, at: CGPoint(x: x + width / 2, y: y))
      x += width + Self.dateGap
    }
    let left = drawBattery(glyphs, on: canvas, right: width - margin, y: y)
    glyphs.drawWiFi(on: canvas, at: CGPoint(x: left - glyphs.wiFiWidth - 6, y: y))
  }

  /// The battery with its charge in words; returns where they begin.
  @discardableResult
  private func drawBattery(
    _ glyphs: StatusGlyphs, on canvas: Canvas, right: CGFloat, y: CGFloat
  ) -> CGFloat {
    let left = right - glyphs.batteryWidth
    glyphs.drawBattery(on: canvas, at: CGPoint(x: left, y: y))
    let font = Font(size: 12)
    let half = TextLayout("100%", font: font).size.width / 2
    drawText("100%", font, on: canvas, at: CGPoint(x: left - 4 - half, y: y))
    return left - 4 - 2 * half
  }

  private func drawText(_ text: String, _ font: Font, on canvas: Canvas, at centre: CGPoint) {
    TextLayout(text, font: font).draw(
      on: canvas, around: centre, letterHeight: font.capHeight, color: color)
  }
}
