import Foundation
import Testing

@testable import UIKit

struct BounceTests {

  @Test(arguments: [(0.5, 0.168), (0.1, 0.389), (0.05, 0.474), (0.01, 0.664), (0.001, 0.923)])
  func `the way back takes its time`(left: Double, seconds: Double) {
    let bounce = Bounce(from: 100, velocity: 0, to: 0)
    #expect(abs(bounce.position(at: seconds) / 100 - left) < left * 0.02)
  }

  @Test func `it never swings past the edge`() {
    let bounce = Bounce(from: -80, velocity: 0, to: 0)
    for step in 0...200 {
      #expect(bounce.position(at: Double(step) / 100) < 0)
    }
    #expect(bounce.crossing == nil)
  }

  @Test(arguments: [500.0, 1000, 2000]) func `a velocity into the edge overshoots by 0.0368 of it`(
    velocity: Double
  ) {
    let bounce = Bounce(from: 0, velocity: velocity, to: 0)
    #expect(abs(bounce.position(at: 0.1) - velocity * 0.0368) < velocity * 0.0001)
    #expect(abs(bounce.velocity(at: 0.1)) < 1e-6)
  }

  @Test(arguments: [(100.0, 0.0), (0, 1000), (50, -200), (0.1, 3000)])
  func `its duration is when it stays within the threshold`(distance: Double, velocity: Double) {
    let bounce = Bounce(from: distance, velocity: velocity, to: 0)
    let duration = bounce.duration(threshold: 0.2)
    for step in 0...50 {
      #expect(abs(bounce.position(at: duration + Double(step) / 50)) <= 0.2)
    }
    #expect(duration < 2)
  }
}
