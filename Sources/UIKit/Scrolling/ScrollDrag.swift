/// A drag that is under way.
nonisolated struct ScrollDrag: Hashable, Sendable {
  /// The offset at which the finger would have begun without rubber bands.
  var origin: CGPoint
  /// How far above the keyboard the finger takes hold of it.
  var keyboardPadding: CGFloat = 0
  /// The only axis that the drag moves; nil for all.
  var lockedAxis: ScrollAxis?

  /// How much longer than the other the first way along an axis is for the drag to be locked to
  /// it; ours.
  private static let lockRatio: CGFloat = 2

  /// The axis that a first movement is locked to; nil for a diagonal one.
  static func axis(lockedBy movement: CGPoint) -> ScrollAxis? {
    let (across, down) = (abs(movement.x), abs(movement.y))
    if across >= down * lockRatio { return .horizontal }
    return down >= across * lockRatio ? .vertical : nil
  }
}
