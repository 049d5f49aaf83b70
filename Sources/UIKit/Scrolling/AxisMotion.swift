/// The movement of content along one axis after the finger has let go.
///
/// It decelerates; where it meets an edge it hands its velocity over to a bounce, or stops.
nonisolated struct AxisMotion: Hashable, Sendable {
  private enum Curve: Hashable {
    case deceleration(Deceleration)
    case bounce(Bounce)
  }

  private struct Phase: Hashable {
    var start: Double
    var curve: Curve
  }

  private var phases: [Phase] = []

  /// When it is over, in seconds.
  private(set) var duration = 0.0

  /// Where it ends, in points.
  private(set) var destination: Double

  /// Makes the movement from a position with a velocity in points per second.
  ///
  /// `pixel` is the size of a device pixel in points: half of one is where a bounce ends.
  init(
    position: Double, velocity: Double, range: ClosedRange<Double>, rate: Double, bounces: Bool,
    pixel: Double
  ) {
    destination = position
    var (position, velocity) = (position, velocity)
    if !range.contains(position) {
      let edge = min(max(position, range.lowerBound), range.upperBound)
      let bounce = Bounce(from: position, velocity: velocity, to: edge)
      guard let crossing = bounce.crossing else {
        add(bounce, threshold: pixel / 2)
        return
      }
      // It comes back faster than the spring can stop it, and rolls on inside.
      phases.append(Phase(start: 0, curve: .bounce(bounce)))
      duration = crossing
      (position, velocity) = (edge, bounce.velocity(at: crossing))
    }
    let free = Deceleration(start: position, velocity: velocity, rate: rate)
    phases.append(Phase(start: duration, curve: .deceleration(free)))
    if range.contains(free.destination) {
      destination = free.destination
      duration += free.duration(threshold: UIScrollView.arrivalDistance)
      return
    }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let time = free.time(at: edge) ?? 0
    duration += time
    destination = edge
    if bounces {
      let carried = free.velocity(at: time)
      add(Bounce(from: edge, velocity: carried, to: edge), threshold: pixel / 2)
    }
  }

  /// Makes the movement from a position with a velocity to a destination that was asked for.
  ///
  /// With a frequency it is a spring; without, it decelerates where that comes near.
  init(
    position: Double, velocity: Double, destination: Double, frequency: Double? = nil, pixel: Double
  ) {
    self.destination = destination
    if frequency == nil,
      let free = Deceleration(start: position, velocity: velocity, destination: destination)
    {
      phases = [Phase(start: 0, curve: .deceleration(free))]
      duration = free.duration(threshold: UIScrollView.arrivalDistance)
      return
    }
    // More velocity than this would carry it past the destination.
    let frequency = frequency ?? Bounce.frequency
    let limit = frequency * abs(destination - position)
    add(
      Bounce(
        from: position, velocity: min(max(velocity, -limit), limit), to: destination,
        frequency: frequency), threshold: pixel / 2)
  }

  private mutating func add(_ bounce: Bounce, threshold: Double) {
    phases.append(Phase(start: duration, curve: .bounce(bounce)))
    destination = bounce.edge
    duration += bounce.duration(threshold: threshold)
  }

  /// The position after some seconds.
  func position(at time: Double) -> Double {
    guard time < duration, let phase = phase(at: time) else { return destination }
    switch phase.curve {
    case .deceleration(let curve): return curve.position(at: time - phase.start)
    case .bounce(let curve): return curve.position(at: time - phase.start)
    }
  }

  /// The velocity after some seconds, in points per second.
  func velocity(at time: Double) -> Double {
    guard time < duration, let phase = phase(at: time) else { return 0 }
    switch phase.curve {
    case .deceleration(let curve): return curve.velocity(at: time - phase.start)
    case .bounce(let curve): return curve.velocity(at: time - phase.start)
    }
  }

  private func phase(at time: Double) -> Phase? {
    phases.last { $0.start <= time }
  }
}
