/// Where a scroll indicator is along its axis, in points from the start of the view.
nonisolated struct IndicatorLayout: Sendable {
  /// The thickness; like the other numbers here measured on iOS 13 by others.
  static let thickness: CGFloat = 3
  /// The distance from the edges.
  static let margin: CGFloat = 3
  /// The shortest indicator.
  static let shortest: CGFloat = 36
  /// The shortest indicator while the content is past its end.
  static let shortestPastEnd: CGFloat = 8
  /// The part of the view by which the content must be past its end for the very shortest.
  private static let fullShrink: CGFloat = 0.2

  /// The length of the view.
  var viewport: CGFloat
  /// The room at the two ends.
  var insets: (start: CGFloat, end: CGFloat)
  /// The first and last offset to rest at.
  var range: ClosedRange<CGFloat>
  /// The offset.
  var offset: CGFloat

  private var track: CGFloat {
    max(viewport - insets.start - insets.end - 2 * Self.margin, 0)
  }

  private var pastEnd: CGFloat { max(range.lowerBound - offset, offset - range.upperBound, 0) }

  /// How long the indicator is.
  var length: CGFloat {
    let content = viewport + range.upperBound - range.lowerBound
    guard content > 0 else { return 0 }
    let inside = max(viewport - pastEnd, 0)
    let shrink = min(pastEnd / max(viewport * Self.fullShrink, 1), 1)
    let shortest = Self.shortest - (Self.shortest - Self.shortestPastEnd) * shrink
    return min(max(track * inside / content, shortest), track)
  }

  /// Where the indicator starts.
  var start: CGFloat {
    let way = range.upperBound - range.lowerBound
    let share = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
    let isAtEnd = way > 0 ? share == 1 : offset > range.upperBound
    let place = isAtEnd ? 1 : share
    return insets.start + Self.margin + (track - length) * place
  }
}
