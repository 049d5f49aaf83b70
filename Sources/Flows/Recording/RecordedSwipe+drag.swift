import Foundation

extension RecordedSwipe {
  /// How long a swipe lasts that stands for a wheel, in seconds; ours.
  static let calmDuration: TimeInterval = 0.6
  /// The shortest swipe that is written, in milliseconds; ours.
  static let shortest = 50

  /// A swipe as a finger went, as far as whole percents allow.
  init(_ drag: RecordedDrag, in size: CGSize) {
    let start = FlowPoint(percentOf: drag.start, in: size)
    let end = FlowPoint(
      percentOf: CGPoint(x: drag.start.x + drag.way.width, y: drag.start.y + drag.way.height),
      in: size)
    self.init(
      start: start, end: end, duration: max(Self.shortest, Int((drag.duration * 1000).rounded())))
  }
}

extension FlowPoint {
  /// The point in whole percents of a size.
  init(percentOf point: CGPoint, in size: CGSize) {
    func percent(_ way: CGFloat, _ length: CGFloat) -> Int {
      min(max(Int((way / max(length, 1) * 100).rounded()), 0), 100)
    }
    self.init(x: percent(point.x, size.width), y: percent(point.y, size.height))
  }
}
