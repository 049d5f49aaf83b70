import Foundation
import Graphics

/// The list of shortcuts that F1 lays over the phone; it shrinks to what there is room for.
struct HelpPanel {
  /// Where the panel stands, in points.
  let frame: CGRect

  /// From top to bottom, side by side where the phone lies on its side.
  private let columns: [ArraySlice<HelpRow>]
  private let columnWidth: CGFloat
  private let area: CGRect
  /// How much smaller than usual everything is, at most 1.
  private let factor: CGFloat

  /// The measures of the panel, in points, and its shades; all ours.
  private static let rowHeight: CGFloat = 26
  private static let padding: CGFloat = 20
  private static let gap: CGFloat = 28
  private static let margin: CGFloat = 12
  private static let radius: CGFloat = 16
  private static let fontSize: CGFloat = 14
  private static let dimming = Color(white: 0, alpha: 0.35)
  private static let ground = Color(white: 0.13, alpha: 0.96)
  private static let keyColor = Color(white: 0.65)

  /// Places the panel in the middle of an area, in points, in a language as in `zh-Hant`.
  init(in area: CGRect, language: String) {
    self.area = area
    let rows = HelpRow.all(in: language)
    let length = area.width > area.height ? (rows.count + 1) / 2 : rows.count
    columns = stride(from: 0, to: rows.count, by: length).map { start in
      rows[start..<min(start + length, rows.count)]
    }
    func widest(_ texts: [String]) -> CGFloat {
      texts.map { TextLayout($0, font: Self.font(1)).size.width }.max() ?? 0
    }
    columnWidth = widest(rows.map(\.title)) + Self.gap + widest(rows.map(\.keys))
    let size = CGSize(
      width: (columnWidth + Self.gap) * CGFloat(columns.count) - Self.gap + Self.padding * 2,
      height: CGFloat(length) * Self.rowHeight + Self.padding * 2)
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    factor = max(min(1, room.width / size.width, room.height / size.height), 0.1)
    frame = CGRect(
      x: area.midX - size.width * factor / 2, y: area.midY - size.height * factor / 2,
      width: size.width * factor, height: size.height * factor)
  }

  /// Draws the panel and dims what is around it; the canvas's unit is a point.
  func draw(on canvas: Canvas) {
    canvas.fill(area, with: Self.dimming)
    canvas.fill(
      frame, cornerRadius: Self.radius * factor, curve: .continuous, with: Self.ground)
    let padding = Self.padding * factor
    for (column, rows) in columns.enumerated() {
      let left = frame.minX + padding + CGFloat(column) * (columnWidth + Self.gap) * factor
      for (index, row) in rows.enumerated() {
        let middle = frame.minY + padding + (CGFloat(index) + 0.5) * Self.rowHeight * factor
        let title = TextLayout(row.title, font: Self.font(factor))
        draw(title, color: .white, x: left, middle: middle, on: canvas)
        let keys = TextLayout(row.keys, font: Self.font(factor))
        let x = left + columnWidth * factor - keys.size.width
        draw(keys, color: Self.keyColor, x: x, middle: middle, on: canvas)
      }
    }
  }

  private static func font(_ factor: CGFloat) -> Font { Font(size: fontSize * factor, weight: 500) }

  private func draw(
    _ text: TextLayout, color: Color, x: CGFloat, middle: CGFloat, on canvas: Canvas
  ) {
    text.draw(on: canvas, at: CGPoint(x: x, y: middle - text.size.height / 2), color: color)
  }
}
