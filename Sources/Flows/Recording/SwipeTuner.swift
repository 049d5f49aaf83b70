import Foundation

/// Finds swipes in whole percents and milliseconds that move the content as far as a drag or a wheel
/// has moved it: how far a swipe goes depends on its length, and how much farther on its speed.
struct SwipeTuner {
  /// How far the content goes on, in seconds of the speed at which it is left; as of UIKit's normal
  /// rate of deceleration.
  private static let momentum: CGFloat = 0.5
  /// The shortest and longest swipes that are tried, in milliseconds; ours.
  private static let durations = 80...4000
  /// How near is near enough, in points: less than half a pixel.
  private static let tolerance: CGFloat = 0.17
  /// How often one length is tried; ours.
  private static let mostAttempts = 7

  private let drag: RecordedDrag
  private let size: CGSize
  private let isVertical: Bool
  /// Where a finger may go along the axis, in percent.
  private let range: ClosedRange<Int>

  init(drag: RecordedDrag, size: CGSize, free: CGRect) {
    (self.drag, self.size) = (drag, size)
    isVertical = drag.isVertical
    let last = isVertical ? free.maxY / max(size.height, 1) : 1
    range = 6...max(20, Int(last * 100) - 8)
  }

  /// Measures how far some swipes move the content, in points; nil if they can't be tried.
  typealias Measure = ([RecordedSwipe]) -> CGSize?

  /// The swipes that move the content so far; nil where none were found.
  mutating func swipes(for way: CGSize, measure: Measure) -> [RecordedSwipe]? {
    let wanted = along(way)
    guard abs(wanted) > Self.tolerance else { return [] }
    if let swipe = swipe(for: wanted, after: [], moved: 0, measure: measure) { return [swipe] }
    // What is too far or too near for one swipe takes another before.
    let room = CGFloat(range.upperBound - range.lowerBound) / 100 * length
    for share in [0.6, 0.3, -0.2] where abs(wanted) > room || share <= 0.3 {
      let first = makeSwipe(
        percent: (wanted < 0 ? -1 : 1) * Int(CGFloat(share) * CGFloat(range.upperBound)),
        duration: Int(RecordedSwipe.calmDuration * 1000))
      var before = [first]
      guard var moved = measure(before).map(along) else { return nil }
      while abs(wanted - moved) > room * 1.2, abs(moved) > 1, abs(moved) < abs(wanted),
        before.count < 20
      {
        before.append(first)
        guard let next = measure(before).map(along), next != moved else { break }
        moved = next
      }
      if abs(wanted - moved) <= Self.tolerance { return before }
      if let last = swipe(for: wanted, after: before, moved: moved, measure: measure) {
        return before + [last]
      }
    }
    return nil
  }

  // MARK: One swipe

  private var length: CGFloat { isVertical ? size.height : size.width }

  private func along(_ way: CGSize) -> CGFloat { isVertical ? way.height : way.width }

  /// A swipe that moves the content to a place, from another where it is after some swipes.
  private func swipe(
    for wanted: CGFloat, after before: [RecordedSwipe], moved: CGFloat, measure: Measure
  ) -> RecordedSwipe? {
    let sign: CGFloat = wanted < moved ? -1 : 1
    let rest = abs(wanted - moved)
    let unit = length / 100
    let most = CGFloat(range.upperBound - range.lowerBound)
    var tried: Set<Int> = []
    for share: CGFloat in [0.3, 0.15, 0.5, 0.7] {
      let percent = Int(min(((rest * (1 - share) + FlowRecorder.slop) / unit).rounded(.down), most))
      let way = CGFloat(percent) * unit - FlowRecorder.slop
      guard way > 1, rest - way > 1, tried.insert(percent).inserted else { continue }
      var duration = clamped(CGFloat(percent) * unit * Self.momentum * 1000 / (rest - way))
      var durations: Set<Int> = []
      for _ in 0..<Self.mostAttempts where durations.insert(duration).inserted {
        let swipe = makeSwipe(percent: Int(sign) * percent, duration: duration)
        guard let found = measure(before + [swipe]) else { return nil }
        let reached = (along(found) - moved) * sign
        if abs(reached - rest) <= Self.tolerance { return swipe }
        let extra = reached - way
        let next =
          extra > 1
          ? clamped(extra * CGFloat(duration) / max(rest - way, 1)) : clamped(CGFloat(duration) / 2)
        duration = next == duration ? duration + (reached > rest ? 1 : -1) : next
      }
    }
    return nil
  }

  private func clamped(_ duration: CGFloat) -> Int {
    let limits = Self.durations
    return Int(min(max(duration, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound)).rounded())
  }

  /// A swipe of a length in percent; it begins where the drag did, or as near as it has room to.
  private func makeSwipe(percent: Int, duration: Int) -> RecordedSwipe {
    let start = FlowPoint(percentOf: drag.start, in: size)
    let first = isVertical ? start.y : start.x
    let lowest = percent < 0 ? range.lowerBound - percent : range.lowerBound
    let highest = percent > 0 ? range.upperBound - percent : range.upperBound
    let from = min(max(first, lowest), max(highest, lowest))
    return isVertical
      ? RecordedSwipe(
        start: FlowPoint(x: start.x, y: from), end: FlowPoint(x: start.x, y: from + percent),
        duration: duration)
      : RecordedSwipe(
        start: FlowPoint(x: from, y: start.y), end: FlowPoint(x: from + percent, y: start.y),
        duration: duration)
  }
}
