internal import CCairo
import Foundation

extension Path {
  /// Adds the path, moved by a transform, to a Cairo context's current path.
  func append(to context: OpaquePointer, transform: CGAffineTransform) {
    func device(_ point: CGPoint) -> CGPoint {
      let moved = point.applying(transform)
      let reach = PixelRect.reach
      return CGPoint(
        x: moved.x.isNaN ? 0 : min(max(moved.x, -reach), reach),
        y: moved.y.isNaN ? 0 : min(max(moved.y, -reach), reach))
    }
    for element in elements {
      switch element {
      case .move(let point):
        let point = device(point)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = device(point)
        cairo_line_to(context, point.x, point.y)
      case .curve(let control1, let control2, let end):
        let (first, second, end) = (device(control1), device(control2), device(end))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close:
        cairo_close_path(context)
      }
    }
  }
}
