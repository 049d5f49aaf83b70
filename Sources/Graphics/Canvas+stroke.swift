internal import CCairo
import Foundation

extension Canvas {
  /// Strokes a path; the width is in points.
  public func stroke(
    _ path: Path, with color: Color, lineWidth: CGFloat = 1, lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter
  ) {
    guard isVisible, color.alpha > 0, lineWidth > 0, lineWidth.isFinite else { return }
    let transform = state.transform
    // A mitre reaches ten half widths, in the direction that is enlarged most.
    let reach = hypot(transform.a, transform.b) + hypot(transform.c, transform.d)
    draw(shape: pixels(of: path, outset: lineWidth * reach * 5), color: color) { context in
      path.append(to: context, transform: transform)
      cairo_save(context)
      // The pen has the shape that the transform gives a circle.
      var matrix = transform.matrix
      cairo_set_matrix(context, &matrix)
      cairo_set_line_width(context, lineWidth)
      cairo_set_line_cap(context, lineCap.cairo)
      cairo_set_line_join(context, lineJoin.cairo)
      cairo_stroke(context)
      cairo_restore(context)
    }
  }

  /// Draws a border of a width in points inside a rectangle's edge, as `CALayer.borderWidth` does.
  public func strokeBorder(
    _ rect: CGRect, cornerRadius: CGFloat = 0, corners: Corners = .all,
    curve: CornerCurve = .circular, width: CGFloat, with color: Color
  ) {
    guard isVisible, color.alpha > 0, width > 0, rect.width > 0, rect.height > 0 else { return }
    if let pixels = snapped(rect), cornerRadius <= 0 || corners.isEmpty {
      return strokeBorder(pixels, width: snappedLength(width), with: color)
    }
    let outer = snappedInPoints(rect)
    guard !touched(by: outer).isEmpty else { return }
    let width = state.snapsToPixels && isUpright ? snappedLength(width) / pixelsPerPoint : width
    let inner = outer.insetBy(dx: width, dy: width)
    if let hole = cornerless(inner, cornerRadius: cornerRadius, curve: curve),
      hole.intersection(state.clip) == state.clip
    {
      return
    }
    var path = Path(roundedRect: outer, cornerRadius: cornerRadius, corners: corners, curve: curve)
    if !inner.isNull, inner.width > 0, inner.height > 0 {
      path.addPath(
        Path(
          roundedRect: inner, cornerRadius: max(cornerRadius - width, 0), corners: corners,
          curve: curve))
    }
    fill(path, with: color, evenOdd: true)
  }

  private func strokeBorder(_ outer: PixelRect, width: CGFloat, with color: Color) {
    let width = min(Int(width), (min(outer.width, outer.height) + 1) / 2)
    let top = min(outer.minY + width, outer.maxY)
    let bottom = max(outer.maxY - width, top)
    let left = min(outer.minX + width, outer.maxX)
    let right = max(outer.maxX - width, left)
    let pieces = [
      PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: top),
      PixelRect(minX: outer.minX, minY: bottom, maxX: outer.maxX, maxY: outer.maxY),
      PixelRect(minX: outer.minX, minY: top, maxX: left, maxY: bottom),
      PixelRect(minX: right, minY: top, maxX: outer.maxX, maxY: bottom),
    ]
    for piece in pieces { fill(piece, with: color) }
  }

  /// How many device pixels a point is long, on average, under the current transform.
  var pixelsPerPoint: CGFloat {
    let t = state.transform
    return abs(t.a * t.d - t.b * t.c).squareRoot()
  }

  /// A length in whole device pixels, at least one.
  private func snappedLength(_ length: CGFloat) -> CGFloat {
    max(CGFloat(PixelRect.round(length * pixelsPerPoint)), 1)
  }
}

extension CGAffineTransform {
  var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
