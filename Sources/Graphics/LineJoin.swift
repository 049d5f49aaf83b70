internal import CCairo

/// How two lines meet.
public enum LineJoin: Hashable, Sendable {
  /// In a point, or cut off where it would be longer than ten line widths.
  case miter
  /// In part of a circle.
  case round
  /// Cut off.
  case bevel
}

extension LineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
