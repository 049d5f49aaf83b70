internal import CCairo
import Foundation

extension Canvas {
  /// The most pixels of a rounded rectangle whose mask is kept: a key's; ours.
  private static let largestKeptShape = 16_384

  /// Fills a rectangle, in points.
  public func fill(_ rect: CGRect, with color: Color) {
    guard isVisible, color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    if let pixels = snapped(rect) {
      fill(pixels, with: color)
    } else if isUpright {
      let (pixels, clip) = (rect.applying(state.transform), state.clip)
      let left = max(pixels.minX, CGFloat(clip.minX))
      let top = max(pixels.minY, CGFloat(clip.minY))
      let width = min(pixels.maxX, CGFloat(clip.maxX)) - left
      let height = min(pixels.maxY, CGFloat(clip.maxY)) - top
      guard width > 0, height > 0 else { return }
      let context = prepare(color)
      cairo_rectangle(context, left, top, width, height)
      notePath()
      cairo_fill(context)
    } else {
      fill(Path(rect: rect), with: color)
    }
  }

  /// Fills a rounded rectangle, in points.
  public func fill(
    _ rect: CGRect, cornerRadius: CGFloat, corners: Corners = .all, curve: CornerCurve = .circular,
    with color: Color
  ) {
    guard cornerRadius > 0, !corners.isEmpty else { return fill(rect, with: color) }
    guard isVisible, color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    if let pixels = cornerless(rect, cornerRadius: cornerRadius, curve: curve) {
      return fill(pixels, with: color)
    }
    if let pixels = snapped(rect), pixels.width * pixels.height <= Self.largestKeptShape,
      keepsUpright, state.transform.a == state.transform.d
    {
      guard !pixels.intersection(state.clip).isEmpty else { return }
      let shape = RoundedShape(
        width: pixels.width, height: pixels.height, cornerRadius: cornerRadius * pixelsPerPoint,
        corners: corners, curve: curve)
      let mask = RoundedShape.mask(for: shape)
      return draw(mask, atDevicePixel: pixels.minX, y: pixels.minY, color: color)
    }
    let rect = snappedInPoints(rect)
    guard !touched(by: rect).isEmpty else { return }
    let path = Path(roundedRect: rect, cornerRadius: cornerRadius, corners: corners, curve: curve)
    fill(path, with: color)
  }

  /// Fills a path, in points.
  public func fill(_ path: Path, with color: Color, evenOdd: Bool = false) {
    guard isVisible, color.alpha > 0 else { return }
    draw(shape: pixels(of: path), color: color) { context in
      path.append(to: context, transform: state.transform)
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  /// Makes everything within the clip transparent.
  public func clear() {
    guard !state.clip.isEmpty else { return }
    let context = target.context
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Fills whole device pixels.
  func fill(_ pixels: PixelRect, with color: Color) {
    let pixels = pixels.intersection(state.clip)
    guard !pixels.isEmpty else { return }
    let solid = SolidColor(color)
    if solid.isOpaque, state.clipIsRect {
      note(pixels)
      target.bitmap.fill(
        x: pixels.minX - target.x, y: pixels.minY - target.y, width: pixels.width,
        height: pixels.height, with: solid.pixel)
      return
    }
    let context = prepare(color)
    addOutline(of: pixels)
    cairo_fill(context)
  }

  /// The context with an empty path and a colour to draw with.
  func prepare(_ color: Color) -> OpaquePointer {
    let solid = SolidColor(color)
    let context = target.context
    cairo_set_source_rgba(context, solid.red, solid.green, solid.blue, solid.alpha)
    cairo_new_path(context)
    return context
  }
}

extension Bitmap {
  /// Overwrites a rectangle that lies within the bitmap.
  func fill(x: Int, y: Int, width: Int, height: Int, with pixel: UInt32) {
    for row in y..<(y + height) {
      let start = (pixels + row * bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
      start.update(repeating: pixel, count: width)
    }
  }
}
