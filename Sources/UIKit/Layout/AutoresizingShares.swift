/// How a view takes part in a change of its superview's length along an axis, by its mask.
///
/// The flexible parts share the change in proportion to their lengths, or equally where all are 0.
nonisolated struct AutoresizingShares {
  /// The share of the distance before the view, 0…1 for a view inside its superview.
  let origin: CGFloat
  /// The share of the view's own length.
  let length: CGFloat

  /// The shares of a view with a frame in a superview of a size, in points.
  init(
    _ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis, of frame: CGRect,
    in size: CGSize
  ) {
    let parts: [(isFlexible: Bool, length: CGFloat)] =
      axis == .horizontal
      ? [
        (mask.contains(.flexibleLeftMargin), frame.minX),
        (mask.contains(.flexibleWidth), frame.width),
        (mask.contains(.flexibleRightMargin), size.width - frame.maxX),
      ]
      : [
        (mask.contains(.flexibleTopMargin), frame.minY),
        (mask.contains(.flexibleHeight), frame.height),
        (mask.contains(.flexibleBottomMargin), size.height - frame.maxY),
      ]
    let flexible = parts.filter(\.isFlexible)
    let total = flexible.reduce(0) { $0 + $1.length }
    func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total == 0 ? 1 / CGFloat(flexible.count) : part.length / total
    }
    origin = share(parts[0])
    length = share(parts[1])
  }
}
