import Foundation
import Graphics

/// The list of shortcuts that F1 lays over the phone.
struct HelpPanel {
  private static let rowHeight: CGFloat = 26
  private static let padding: CGFloat = 20
  private static let largestWidth: CGFloat = 320

  /// Draws the panel in the middle of an area; the canvas's unit is a point.
  func draw(on canvas: Canvas, in area: CGRect) {
    canvas.fill(area, with: Color(white: 0, alpha: 0.35))
    let shortcuts = Shortcut.allCases
    let size = CGSize(
      width: min(Self.largestWidth, area.width - 24),
      height: CGFloat(shortcuts.count) * Self.rowHeight + Self.padding * 2)
    let panel = CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height)
    canvas.fill(
      panel, cornerRadius: 16, curve: .continuous, with: Color(white: 0.13, alpha: 0.96))
    for (row, shortcut) in shortcuts.enumerated() {
      let middle = panel.minY + Self.padding + (CGFloat(row) + 0.5) * Self.rowHeight
      draw(shortcut.title, color: .white, x: panel.minX + Self.padding, middle: middle, on: canvas)
      let keys = TextLayout(shortcut.keys, font: Font(size: 14, weight: 500))
      let x = panel.maxX - Self.padding - keys.size.width
      draw(shortcut.keys, color: Color(white: 0.65), x: x, middle: middle, on: canvas)
    }
  }

  private func draw(
    _ text: String, color: Color, x: CGFloat, middle: CGFloat, on canvas: Canvas
  ) {
    let layout = TextLayout(text, font: Font(size: 14, weight: 500))
    layout.draw(on: canvas, at: CGPoint(x: x, y: middle - layout.size.height / 2), color: color)
  }
}
