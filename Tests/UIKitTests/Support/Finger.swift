import Foundation

@testable import UIKit

/// A finger on the screen of a stage; times are seconds of its clock.
@MainActor final class Finger {
  private let stage: Stage
  private static var down: Set<UITouch> = []
  private(set) var touch: UITouch?
  /// The keys that are held down meanwhile.
  var keys: UIKeyModifierFlags = []

  init(_ stage: Stage) {
    self.stage = stage
  }

  func down(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 0) {
    wait(delay)
    Self.down = Self.down.filter { $0.window === stage.window }
    let touch = UITouch(at: CGPoint(x: x, y: y), timestamp: stage.application.clock.now)
    self.touch = touch
    Self.down.insert(touch)
    send(touch)
  }

  func move(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 1.0 / 60) {
    change(.moved, CGPoint(x: x, y: y), after: delay)
  }

  /// Moves evenly in steps of a frame.
  func drag(to x: CGFloat, _ y: CGFloat, during duration: TimeInterval) {
    guard let start = touch?.location(in: stage.window) else { return }
    let steps = max(Int((duration * 60).rounded()), 1)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(
        start.x + (x - start.x) * share, start.y + (y - start.y) * share,
        after: duration / Double(steps))
    }
  }

  func up(after delay: TimeInterval = 0) {
    change(.ended, nil, after: delay)
  }

  func cancel(after delay: TimeInterval = 0) {
    change(.cancelled, nil, after: delay)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 0) {
    down(x, y, after: delay)
    up(after: 0.05)
  }

  private func change(_ phase: UITouch.Phase, _ point: CGPoint?, after delay: TimeInterval) {
    wait(delay)
    guard let touch else { return }
    touch.update(
      phase: phase, location: point ?? touch.location(in: nil),
      timestamp: stage.application.clock.now)
    send(touch)
    if phase == .ended || phase == .cancelled { Self.down.remove(touch) }
  }

  private func send(_ touch: UITouch) {
    stage.application.sendEvent(
      UIEvent(
        changed: [touch], all: Self.down.union([touch]),
        timestamp: stage.application.clock.now, modifierFlags: keys))
    stage.application.layoutWindows()
  }

  private func wait(_ delay: TimeInterval) {
    if delay > 0 { stage.advance(to: stage.application.clock.now + delay) }
  }
}
