internal import CCairo
import Foundation

extension Canvas {
  /// Draws the whole shadow of a rounded rectangle: under it as well as around it.
  ///
  /// Offset and radius are in points, as `CALayer.shadowOffset` and `shadowRadius`; the radius is
  /// the standard deviation of the blur.
  public func drawShadow(
    of rect: CGRect, cornerRadius: CGFloat = 0, corners: Corners = .all,
    curve: CornerCurve = .circular, color: Color, offset: CGSize, radius: CGFloat
  ) {
    guard isVisible, color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    let radius = radius.isFinite ? max(radius, 0) : 0
    let placed = rect.offsetBy(dx: offset.width, dy: offset.height)
    let resolution = shadowResolution(for: rect, radius: radius)
    let pixels = PixelRect(
      rounding: placed.applying(CGAffineTransform(scaleX: resolution, y: resolution)))
    let shape = RoundedShape(
      width: pixels.width, height: pixels.height, cornerRadius: cornerRadius * resolution,
      corners: corners, curve: curve, blur: radius * resolution)
    let margin = CGFloat(shape.margin) / resolution
    let reach = placed.insetBy(dx: -margin, dy: -margin)
    guard !touched(by: reach).isEmpty else { return }
    let mask = RoundedShape.mask(for: shape)
    if let snapped = snapped(placed), snapped.width == shape.width, snapped.height == shape.height {
      draw(
        mask, atDevicePixel: snapped.minX - shape.margin, y: snapped.minY - shape.margin,
        color: color)
    } else {
      draw(mask, in: reach, color: color)
    }
  }

  /// How many of the mask's pixels make a point: as many as the screen's, until it gets too large.
  private func shadowResolution(for rect: CGRect, radius: CGFloat) -> CGFloat {
    let longest = max(rect.width, rect.height) + 6 * radius
    return min(pixelsPerPoint, 4096 / longest)
  }
}
