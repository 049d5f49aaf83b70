internal import CCairo
import Foundation

extension Canvas {
  /// The most pixels of a mask; ours, more than a phone's screen has.
  private static let largestMask = 16_000_000

  /// Draws a shape, which lies within some pixels, so that each pixel is the same however the clip
  /// cuts it.
  ///
  /// How Cairo covers a row of pixels depends on all edges that it meets there, and it leaves out
  /// those that the clip hides to the left and to the right. So the shape is drawn as a mask first,
  /// whole rows of it.
  func draw(shape: PixelRect, color: Color, _ fill: (OpaquePointer) -> Void) {
    let visible = shape.intersection(state.clip)
    guard !visible.isEmpty else { return }
    note(visible)
    guard shape.width * visible.height <= Self.largestMask else { return fill(prepare(color)) }
    let mask = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(shape.width), Int32(visible.height))
    defer { cairo_surface_destroy(mask) }
    cairo_surface_set_device_offset(mask, Double(-shape.minX), Double(-visible.minY))
    guard let context = cairo_create(mask) else { return }
    fill(context)
    cairo_destroy(context)
    cairo_mask_surface(prepare(color), mask, 0, 0)
  }

  /// The pixels that a path may touch, with some around it.
  func pixels(of path: Path, outset: CGFloat = 0) -> PixelRect {
    PixelRect(
      covering: path.boundingBox.applying(state.transform)
        .insetBy(dx: -outset - 1, dy: -outset - 1))
  }
}
