import Foundation
import Graphics

extension Phone {
  /// The screen in pixels; at the device's own scale unless told otherwise, and with an outline of
  /// its elements if that is asked for.
  public func screenshot(scale: CGFloat? = nil, outline: Bool = false) -> Bitmap {
    let scale = scale ?? model.scale
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
    let canvas = Canvas(bitmap, scale: scale)
    draw(on: canvas)
    if outline { drawOutline(on: canvas) }
    return bitmap
  }

  /// The screen in pixels with the device around it, on nothing; at the device's own scale unless
  /// told otherwise.
  public func deviceShot(scale: CGFloat? = nil, outline: Bool = false) -> Bitmap {
    let chrome = DeviceChrome(model: model, orientation: orientation)
    let scale = scale ?? model.scale
    let bitmap = Bitmap(
      width: Int((chrome.size.width * scale).rounded()),
      height: Int((chrome.size.height * scale).rounded()))
    let canvas = Canvas(bitmap, scale: scale)
    canvas.save()
    canvas.clip(to: chrome.screenFrame, cornerRadius: model.cornerRadius)
    canvas.translateBy(x: chrome.screenFrame.minX, y: chrome.screenFrame.minY)
    draw(on: canvas)
    if outline { drawOutline(on: canvas) }
    canvas.restore()
    chrome.draw(on: canvas, desk: .clear)
    return bitmap
  }
}
