import Foundation
import Testing

@testable import UIKit

@MainActor struct AnimationTests {
  private final class Mover {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      stage.window.addSubview(view)
    }

    /// Where the view's centre is on screen at a moment.
    func x(at time: TimeInterval) -> CGFloat {
      stage.advance(to: time)
      return view.layer.presented.position.x
    }
  }

  @Test func `a change in a block is in the model at once and on screen later`() {
    let mover = Mover()
    let view = mover.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    #expect(view.center.x == 150)
    #expect(mover.x(at: 0) == 50)
    #expect(abs(mover.x(at: 0.5) - 100) < 0.001)
    #expect(mover.x(at: 1) == 150)
  }

  @Test func `without a curve of its own a block eases in and out`() {
    let mover = Mover()
    UIView.animate(withDuration: 1) { mover.view.center.x = 1050 }
    for (time, share) in [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803)]
    {
      #expect(abs((mover.x(at: time) - 50) / 1000 - share) < 0.001, "\(time)")
    }
  }

  @Test func `an interrupting animation adds to the running one without a jump`() {
    let mover = Mover()
    let view = mover.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    let before = mover.x(at: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    #expect(abs(mover.x(at: 0.5) - before) < 0.001)
    #expect(abs(mover.x(at: 0.75) - 100) < 0.001)
    #expect(mover.x(at: 1.5) == 50)
  }

  @Test(arguments: [
    UIView.AnimationOptions.curveLinear, .curveEaseInOut, .curveEaseOut,
    UIView.AnimationOptions(rawValue: 7 << 16),
  ])
  func `an interruption keeps the velocity and tells both that they finished`(
    options: UIView.AnimationOptions
  ) {
    let mover = Mover()
    let view = mover.view
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: options, animations: { view.center.x = 250 },
      completion: { finished.append($0) })
    let step = 1e-4
    let (one, two) = (mover.x(at: 0.2 - step), mover.x(at: 0.2))
    // The new animation begins at rest, so at this moment only the old one moves.
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { view.center.x = 50 }, completion: { finished.append($0) })
    #expect(view.center.x == 50)
    #expect(abs(mover.x(at: 0.2) - two) < 1e-9)
    let after = (mover.x(at: 0.2 + step) - two) / step
    let before = (two - one) / step
    #expect(abs(after - before) <= max(1, abs(before) * 0.01))
    #expect(mover.x(at: 3) == 50)
    #expect(finished == [true, true])
  }

  @Test func `completion is told true at the end and false when removed`() {
    let mover = Mover()
    let view = mover.view
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { results.append($0) })
    mover.stage.application.clock.advance(to: 0.99)
    #expect(results.isEmpty)
    mover.stage.application.clock.advance(to: 1)
    #expect(results == [true])
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 1 }, completion: { results.append($0) })
    view.layer.removeAllAnimations()
    #expect(results == [true, false])
    mover.stage.application.clock.advance(to: 5)
    #expect(results == [true, false])
  }

  @Test func `a block that changes nothing completes on the next turn`() {
    let mover = Mover()
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: {}, completion: { finished = $0 })
    #expect(finished == nil)
    mover.stage.application.clock.advance(to: 0)
    #expect(finished == true)
  }

  @Test func `a delayed animation waits`() {
    let mover = Mover()
    let view = mover.view
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
    #expect(mover.x(at: 0.9) == 50)
    #expect(abs(mover.x(at: 1.5) - 100) < 0.001)
  }

  @Test func `an inner block takes the outer one's duration unless it overrides it`() {
    let mover = Mover()
    let view = mover.view
    let other = UIView(frame: view.frame)
    mover.stage.window.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, animations: { view.center.x = 150 })
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) {
        other.center.x = 150
      }
    }
    #expect(abs(mover.x(at: 1) - 100) < 0.001)
    #expect(other.layer.presented.position.x == 150)
  }

  @Test func `performWithoutAnimation makes changes at once inside a block`() {
    let mover = Mover()
    let view = mover.view
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 150 }
    }
    #expect(view.layer.presented.position.x == 150)
  }

  @Test func `the keyboard's curve runs for half a second whatever is passed`() {
    let mover = Mover()
    let view = mover.view
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
      view.center.x = 150
    }
    #expect(abs(mover.x(at: 0.25) - 144.20) < 0.01)
    #expect(mover.x(at: 0.49) < 149.99)
    #expect(mover.x(at: 0.5) == 150)
  }

  @Test func `an animation that repeats and reverses swings for ever`() {
    let mover = Mover()
    let view = mover.view
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
    ) { view.center.x = 150 }
    #expect(abs(mover.x(at: 0.5) - 100) < 0.001)
    #expect(abs(mover.x(at: 1.25) - 125) < 0.001)
    #expect(abs(mover.x(at: 10.25) - 75) < 0.001)
  }

  @Test func `there and back once takes twice as long and ends where the model is`() {
    let mover = Mover()
    let view = mover.view
    var ends: [Double] = []
    let clock = mover.stage.application.clock
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
      animations: { view.center.x = 150 }, completion: { _ in ends.append(clock.now) })
    #expect(abs(mover.x(at: 0.5) - 100) < 0.001)
    #expect(abs(mover.x(at: 1.25) - 125) < 0.001)
    #expect(mover.x(at: 2.5) == 150)
    #expect(ends == [2])
  }

  @Test func `a moving view takes no touches unless it is allowed`() {
    let mover = Mover()
    let view = mover.view
    UIView.animate(withDuration: 1) { view.center.x = 60 }
    #expect(mover.stage.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === mover.stage.window)
    mover.stage.application.clock.advance(to: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.center.x = 50 }
    #expect(mover.stage.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
  }
}
