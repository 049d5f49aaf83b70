extension NSLayoutConstraint {
  /// A part of a view that a constraint can speak of.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal middle.
    case centerX = 9
    /// The vertical middle.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge without text.
    case firstBaseline = 12
    /// The left edge, inset by the margin.
    case leftMargin = 13
    /// The right edge, inset by the margin.
    case rightMargin = 14
    /// The top edge, inset by the margin.
    case topMargin = 15
    /// The bottom edge, inset by the margin.
    case bottomMargin = 16
    /// The edge where reading starts, inset by the margin.
    case leadingMargin = 17
    /// The edge where reading ends, inset by the margin.
    case trailingMargin = 18
    /// The horizontal middle between the margins.
    case centerXWithinMargins = 19
    /// The vertical middle between the margins.
    case centerYWithinMargins = 20
    /// No part: the constraint has only a constant on that side.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  nonisolated public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction on the screen.
  nonisolated public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The direction that the attribute measures in.
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    default: .vertical
    }
  }

  /// Whether it is a width or a height, which is the same in all coordinates.
  var isSize: Bool { self == .width || self == .height }

  /// Whether it turns with the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it depends on the margins.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
