import Testing

@testable import UIKit

@MainActor struct ClockTests {
  let clock = Clock()

  @Test func `actions run in the order they fall due, at their own time`() {
    var log: [String] = []
    clock.schedule(after: 2) { log.append("b\(self.clock.now)") }
    clock.schedule(after: 1) {
      log.append("a\(self.clock.now)")
      self.clock.schedule(after: 0.5) { log.append("c\(self.clock.now)") }
    }
    clock.advance(to: 3)
    #expect(log == ["a1.0", "c1.5", "b2.0"])
    #expect(clock.now == 3)
  }

  @Test func `a repeating action keeps its rhythm until it is cancelled`() {
    var times: [Double] = []
    let token = clock.schedule(after: 0.5, repeats: true) { times.append(self.clock.now) }
    clock.advance(to: 1.6)
    clock.cancel(token)
    clock.advance(to: 9)
    #expect(times == [0.5, 1, 1.5])
  }

  @Test func `display links run once a frame, however far time jumps`() {
    var frames: [Double] = []
    let token = clock.addDisplayLink { frames.append($0) }
    clock.advance(to: 0.5)
    #expect(frames.count == 30)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1 - $0 <= Clock.frameDuration + 1e-9 })
    clock.cancel(token)
    clock.advance(to: 1)
    #expect(frames.count == 30)
  }

  @Test func `a display link that an action adds gets every frame after it`() {
    var frames = 0
    clock.schedule(after: 0.5) { _ = self.clock.addDisplayLink { _ in frames += 1 } }
    clock.advance(to: 1)
    #expect(frames == 30)
  }

  @Test func `time doesn't run backwards`() {
    clock.advance(to: 2)
    clock.advance(to: 1)
    #expect(clock.now == 2)
  }
}
