/// How far content follows a finger past its edge.
nonisolated struct RubberBand: Hashable, Sendable {
  /// What of a short way is followed; common to the known re-implementations of iOS.
  static let coefficient = 0.55

  /// The length of the scroll view on the axis, in points: what the content never reaches.
  let dimension: Double

  /// The distance past the edge for a finger's way past it, in points; odd.
  func offset(forTravel travel: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = Self.coefficient * abs(travel)
    return (travel < 0 ? -1 : 1) * pull * dimension / (dimension + pull)
  }

  /// The finger's way for a distance past the edge, in points.
  func travel(forOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let distance = min(abs(offset), dimension * 0.999)
    return (offset < 0 ? -1 : 1) * distance * dimension
      / (Self.coefficient * (dimension - distance))
  }

  /// How fast the content moves per finger's movement at a distance past the edge.
  func gain(atOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = 1 - min(abs(offset) / dimension, 1)
    return Self.coefficient * share * share
  }

  /// An offset held within a range, with what is past its ends let out like a rubber band.
  func offset(_ free: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(free, range.lowerBound), range.upperBound)
    return edge + offset(forTravel: free - edge)
  }

  /// The free offset that shows as `offset`.
  func freeOffset(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + travel(forOffset: offset - edge)
  }
}
