import Foundation
import Phone

extension DeviceModel {
  /// Points per inch of the device's display, from what Apple publishes of displays.
  nonisolated var pointsPerInch: CGFloat {
    let display = display
    return display.pixelsPerInch * min(size.width, size.height) / display.width
  }

  /// Pixels per inch of the display, and how many stand across it: fewer than the picture has on
  /// models that shrink it.
  private nonisolated var display: (pixelsPerInch: CGFloat, width: CGFloat) {
    let width = min(size.width, size.height) * scale
    switch id {
    case "iphone-8-plus": return (401, 1080)
    case "iphone-12-mini", "iphone-13-mini": return (476, 1080)
    case "iphone-x", "iphone-xs-max", "iphone-11-pro", "iphone-11-pro-max", "iphone-12-pro-max",
      "iphone-13-pro-max", "iphone-14-plus":
      return (458, width)
    case "ipad-mini": return (326, width)
    default: return (isPad ? 264 : scale == 3 ? 460 : 326, width)
    }
  }
}
