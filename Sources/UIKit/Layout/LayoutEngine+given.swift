/// Views whose frames are numbers, not to be found.
extension LayoutEngine {
  /// A given view along an axis.
  struct Given {
    let origin: Double
    let length: Double
    /// The length of the superview.
    let room: Double
    /// How it takes part in a change of its superview's length; nil where it doesn't.
    let shares: AutoresizingShares?
  }

  /// Whether the view's frame is to be found.
  func isPlaced(_ view: UIView) -> Bool {
    view === root ? fitsRoot : !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the view's length along an axis is a number.
  func isGiven(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if isPlaced(view) { return false }
    guard view !== root, let parent = view.superview else { return true }
    return (given(view, axis).shares?.length ?? 0) == 0 || isGiven(parent, axis)
  }

  /// What a given view is along an axis.
  func given(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Given {
    view.makeLayoutState().isGiven = true
    let frame = view.untransformedFrame
    let size = view.superview?.bounds.size ?? frame.size
    let mask = view.autoresizingMask
    let shares =
      view === root || mask.isEmpty ? nil : AutoresizingShares(mask, axis, of: frame, in: size)
    return axis == .horizontal
      ? Given(origin: frame.minX, length: frame.width, room: size.width, shares: shares)
      : Given(origin: frame.minY, length: frame.height, room: size.height, shares: shares)
  }
}
