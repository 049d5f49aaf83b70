internal import CCairo
import Foundation

extension Canvas {
  /// Blurs what has been drawn inside a rectangle, in points, as far as the clip lets through.
  ///
  /// What lies beside the rectangle doesn't flow into it: at its edges the outermost pixels go on.
  /// `saturation` makes colours stronger, or weaker below 1.
  public func blur(in rect: CGRect, deviation: CGFloat, saturation: CGFloat = 1) {
    guard isVisible, deviation > 0, rect.width > 0, rect.height > 0 else { return }
    let place = touched(by: rect).intersection(
      PixelRect(
        minX: target.x, minY: target.y, maxX: target.x + target.bitmap.width,
        maxY: target.y + target.bitmap.height))
    guard !place.isEmpty else { return }
    let t = state.transform
    let pixels = min(deviation * abs(t.a * t.d - t.b * t.c).squareRoot(), Self.strongestBlur)
    // Fine detail doesn't survive, so that a picture with fewer pixels will do.
    let step = max(Int(pixels / Self.coarsePixels), 1)
    let picture = BlurredPicture(
      of: target.bitmap,
      in: PixelRect(
        minX: place.minX - target.x, minY: place.minY - target.y, maxX: place.maxX - target.x,
        maxY: place.maxY - target.y), step: step)
    picture.blur(deviation: pixels / CGFloat(step))
    picture.saturate(by: saturation)
    lay(picture.bitmap, over: place, step: step, inside: rect)
  }

  /// The widest blur, in pixels; ours.
  private static let strongestBlur: CGFloat = 400
  /// How many pixels of the coarse picture a blur is wide, at least; ours.
  private static let coarsePixels: CGFloat = 3

  private func lay(_ bitmap: Bitmap, over place: PixelRect, step: Int, inside rect: CGRect) {
    guard let pattern = cairo_pattern_create_for_surface(bitmap.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = CGAffineTransform(translationX: -CGFloat(place.minX), y: -CGFloat(place.minY))
      .concatenating(CGAffineTransform(scaleX: 1 / CGFloat(step), y: 1 / CGFloat(step))).matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    let context = target.context
    cairo_save(context)
    cairo_set_source(context, pattern)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    if isUpright { addOutline(of: place) } else { addOutline(of: rect) }
    cairo_fill(context)
    cairo_restore(context)
  }
}
