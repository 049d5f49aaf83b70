internal import CCairo
import Foundation

extension Canvas {
  /// Draws an image into a rectangle, in points.
  ///
  /// With a tint only the image's coverage counts, and the tint is its colour.
  public func draw(_ image: Image, in rect: CGRect, tint: Color? = nil, opacity: CGFloat = 1) {
    guard isVisible, opacity > 0, rect.width > 0, rect.height > 0 else { return }
    guard !touched(by: rect).isEmpty else { return }
    if let pixels = snapped(rect), keepsUpright,
      isWorthKeeping(image, width: pixels.width, height: pixels.height)
    {
      let sized = image.sizedBitmap(width: pixels.width, height: pixels.height)
      draw(sized, atX: pixels.minX, y: pixels.minY, tint: tint, opacity: opacity)
    } else {
      let sized =
        restingBitmap(of: image, for: rect.size)
        ?? steppedBitmap(of: image, for: rect.size)
      draw(sized, source: nil, in: rect, tint: tint, opacity: opacity)
    }
  }

  /// Draws a part of an image, in points of the image, into a rectangle, in points.
  ///
  /// A part that is stretched is as sharp as the image at its own size, and its neighbours don't
  /// show at its edges, so that an image can be cut in nine.
  public func draw(
    _ image: Image, source: CGRect, in rect: CGRect, tint: Color? = nil, opacity: CGFloat = 1
  ) {
    guard isVisible, opacity > 0, rect.width > 0, rect.height > 0 else { return }
    guard source.width > 0, source.height > 0, !touched(by: rect).isEmpty else { return }
    let sized = steppedBitmap(of: image, for: image.size)
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
  /// The same while it is turned or scaled by an animation, which has no time for more; ours.
  private static let longestMovingSide: CGFloat = 1024

  /// Whether the image is drawn from a bitmap of exactly the pixels it covers.
  ///
  /// An enlarged photograph isn't: interpolating on the way is the same and needs no memory.
  private func isWorthKeeping(_ image: Image, width: Int, height: Int) -> Bool {
    guard let own = image.pixels else {
      return CGFloat(max(width, height)) <= Self.longestVectorSide
    }
    return width <= own.width && height <= own.height
  }

  /// The image's bitmap at rest, for when it is only on the way from one place to another.
  private func restingBitmap(of image: Image, for size: CGSize) -> SizedBitmap? {
    let t = state.transform
    guard keepsUpright, abs(t.a - scale) < 1e-6, abs(t.d - scale) < 1e-6 else { return nil }
    let (across, down) = (size.width * scale, size.height * scale)
    let (width, height) = (PixelRect.round(across), PixelRect.round(down))
    guard abs(across - CGFloat(width)) < 1e-3, abs(down - CGFloat(height)) < 1e-3,
      isWorthKeeping(image, width: width, height: height)
    else { return nil }
    return image.sizedBitmap(width: width, height: height)
  }

  /// A bitmap of the image with at least as many pixels as it is drawn with, if it has them.
  ///
  /// Sizes come in powers of two, so that an animation needs few of them.
  private func steppedBitmap(of image: Image, for size: CGSize) -> SizedBitmap {
    let t = state.transform
    let needed = max(
      hypot(t.a, t.b) * size.width / image.size.width,
      hypot(t.c, t.d) * size.height / image.size.height)
    let base = image.pixels == nil ? scale : image.scale
    // A little less than a whole step is how one may come out of the transform's arithmetic.
    let step = (log2(max(needed, 1e-6) / base) - 1e-3).rounded(.up)
    var pixelsPerPoint = base * exp2(step)
    if image.pixels == nil {
      let longest = max(image.size.width, image.size.height)
      pixelsPerPoint = min(
        pixelsPerPoint, max(base, Self.longestMovingSide / longest),
        Self.longestVectorSide / longest)
    } else {
      pixelsPerPoint = min(pixelsPerPoint, base)
    }
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
    addOutline(
      of: PixelRect(minX: x, minY: y, maxX: x + bitmap.width, maxY: y + bitmap.height))
    paint(opacity: opacity)
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
      paint(opacity: opacity)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }
}
