import Foundation
import Graphics

/// The list of shortcuts that F1 lays over the phone; it shrinks to what there is room for.
struct HelpPanel {
  /// Where the panel stands, in points.
  let frame: CGRect

  private let area: CGRect
  /// How much smaller than usual everything is, at most 1.
  private let factor: CGFloat

  private static let rowHeight: CGFloat = 26
  private static let padding: CGFloat = 20
  private static let gap: CGFloat = 28
  private static let margin: CGFloat = 12

  /// Places the panel in the middle of an area, in points.
  init(in area: CGRect) {
    self.area = area
    func widest(_ texts: [String]) -> CGFloat {
      texts.map { TextLayout($0, font: Self.font(1)).size.width }.max() ?? 0
    }
    let shortcuts = Shortcut.allCases
    let size = CGSize(
      width: widest(shortcuts.map(\.title)) + Self.gap + widest(shortcuts.map(\.keys))
        + Self.padding * 2,
      height: CGFloat(shortcuts.count) * Self.rowHeight + Self.padding * 2)
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    factor = max(min(1, room.width / size.width, room.height / size.height), 0.1)
    frame = CGRect(
      x: area.midX - size.width * factor / 2, y: area.midY - size.height * factor / 2,
      width: size.width * factor, height: size.height * factor)
  }

  /// Draws the panel and dims what is around it; the canvas's unit is a point.
  func draw(on canvas: Canvas) {
    canvas.fill(area, with: Color(white: 0, alpha: 0.35))
    canvas.fill(
      frame, cornerRadius: 16 * factor, curve: .continuous, with: Color(white: 0.13, alpha: 0.96))
    let padding = Self.padding * factor
    for (row, shortcut) in Shortcut.allCases.enumerated() {
      let middle = frame.minY + padding + (CGFloat(row) + 0.5) * Self.rowHeight * factor
      let title = TextLayout(shortcut.title, font: Self.font(factor))
      draw(title, color: .white, x: frame.minX + padding, middle: middle, on: canvas)
      let keys = TextLayout(shortcut.keys, font: Self.font(factor))
      let x = frame.maxX - padding - keys.size.width
      draw(keys, color: Color(white: 0.65), x: x, middle: middle, on: canvas)
    }
  }

  private static func font(_ factor: CGFloat) -> Font { Font(size: 14 * factor, weight: 500) }

  private func draw(
    _ text: TextLayout, color: Color, x: CGFloat, middle: CGFloat, on canvas: Canvas
  ) {
    text.draw(on: canvas, at: CGPoint(x: x, y: middle - text.size.height / 2), color: color)
  }
}
