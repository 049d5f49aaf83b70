import Foundation
import Graphics

@testable import UIKit

extension Stage {
  /// What the screen shows, at a scale in device pixels per point.
  func picture(scale: CGFloat = 1) -> Bitmap {
    application.layoutWindows()
    let size = application.screen.bounds.size
    let bitmap = Bitmap(
      width: Int(size.width * scale), height: Int(size.height * scale))
    let canvas = Canvas(bitmap, scale: scale)
    canvas.fill(CGRect(origin: .zero, size: size), with: .white)
    for window in application.windowList { window.render(on: canvas) }
    return bitmap
  }

  /// The smallest rectangle, in pixels, around everything that isn't white.
  func ink(scale: CGFloat = 1) -> CGRect {
    let picture = picture(scale: scale)
    var ink = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixel(x: x, y: y) != 0xFFFF_FFFF {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}
