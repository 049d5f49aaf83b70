/// A movement of content that goes on by itself: after a finger has let go, or by the app's wish.
nonisolated struct ScrollMotion: Hashable, Sendable {
  /// Why the content moves.
  enum Cause: Hashable, Sendable {
    case deceleration
    case animation(isToTop: Bool)
  }

  private enum Course: Hashable {
    case free(x: AxisMotion, y: AxisMotion)
    case animated(from: CGPoint, to: CGPoint)
  }

  /// How long an animated change of the offset takes, in seconds; ours.
  static let animationDuration: TimeInterval = 0.3

  let cause: Cause
  /// The clock's time at which it began.
  let start: TimeInterval
  private let course: Course
  /// Whether it goes to a place that was chosen, and not where its velocity carries it.
  let isAimed: Bool

  /// Makes the movement after a finger has let go.
  init(x: AxisMotion, y: AxisMotion, isAimed: Bool = false, start: TimeInterval) {
    cause = .deceleration
    course = .free(x: x, y: y)
    self.isAimed = isAimed
    self.start = start
  }

  /// Makes an animated change of the offset: slow, fast, slow.
  init(from: CGPoint, to: CGPoint, isToTop: Bool = false, start: TimeInterval) {
    cause = .animation(isToTop: isToTop)
    course = .animated(from: from, to: to)
    isAimed = true
    self.start = start
  }

  /// How long it takes, in seconds.
  var duration: TimeInterval {
    switch course {
    case .free(let x, let y): max(x.duration, y.duration)
    case .animated: Self.animationDuration
    }
  }

  /// Where it ends.
  var destination: CGPoint {
    switch course {
    case .free(let x, let y): CGPoint(x: x.destination, y: y.destination)
    case .animated(_, let to): to
    }
  }

  /// Whether it is over at a time of the clock.
  func isOver(at now: TimeInterval) -> Bool { now - start >= duration - 1e-9 }

  /// The offset at a time of the clock.
  func offset(at now: TimeInterval) -> CGPoint {
    let time = now - start
    switch course {
    case .free(let x, let y):
      return CGPoint(x: x.position(at: time), y: y.position(at: time))
    case .animated(let from, let to):
      let share = AnimationCurve.easeInOut.progress(
        elapsed: time, duration: Self.animationDuration)
      return CGPoint(
        x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  /// The velocity at a time of the clock, in points per second; 0 for an animated change.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard case .free(let x, let y) = course else { return .zero }
    return CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
  }
}
