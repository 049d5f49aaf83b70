import Foundation
import Phone

/// Finds swipes in whole percents and milliseconds that bring content to the pixel where it should
/// be: how far a swipe goes depends on its length, and how much farther on its speed.
@MainActor
struct SwipePlanner {
  /// The shortest and longest swipes that are written, in milliseconds; ours.
  private static let durations = 100...2500
  /// Beyond this way content doesn't come to rest in the time that a step gives it, in points.
  private static let settlingWay = 190.0
  /// From this velocity on a finger scrolls before what is under it is pressed, in points per
  /// second.
  private static let quickness = 90.0
  /// How many swipes stand for one gesture at most; ours.
  private static let mostSwipes = 6
  /// How many ways are looked at closely; ours.
  private static let mostTries = 300

  let size: CGSize
  /// What a finger at a point may scroll.
  let touch: (CGPoint) -> ScrollingTouch

  /// A swipe along an axis, and where it leaves the content.
  private struct Candidate {
    let start: Int
    let end: Int
    let duration: Int
    let velocity: Double
    let landing: Double
    let freely: Double
    var cost = 0.0
  }

  /// The steps that bring content to an offset along an axis, like a drag; nil where there are
  /// none.
  func steps(
    moving view: ScrolledView, isVertical: Bool, to target: Double, like drag: RecordedDrag?
  ) -> [RecordedStep]? {
    guard let course = view.course(isVertical: isVertical), let frame = view.frame else {
      return nil
    }
    let lane = SwipeLane(
      name: view.name, isVertical: isVertical, size: size, frame: frame, drag: drag)
    return steps(along: lane, course, to: course.clamped(target), left: Self.mostSwipes)
  }

  private func steps(
    along lane: SwipeLane, _ course: ScrollCourse, to target: Double, left: Int
  ) -> [RecordedStep]? {
    if course.isSame(course.offset, target) { return [] }
    guard left > 0 else { return nil }
    if let (step, _) = swipe(along: lane, course, to: target) { return step }
    // What is too far or too near for one swipe takes another before.
    let firsts = preparations(along: lane, course, to: target)
    for (step, landing) in firsts {
      var next = course
      next.offset = landing
      if let (last, _) = swipe(along: lane, next, to: target) { return step + last }
    }
    guard let (step, landing) = firsts.first,
      abs(landing - target) < abs(course.offset - target)
    else { return nil }
    var next = course
    next.offset = landing
    return steps(along: lane, next, to: target, left: left - 1).map { step + $0 }
  }

  /// One swipe to a target.
  private func swipe(
    along lane: SwipeLane, _ course: ScrollCourse, to target: Double
  ) -> (steps: [RecordedStep], landing: Double)? {
    var found: [Candidate] = []
    let distance = abs(target - course.offset)
    for start in lane.starts {
      for end in 2...98 {
        let way = Double(lane.place(end) - lane.place(start))
        guard abs(way) > course.slop, (way < 0) == (target > course.offset) else { continue }
        let free = distance - (abs(way) - course.slop)
        var durations = lane.usualDurations
        if free > 0.2 {
          let ideal = abs(way) / course.decay / free * 1000
          if ideal < 10_000 { durations += [Int(ideal), Int(ideal) + 1] }
        }
        for duration in durations where Self.durations.contains(duration) {
          let (landing, freely) = course.landing(way: way, duration: Double(duration) / 1000)
          guard course.isSame(landing, target) else { continue }
          found.append(
            candidate(lane, start, end, way: way, duration, landing: landing, freely: freely))
        }
      }
    }
    return firstPossible(of: found, along: lane)
  }

  /// Swipes that leave content nearer to a target, or away from it with room to come back.
  private func preparations(
    along lane: SwipeLane, _ course: ScrollCourse, to target: Double
  ) -> [(steps: [RecordedStep], landing: Double)] {
    let isFar = abs(target - course.offset) > Double(lane.length)
    var ways: [(steps: [RecordedStep], landing: Double)] = []
    for share in [-60, -45, -30, -15, 15, 30, 45, 60] {
      var found: [Candidate] = []
      for start in lane.starts where 2...98 ~= start + share {
        let way = Double(lane.place(start + share) - lane.place(start))
        for duration in isFar ? [150, 200, 300] : [400, 600] {
          let (landing, freely) = course.landing(way: way, duration: Double(duration) / 1000)
          guard !course.isSame(landing, course.offset) else { continue }
          found.append(
            candidate(
              lane, start, start + share, way: way, duration, landing: landing, freely: freely))
        }
      }
      if let way = firstPossible(of: found, along: lane) { ways.append(way) }
    }
    return ways.sorted { abs($0.landing - target) < abs($1.landing - target) }
  }

  private func candidate(
    _ lane: SwipeLane, _ start: Int, _ end: Int, way: Double, _ duration: Int, landing: Double,
    freely: Double
  ) -> Candidate {
    let velocity = abs(way) / Double(duration) * 1000
    var candidate = Candidate(
      start: start, end: end, duration: duration, velocity: velocity, landing: landing,
      freely: freely)
    candidate.cost =
      abs(log(Double(duration) / 600)) + 0.7 * abs(log(abs(way) / Double(lane.usualWay)))
      + (abs(freely) > Self.settlingWay ? 4 : 0) + (start == lane.start ? 0 : 0.5)
      + (velocity < Self.quickness ? 0.3 : 0)
    return candidate
  }

  /// The best swipe that begins where it scrolls what it should.
  private func firstPossible(
    of found: [Candidate], along lane: SwipeLane
  ) -> (steps: [RecordedStep], landing: Double)? {
    for candidate in found.sorted(by: { $0.cost < $1.cost }).prefix(Self.mostTries) {
      for cross in lane.crosses {
        let swipe = lane.swipe(
          from: candidate.start, to: candidate.end, cross: cross, duration: candidate.duration)
        let touch = touch(swipe.start.place(in: size))
        let first = touch.views.first { $0.course(isVertical: lane.isVertical) != nil }
        guard first?.name == lane.name,
          !touch.isOnControl || candidate.velocity >= Self.quickness
        else { continue }
        var steps = [RecordedStep.swipe(swipe)]
        if abs(candidate.freely) > Self.settlingWay { steps.append(.waitForAnimationToEnd) }
        return (steps, candidate.landing)
      }
    }
    return nil
  }
}
