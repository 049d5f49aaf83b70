internal import CCairo
import Foundation

extension Canvas {
  /// Fills a rectangle, in points, with colours along a line; the first and last go on beyond it.
  ///
  /// `start` and `end` are in the unit square of the rectangle; locations are 0…1 between them,
  /// evenly spaced when there are none.
  public func fillLinearGradient(
    _ rect: CGRect, colors: [Color], locations: [CGFloat] = [],
    start: CGPoint = CGPoint(x: 0.5, y: 0), end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    guard isVisible, rect.width > 0, rect.height > 0, let first = colors.first else { return }
    guard colors.count > 1 else { return fill(rect, with: first) }
    guard !touched(by: rect).isEmpty else { return }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * unit.x, y: rect.minY + rect.height * unit.y)
    }
    let (from, to) = (point(start), point(end))
    let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    defer { cairo_pattern_destroy(pattern) }
    for (index, color) in colors.enumerated() {
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let location = locations.count == colors.count ? locations[index] : even
      let solid = SolidColor(color)
      cairo_pattern_add_color_stop_rgba(
        pattern, location, solid.red, solid.green, solid.blue, solid.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = state.transform.inverted().matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    let context = target.context
    cairo_set_source(context, pattern)
    addOutline(of: rect)
    cairo_fill(context)
  }

  /// Makes a rectangle, on whole device pixels where it snaps, Cairo's current path.
  func addOutline(of rect: CGRect) {
    if let pixels = snapped(rect) {
      addOutline(of: pixels.intersection(state.clip))
    } else {
      cairo_new_path(target.context)
      Path(rect: rect).append(to: target.context, transform: state.transform)
      notePath()
    }
  }
}
