import Foundation
import Testing

@testable import UIKit

struct AxisMotionTests {

  private func motion(_ position: Double, _ velocity: Double, bounces: Bool = true) -> AxisMotion {
    AxisMotion(
      position: position, velocity: velocity, range: 0...1000, rate: 0.998, bounces: bounces,
      pixel: 1.0 / 3)
  }

  /// Every change of position in a frame is what the velocity says.
  private func expectSmooth(_ motion: AxisMotion) {
    let step = 1.0 / 240
    var time = 0.0
    while time + step < motion.duration - 0.01 {
      let moved = motion.position(at: time + step) - motion.position(at: time)
      let meant = (motion.velocity(at: time) + motion.velocity(at: time + step)) / 2 * step
      #expect(abs(moved - meant) < 0.6, "at \(time)")
      time += step
    }
    let last = motion.position(at: motion.duration - 1e-6)
    #expect(abs(last - motion.destination) <= 0.5001)
  }

  @Test func `inside the range it rolls out`() {
    let motion = motion(100, 1000)
    #expect(abs(motion.destination - 599.5) < 0.01)
    #expect(abs(motion.duration - 3.450) < 0.001)
    expectSmooth(motion)
  }

  @Test func `at an edge the velocity goes over into a bounce`() {
    let motion = motion(900, 2000)
    #expect(motion.destination == 1000)
    let peak = (0..<400).map { motion.position(at: Double($0) / 200) }.max() ?? 0
    let free = Deceleration(start: 900, velocity: 2000, rate: 0.998)
    let atEdge = free.velocity(at: free.time(at: 1000) ?? 0)
    #expect(abs(peak - 1000 - atEdge * 0.0368) < 0.2)
    expectSmooth(motion)
  }

  @Test func `without bouncing it stops at the edge`() {
    let motion = motion(900, 2000, bounces: false)
    #expect(motion.destination == 1000)
    #expect(motion.duration < 0.06)
    #expect(motion.position(at: 5) == 1000)
  }

  @Test func `past the end it comes back to the edge`() {
    let motion = motion(-80, 0)
    #expect(motion.destination == 0)
    #expect(motion.duration > 0.5 && motion.duration < 1)
    expectSmooth(motion)
  }

  @Test func `flung back inside from past the end it rolls on`() {
    let motion = motion(-40, 2000)
    #expect(motion.destination > 100)
    expectSmooth(motion)
  }

  @Test func `nothing moves without velocity`() {
    #expect(motion(500, 0).duration == 0)
    #expect(motion(500, 0).destination == 500)
  }

  @Test func `a destination that was asked for is reached without overshooting`() {
    for (velocity, target) in [(1000.0, 300.0), (3000, 20), (-500, 300), (0, 300), (10, 300)] {
      let motion = AxisMotion(
        position: 0, velocity: velocity, destination: target, pixel: 1.0 / 3)
      #expect(motion.position(at: motion.duration) == target)
      let highest = (0..<600).map { motion.position(at: Double($0) / 100) }.max() ?? 0
      #expect(highest <= target + 0.01)
    }
  }
}
