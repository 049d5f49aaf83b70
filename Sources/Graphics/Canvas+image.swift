internal import CCairo
import Foundation

extension Canvas {
  /// Draws an image into a rectangle, in points.
  ///
  /// With a tint only the image's coverage counts, and the tint is its colour.
  public func draw(_ image: Image, in rect: CGRect, tint: Color? = nil, opacity: CGFloat = 1) {
    guard isVisible, opacity > 0, rect.width > 0, rect.height > 0 else { return }
    guard !touched(by: rect).isEmpty else { return }
    if let pixels = snapped(rect), keepsUpright, isWorthKeeping(image, at: pixels) {
      let sized = image.sizedBitmap(width: pixels.width, height: pixels.height)
      draw(sized, atX: pixels.minX, y: pixels.minY, tint: tint, opacity: opacity)
    } else {
      let sized = bitmap(of: image, for: rect.size, of: image.size)
      draw(sized, source: nil, in: rect, tint: tint, opacity: opacity)
    }
  }

  /// Draws a part of an image, in points of the image, into a rectangle, in points.
  public func draw(
    _ image: Image, source: CGRect, in rect: CGRect, tint: Color? = nil, opacity: CGFloat = 1
  ) {
    guard isVisible, opacity > 0, rect.width > 0, rect.height > 0 else { return }
    guard source.width > 0, source.height > 0, !touched(by: rect).isEmpty else { return }
    let sized = bitmap(of: image, for: rect.size, of: source.size)
    let across = CGFloat(sized.bitmap.width) / image.size.width
    let down = CGFloat(sized.bitmap.height) / image.size.height
    let part = CGRect(
      x: source.minX * across, y: source.minY * down, width: source.width * across,
      height: source.height * down)
    draw(sized, source: part, in: rect, tint: tint, opacity: opacity)
  }
}

extension Canvas {
  /// The longest side that an SVG is drawn at, in pixels, before it is enlarged; ours.
  private static let longestVectorSide: CGFloat = 4096

  /// Whether the transform neither turns nor flips.
  private var keepsUpright: Bool {
    state.transform.a > 0 && state.transform.d > 0 && abs(state.transform.b) < 1e-9
  }

  /// Whether the image is drawn from a bitmap of exactly the pixels it covers.
  ///
  /// An enlarged photograph isn't: interpolating on the way is the same and needs no memory.
  private func isWorthKeeping(_ image: Image, at pixels: PixelRect) -> Bool {
    guard let own = image.pixels else {
      return CGFloat(max(pixels.width, pixels.height)) <= Self.longestVectorSide
    }
    return pixels.width <= own.width && pixels.height <= own.height
  }

  /// A bitmap of the image with at least as many pixels as it is drawn with, or all it has.
  ///
  /// Sizes come in steps, so that an animation needs few of them.
  private func bitmap(of image: Image, for size: CGSize, of part: CGSize) -> SizedBitmap {
    let t = state.transform
    let across = hypot(t.a, t.b) * size.width / part.width
    let down = hypot(t.c, t.d) * size.height / part.height
    let needed = max(max(across, down), 1e-6)
    let longest = max(image.size.width, image.size.height)
    if let own = image.pixels {
      let step = min(log2(needed / image.scale).rounded(.up), 0)
      let share = exp2(step)
      return image.sizedBitmap(
        width: Int((CGFloat(own.width) * share).rounded(.up)),
        height: Int((CGFloat(own.height) * share).rounded(.up)))
    }
    // A tenth of a step forgives a scale that was computed to a little over a whole one.
    let step = exp2(((log2(needed) * 2) - 0.1).rounded(.up) / 2)
    let pixelsPerPoint = min(step, Self.longestVectorSide / longest)
    return image.sizedBitmap(
      width: Int((image.size.width * pixelsPerPoint).rounded(.up)),
      height: Int((image.size.height * pixelsPerPoint).rounded(.up)))
  }

  /// Draws pixel for pixel.
  private func draw(
    _ sized: SizedBitmap, atX x: Int, y: Int, tint: Color?, opacity: CGFloat
  ) {
    if let tint {
      let color = tint.multiplyingAlpha(by: opacity)
      return draw(sized.mask, atDevicePixel: x, y: y, color: color)
    }
    let context = target.context
    let bitmap = sized.bitmap
    cairo_set_source_surface(context, bitmap.surface, Double(x), Double(y))
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(x), Double(y), Double(bitmap.width), Double(bitmap.height))
    paint(opacity: opacity, isOpaque: sized.isOpaque)
  }

  /// Draws with interpolation; `source` is in the bitmap's pixels.
  private func draw(
    _ sized: SizedBitmap, source: CGRect?, in rect: CGRect, tint: Color?, opacity: CGFloat
  ) {
    let bitmap = sized.bitmap
    let whole = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    let surface = tint == nil ? bitmap.surface : sized.mask.surface
    let pattern = pattern(surface, of: whole, part: source ?? whole.rect, in: rect)
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    let context = target.context
    if let tint {
      draw(coverage: pattern, in: rect, color: tint.multiplyingAlpha(by: opacity))
    } else {
      cairo_set_source(context, pattern)
      addOutline(of: rect)
      paint(opacity: opacity, isOpaque: sized.isOpaque)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Fills Cairo's current path with its current source.
  private func paint(opacity: CGFloat, isOpaque: Bool) {
    let context = target.context
    if opacity < 1 {
      cairo_save(context)
      cairo_clip(context)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    } else {
      cairo_fill(context)
    }
  }
}
