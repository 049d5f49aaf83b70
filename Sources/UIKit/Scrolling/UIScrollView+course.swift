extension UIScrollView {
  /// The velocity below which content stays where the finger leaves it, in points per second; ours.
  nonisolated package static let smallestVelocity: CGFloat = 10

  /// How near the end counts as there while content decelerates, in points; ours.
  nonisolated package static let arrivalDistance: CGFloat = 0.5

  /// The exponential decay of a velocity that the content is left at, per second.
  package var decay: Double {
    Deceleration(start: 0, velocity: 0, rate: Double(decelerationRate.rawValue)).decay
  }

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
