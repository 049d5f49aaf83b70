import Foundation
import Testing

@testable import UIKit

struct DecelerationTests {

  /// Velocity, way, seconds to half a point left, x(0.1 s), x(0.325 s), x(1 s) at the normal rate;
  /// way and seconds at the fast rate.
  static let table: [(Double, Double, Double, Double, Double, Double, Double, Double)] = [
    (300, 149.85, 2.849, 27.19, 71.67, 129.61, 29.85, 0.407),
    (500, 249.75, 3.104, 45.31, 119.45, 216.02, 49.75, 0.458),
    (1000, 499.50, 3.450, 90.63, 238.91, 432.04, 99.50, 0.527),
    (2000, 999.00, 3.796, 181.25, 477.82, 864.07, 199.00, 0.596),
    (3000, 1498.50, 3.999, 271.88, 716.72, 1296.11, 298.50, 0.636),
  ]

  @Test(arguments: 0..<5) func `content slows down as measured`(row: Int) {
    let (velocity, way, seconds, first, second, third, fastWay, fastSeconds) = Self.table[row]
    let normal = Deceleration(start: 0, velocity: velocity, rate: 0.998)
    #expect(abs(normal.destination - way) < 0.01)
    #expect(abs(normal.duration(threshold: 0.5) - seconds) < 0.001)
    #expect(abs(normal.position(at: 0.1) - first) < 0.01)
    #expect(abs(normal.position(at: 0.325) - second) < 0.01)
    #expect(abs(normal.position(at: 1) - third) < 0.01)
    let fast = Deceleration(start: 0, velocity: -velocity, rate: 0.99)
    #expect(abs(fast.destination + fastWay) < 0.01)
    #expect(abs(fast.duration(threshold: 0.5) - fastSeconds) < 0.001)
  }

  /// Apple's own projection: v/1000 · d/(1 − d).
  @Test(arguments: [(300.0, 149.7), (500, 249.5), (1000, 499), (2000, 998), (3000, 1497)])
  func `it comes to rest where Apple projects`(velocity: Double, projection: Double) {
    for (rate, share) in [(0.998, 0.499), (0.99, 0.099)] {
      let motion = Deceleration(start: 0, velocity: velocity, rate: rate)
      #expect(abs(motion.destination - share * velocity) <= velocity * 0.0006)
      if rate == 0.998 { #expect(abs(motion.destination - projection) <= 1.6) }
    }
  }

  @Test func `the time at a position is when it is there, and never for one out of reach`() {
    let motion = Deceleration(start: 10, velocity: 1000, rate: 0.998)
    let time = motion.time(at: 200) ?? -1
    #expect(abs(motion.position(at: time) - 200) < 1e-9)
    #expect(motion.time(at: 510) == nil)
    #expect(motion.time(at: 9) == nil)
  }

  @Test func `velocity is the slope of the position`() {
    let motion = Deceleration(start: 0, velocity: 800, rate: 0.998)
    let slope = (motion.position(at: 0.5001) - motion.position(at: 0.4999)) / 0.0002
    #expect(abs(motion.velocity(at: 0.5) - slope) < 0.001)
    #expect(motion.velocity(at: 0) == 800)
  }

  @Test func `a destination is reached by slowing down more or less, but not wildly`() {
    let motion = Deceleration(start: 0, velocity: 1000, destination: 300)
    #expect(motion?.destination == 300)
    #expect(motion?.velocity(at: 0) == 1000)
    #expect(Deceleration(start: 0, velocity: 1000, destination: -300) == nil)
    #expect(Deceleration(start: 0, velocity: 1000, destination: 10) == nil)
    #expect(Deceleration(start: 0, velocity: 10, destination: 300) == nil)
    // Up to what of the velocity is lost each second.
    for (decay, isAgreeable) in [(0.99, false), (1, true), (20, true), (20.1, false)] {
      let motion = Deceleration(start: 0, velocity: 100 * decay, destination: 100)
      #expect((motion != nil) == isAgreeable)
    }
  }
}
