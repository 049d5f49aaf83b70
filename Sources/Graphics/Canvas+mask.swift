internal import CCairo
import Foundation

extension Canvas {
  /// Draws a colour through a mask, pixel for pixel, with the mask's first at a device pixel.
  public func draw(_ mask: AlphaMask, atDevicePixel x: Int, y: Int, color: Color) {
    let covered = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
    guard color.alpha > 0, !covered.intersection(state.clip).isEmpty else { return }
    note(covered)
    cairo_mask_surface(prepare(color), mask.surface, Double(x), Double(y))
  }

  /// Draws a colour through a mask that is laid over a rectangle, in points, whatever the
  /// transform.
  public func draw(_ mask: AlphaMask, in rect: CGRect, color: Color) {
    guard isVisible, color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    guard mask.width > 0, mask.height > 0, !touched(by: rect).isEmpty else { return }
    if let pixels = snapped(rect), pixels.width == mask.width, pixels.height == mask.height,
      state.transform.a > 0, state.transform.d > 0
    {
      return draw(mask, atDevicePixel: pixels.minX, y: pixels.minY, color: color)
    }
    if let place = sliding(mask, in: rect) {
      let (x, y) = (place.x.rounded(.down), place.y.rounded(.down))
      let moved = mask.shifted(x: place.x - x, y: place.y - y)
      return draw(moved, atDevicePixel: Int(x), y: Int(y), color: color)
    }
    let whole = PixelRect(minX: 0, minY: 0, maxX: mask.width, maxY: mask.height)
    guard let pattern = pattern(mask.surface, of: whole, part: whole.rect, in: rect) else { return }
    defer { cairo_pattern_destroy(pattern) }
    draw(coverage: pattern, in: rect, color: color)
  }

  /// Where a mask that is neither turned nor scaled begins, in device pixels.
  private func sliding(_ mask: AlphaMask, in rect: CGRect) -> CGPoint? {
    let pixels = rect.applying(state.transform)
    guard isUpright, state.transform.a > 0, state.transform.d > 0,
      abs(pixels.width - CGFloat(mask.width)) < 1e-3,
      abs(pixels.height - CGFloat(mask.height)) < 1e-3
    else { return nil }
    return pixels.origin
  }

  /// Draws a colour through a pattern's coverage, inside a rectangle in points.
  func draw(coverage pattern: OpaquePointer?, in rect: CGRect, color: Color) {
    let context = prepare(color)
    cairo_save(context)
    addOutline(of: rect)
    cairo_clip(context)
    cairo_mask(context, pattern)
    cairo_restore(context)
  }

  /// A pattern that lays a part of a surface, in its pixels, over a rectangle in points.
  ///
  /// What lies beside the part doesn't show through at its edges. Nil when the surface, which has
  /// the pixels of `whole`, has none in the part: Cairo would read beyond its memory.
  func pattern(
    _ surface: OpaquePointer, of whole: PixelRect, part: CGRect, in rect: CGRect
  ) -> OpaquePointer? {
    let cut = PixelRect(covering: part).intersection(whole)
    guard !cut.isEmpty else { return nil }
    let piece = cairo_surface_create_for_rectangle(
      surface, Double(cut.minX), Double(cut.minY), Double(cut.width), Double(cut.height))
    defer { cairo_surface_destroy(piece) }
    let placed = snappedInPoints(rect)
    let toPiece = CGAffineTransform(translationX: -placed.minX, y: -placed.minY)
      .concatenating(
        CGAffineTransform(scaleX: part.width / placed.width, y: part.height / placed.height)
      )
      .concatenating(
        CGAffineTransform(
          translationX: part.minX - CGFloat(cut.minX), y: part.minY - CGFloat(cut.minY)))
    var matrix = state.transform.inverted().concatenating(toPiece).matrix
    let pattern = cairo_pattern_create_for_surface(piece)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    return pattern
  }
}
