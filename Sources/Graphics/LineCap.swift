internal import CCairo

/// How a line ends.
public enum LineCap: Hashable, Sendable {
  /// At its last point.
  case butt
  /// With half a circle.
  case round
  /// With half a square.
  case square
}

extension LineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
