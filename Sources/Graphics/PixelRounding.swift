import Foundation

extension CGFloat {
  /// The nearest whole device pixel, in points, at a scale in pixels per point.
  public func rounded(toScale scale: CGFloat) -> CGFloat {
    CGFloat(PixelRect.round(self * scale)) / scale
  }
}

extension CGRect {
  /// The rectangle with each edge on the nearest device pixel, never emptied by it, in points.
  public func rounded(toScale scale: CGFloat) -> CGRect {
    let scaled = applying(CGAffineTransform(scaleX: scale, y: scale))
    let pixels = PixelRect(rounding: scaled).rect
    return CGRect(
      x: pixels.minX / scale, y: pixels.minY / scale,
      width: pixels.width / scale, height: pixels.height / scale)
  }
}
