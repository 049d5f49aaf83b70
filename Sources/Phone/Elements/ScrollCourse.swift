import Foundation
import UIKit

/// Where content that scrolls is along one axis, and where a finger would bring it.
nonisolated package struct ScrollCourse: Hashable, Sendable {
  /// The offset, in points.
  package var offset: Double
  /// The offsets that it rests at, in points.
  package var range: ClosedRange<Double>
  /// The exponential decay of its velocity, per second.
  package var decay: Double
  /// Device pixels per point.
  package var scale: Double
  /// How far a finger goes before anything moves, in points.
  package var slop: Double

  /// Makes a course.
  package init(
    offset: Double, range: ClosedRange<Double>, decay: Double, scale: Double, slop: Double
  ) {
    (self.offset, self.range, self.decay) = (offset, range, decay)
    (self.scale, self.slop) = (scale, slop)
  }

  /// Where content is brought by a finger that goes some way, in points, at an even pace, and how
  /// much of that it goes on by itself.
  package func landing(way: Double, duration: TimeInterval) -> (offset: Double, freely: Double) {
    guard abs(way) > slop, duration > 0 else { return (offset, 0) }
    let held = offset - way + (way < 0 ? -slop : slop)
    guard range.contains(held) else { return (onPixels(clamped(held)), 0) }
    let start = onPixels(held)
    let velocity = -way / duration
    let freely = velocity / decay
    guard abs(velocity) >= UIScrollView.smallestVelocity,
      abs(freely) > UIScrollView.arrivalDistance
    else { return (start, 0) }
    return (onPixels(clamped(start + freely)), freely)
  }

  /// The nearest offset to rest at.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Whether two offsets show on the same pixels.
  package func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) * scale < 0.5
  }

  private func onPixels(_ offset: Double) -> Double {
    Double(CGFloat(offset).rounded(toPixelsAt: CGFloat(scale)))
  }
}
