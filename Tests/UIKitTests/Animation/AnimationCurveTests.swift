import Foundation
import Testing

@testable import UIKit

nonisolated struct AnimationCurveTests {
  @Test(arguments: [
    (AnimationCurve.easeInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
    (AnimationCurve.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
    (AnimationCurve.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
    (
      AnimationCurve.bezier(UnitBezier(0.25, 0.1, 0.25, 1)),
      [0.0948, 0.4085, 0.8024, 0.9605, 0.9943]
    ),
    (AnimationCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
  ])
  func `a curve passes through the points of Core Animation's`(
    curve: AnimationCurve, expected: [Double]
  ) {
    for (fraction, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.progress(elapsed: fraction * 2, duration: 2) - value) < 0.0001)
    }
  }

  @Test(arguments: [
    (0.0167, 0.0380), (0.0333, 0.1245), (0.05, 0.2322), (0.1, 0.5448), (0.15, 0.7583),
    (0.2, 0.8793), (0.25, 0.9420), (0.3, 0.9729), (0.35, 0.9876), (0.4, 0.9944), (0.5, 0.9989),
  ])
  func `the keyboard's spring rises as measured`(time: Double, value: Double) {
    #expect(abs(Spring.keyboard.progress(at: time) - value) < 0.001)
  }

  @Test(arguments: [
    (0.5, 0.7, 436.6, 29.25), (0.5, 1, 213.9, 29.25), (0.6, 0.8, 232.1, 24.4),
    (0.3, 1, 594.26, 48.75),
  ])
  func `a spring of duration and ratio has the stiffness and damping of UIKit's`(
    duration: Double, ratio: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: 0)
    #expect(abs(spring.frequency * spring.frequency - stiffness) < 0.1)
    #expect(abs(2 * spring.dampingRatio * spring.frequency - damping) < 0.05)
  }

  /// k = (2π/r)², c = 4πζ/r.
  @Test(arguments: [(0.5, 1.0, 157.9, 25.1), (0.3, 0.8, 438.6, 33.5)])
  func `a spring of stiffness and damping has the response that it is named after`(
    response: Double, ratio: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(mass: 1, stiffness: stiffness, damping: damping)
    #expect(abs(2 * Double.pi / spring.frequency - response) < 0.001)
    #expect(abs(spring.dampingRatio - ratio) < 0.002)
  }

  /// Worked out by integrating the oscillator step by step.
  @Test(arguments: [
    (0.5, 0.7, [(0.1, 0.7555), (0.25, 1.0355), (0.4, 0.9981)]),
    (0.5, 1, [(0.1, 0.4297), (0.25, 0.8798), (0.4, 0.9804)]),
  ])
  func `UIKit's springs pass through their points`(
    duration: Double, ratio: Double, points: [(Double, Double)]
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: 0)
    for (time, value) in points {
      #expect(abs(spring.progress(at: time) - value) < 0.001, "\(time)")
    }
  }

  @Test func `an underdamped spring swings over and comes to rest`() {
    let spring = Spring(duration: 0.5, dampingRatio: 0.5, initialVelocity: 0)
    let values = stride(from: 0, through: 2, by: 0.01).map { spring.progress(at: $0) }
    #expect(values.max().map { $0 > 1.1 } == true)
    #expect(abs((values.last ?? 0) - 1) < 0.001)
  }
}
