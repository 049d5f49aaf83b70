import Foundation
import Testing

@testable import UIKit

struct VelocityTrackerTests {

  private func tracker(speed: CGFloat, every step: TimeInterval, count: Int) -> VelocityTracker {
    var tracker = VelocityTracker()
    for index in 0..<count {
      let time = Double(index) * step
      tracker.add(CGPoint(x: 0, y: speed * CGFloat(time)), at: time)
    }
    return tracker
  }

  @Test(arguments: [1.0 / 120, 1.0 / 60, 1.0 / 30]) func `an even movement has its speed`(
    step: TimeInterval
  ) {
    let tracker = tracker(speed: 1000, every: step, count: 12)
    #expect(abs(tracker.velocity(at: step * 11).y - 1000) < 0.01)
  }

  @Test(arguments: [(0.05, true), (0.099, true), (0.1, false), (0.5, false)])
  func `a finger that rested a tenth of a second is still`(rest: TimeInterval, moves: Bool) {
    let tracker = tracker(speed: 1000, every: 1.0 / 60, count: 6)
    #expect((tracker.velocity(at: 5.0 / 60 + rest) != .zero) == moves)
  }

  @Test func `only the last moments count`() {
    var tracker = tracker(speed: 0, every: 1.0 / 60, count: 30)
    for index in 1...6 {
      tracker.add(CGPoint(x: 0, y: 10 * index), at: (29 + Double(index)) / 60)
    }
    #expect(abs(tracker.velocity(at: 35.0 / 60).y - 600) < 0.01)
  }

  @Test func `a flick after a rest has the flick's speed`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    for index in 0..<4 {
      tracker.add(CGPoint(x: 0, y: 10 * (index + 1)), at: 2 + Double(index) / 60)
    }
    #expect(abs(tracker.velocity(at: 2 + 3.0 / 60).y - 600) < 0.01)
  }

  @Test func `one position has no speed`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    #expect(tracker.velocity(at: 0.01) == .zero)
  }
}
