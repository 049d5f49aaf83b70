extension UIScrollView {
  /// The offsets that content rests at along both axes, in points.
  package var restingOffsets: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let range = scrollRange
    return (range[.horizontal], range[.vertical])
  }

  /// The axes along which a finger can move the content.
  package var followsFinger: (x: Bool, y: Bool) {
    let axes = draggableAxes
    return (axes.contains(.horizontal), axes.contains(.vertical))
  }

  /// Whether the content moves by itself, so that a finger would stop it.
  package var isMoving: Bool { motion != nil }
}
