import Foundation
import Graphics
import Phone
import UIKit

/// A storyboard on all models in both appearances, on one picture.
struct ContactSheet {
  /// Pixels per point of each screen; ours.
  private static let scale: CGFloat = 0.5
  /// The sheet's width, its margins and the room under a screen for its name, in pixels; ours.
  private static let width: CGFloat = 2400
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 8
  private static let caption: CGFloat = 26

  /// A model in both appearances, and where the two stand.
  private struct Cell {
    let model: DeviceModel
    let frame: CGRect
  }

  private let file: StoryboardFile
  private let orientation: Orientation
  private let cells: [Cell]
  private let height: CGFloat

  /// Places the models in rows, each pair of screens side by side.
  init(of file: StoryboardFile, in orientation: Orientation) {
    self.file = file
    self.orientation = orientation
    var cells: [Cell] = []
    var (x, y, rowHeight) = (Self.margin, Self.margin, CGFloat(0))
    for model in DeviceModel.all {
      let size = model.size(in: orientation)
      let frame = CGSize(
        width: size.width * Self.scale * 2 + Self.gap,
        height: size.height * Self.scale + Self.caption)
      if x > Self.margin, x + frame.width > Self.width - Self.margin {
        (x, y, rowHeight) = (Self.margin, y + rowHeight + Self.margin, 0)
      }
      cells.append(Cell(model: model, frame: CGRect(origin: CGPoint(x: x, y: y), size: frame)))
      x += frame.width + Self.margin
      rowHeight = max(rowHeight, frame.height)
    }
    self.cells = cells
    height = y + rowHeight + Self.margin
  }

  /// Draws the sheet.
  func picture() -> Bitmap {
    let bitmap = Bitmap(width: Int(Self.width), height: Int(height.rounded(.up)))
    let canvas = Canvas(bitmap, scale: 1)
    canvas.fill(
      CGRect(x: 0, y: 0, width: Self.width, height: CGFloat(bitmap.height)),
      with: Color(white: 0.45))
    for cell in cells { draw(cell, on: canvas) }
    return bitmap
  }

  private func draw(_ cell: Cell, on canvas: Canvas) {
    let width = cell.model.size(in: orientation).width * Self.scale
    for (index, appearance) in [Appearance.light, .dark].enumerated() {
      let screen = file.screen(on: cell.model.canvas(in: orientation, appearance: appearance))
      let picture = screen.picture(scale: Self.scale)
      let place = CGRect(
        x: cell.frame.minX + (width + Self.gap) * CGFloat(index), y: cell.frame.minY,
        width: CGFloat(picture.width), height: CGFloat(picture.height))
      canvas.draw(Image(bitmap: picture, scale: 1), in: place)
    }
    let name = TextLayout(cell.model.id, font: Font(size: 15, weight: 500))
    name.draw(
      on: canvas,
      at: CGPoint(x: cell.frame.minX, y: cell.frame.maxY - (Self.caption + name.size.height) / 2),
      color: .white)
  }
}
