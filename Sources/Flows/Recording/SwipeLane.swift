import Foundation

/// Where a finger may go to scroll along an axis.
struct SwipeLane {
  let name: String
  let isVertical: Bool
  let size: CGSize
  /// Where the drag began along the axis, in percent.
  let start: Int
  /// Where a finger may come down along the axis, in percent.
  let starts: [Int]
  /// Where it may go across the axis, in percent, the best first.
  let crosses: [Int]
  /// How far the finger went, in points, as far as that is a usual way.
  let usualWay: CGFloat
  let usualDurations: [Int]

  init(name: String, isVertical: Bool, size: CGSize, frame: CGRect, drag: RecordedDrag?) {
    (self.name, self.isVertical, self.size) = (name, isVertical, size)
    func percents(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
      let first = min(max(Int((low / length * 100).rounded(.up)), 2), 98)
      return first...max(first, min(Int(high / length * 100), 98))
    }
    let down = percents(frame.minY, frame.maxY, size.height)
    let across = percents(frame.minX, frame.maxX, size.width)
    let (along, beside) = isVertical ? (down, across) : (across, down)
    let begin = drag.map { FlowPoint(percentOf: $0.start, in: size) }
    let start = begin.map { isVertical ? $0.y : $0.x } ?? (along.lowerBound + along.upperBound) / 2
    self.start = start
    starts = ([start] + stride(from: 5, through: 95, by: 5)).filter(along.contains)
    let middle = (beside.lowerBound + beside.upperBound) / 2
    let quarter = (beside.upperBound - beside.lowerBound) / 4
    let usual = [
      begin.map { isVertical ? $0.x : $0.y } ?? middle, middle, middle - quarter,
      middle + quarter, beside.lowerBound + 1, beside.upperBound - 1,
    ]
    crosses = usual.filter(beside.contains)
    let length = isVertical ? size.height : size.width
    let way = drag.map { isVertical ? abs($0.way.height) : abs($0.way.width) } ?? 0
    usualWay = way > 0 ? min(max(way, 60), length / 2) : length / 3
    usualDurations = [drag.map { Int($0.duration * 1000) } ?? 600, 600, 300]
  }

  var length: CGFloat { isVertical ? size.height : size.width }

  /// Where a percent of the axis is, in points, as flows have it.
  func place(_ percent: Int) -> Int { Int(length) * percent / 100 }

  func swipe(from start: Int, to end: Int, cross: Int, duration: Int) -> RecordedSwipe {
    isVertical
      ? RecordedSwipe(
        start: FlowPoint(x: cross, y: start), end: FlowPoint(x: cross, y: end), duration: duration)
      : RecordedSwipe(
        start: FlowPoint(x: start, y: cross), end: FlowPoint(x: end, y: cross), duration: duration)
  }
}
