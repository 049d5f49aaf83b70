import Foundation
import Graphics
import Phone

extension DesktopSession {
  /// The colour around the phone; ours.
  private static let desk = Color(white: 0.11)
  /// More rectangles than these cost more than the one around them; ours.
  private static let mostRectangles = 8

  /// Draws and presents what has changed since the last picture, or all of it if need be.
  func showPicture() throws(SDLError) {
    let changes = phone.takeChanges()
    if needsWholePicture {
      needsWholePicture = false
      placement = Placement(phone: outerSize, window: window.pixelSize)
      let bitmap = try window.bitmap()
      let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      Canvas(bitmap, scale: 1).fill(all, with: Self.desk)
      draw(on: bitmap, pixels: [all])
      try window.present([all])
    } else if !changes.isEmpty {
      let corner = screenFrame.origin
      let places = changes.map { placement.pixels(of: $0.offsetBy(dx: corner.x, dy: corner.y)) }
      let pixels = Self.merged(places.filter { !$0.isEmpty })
      guard !pixels.isEmpty else { return }
      draw(on: try window.bitmap(), pixels: pixels)
      try window.present(pixels)
    }
  }

  private func draw(on bitmap: Bitmap, pixels: [CGRect]) {
    let canvas = Canvas(bitmap, scale: placement.scale, origin: placement.origin)
    canvas.save()
    canvas.clip(toDevicePixels: pixels)
    canvas.clip(to: screenFrame)
    canvas.translateBy(x: screenFrame.minX, y: screenFrame.minY)
    phone.draw(on: canvas)
    canvas.restore()
    drawChrome(on: canvas, pixels: pixels)
    guard showsHelp else { return }
    canvas.clip(toDevicePixels: pixels)
    HelpPanel(in: CGRect(origin: .zero, size: outerSize), language: setup.language)
      .draw(on: canvas)
  }

  /// Draws as much of the device's frame as lies over or beside some pixels.
  private func drawChrome(on canvas: Canvas, pixels: [CGRect]) {
    guard let chrome else { return }
    let parts = pixels.filter { chrome.shows(in: placement.points(ofPixels: $0)) }
    guard !parts.isEmpty else { return }
    canvas.save()
    canvas.clip(toDevicePixels: parts)
    chrome.draw(on: canvas, desk: Self.desk)
    canvas.restore()
  }

  private static func merged(_ rects: [CGRect]) -> [CGRect] {
    guard rects.count > mostRectangles, let first = rects.first else { return rects }
    return [rects.dropFirst().reduce(first) { $0.union($1) }]
  }
}
