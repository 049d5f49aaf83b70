internal import CCairo
import Foundation

extension Bitmap {
  /// The bitmap at another size: averaged where it shrinks, interpolated where it grows.
  func resampled(width: Int, height: Int) -> Bitmap {
    guard width != self.width || height != self.height else { return self }
    let result = Bitmap(width: width, height: height)
    guard let context = cairo_create(result.surface) else { return result }
    defer { cairo_destroy(context) }
    cairo_scale(
      context, Double(width) / Double(self.width), Double(height) / Double(self.height))
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    return result
  }
}
