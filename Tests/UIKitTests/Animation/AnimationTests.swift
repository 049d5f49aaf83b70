import Foundation
import Testing

@testable import UIKit

@MainActor struct AnimationTests {

  @Test func `a change in a block is in the model at once and on screen later`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    func x(at time: TimeInterval) -> CGFloat {
      stage.advance(to: time)
      return view.layer.presented.position.x
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    #expect(view.center.x == 150)
    #expect(x(at: 0) == 50)
    #expect(abs(x(at: 0.5) - 100) < 0.001)
    #expect(x(at: 1) == 150)
  }

  @Test func `an interrupting animation adds to the running one without a jump`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    func x(at time: TimeInterval) -> CGFloat {
      stage.advance(to: time)
      return view.layer.presented.position.x
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    let before = x(at: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    #expect(abs(x(at: 0.5) - before) < 0.001)
    #expect(abs(x(at: 0.75) - 100) < 0.001)
    #expect(x(at: 1.5) == 50)
  }

  @Test func `completion is told true at the end and false when removed`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { results.append($0) })
    stage.application.clock.advance(to: 0.99)
    #expect(results.isEmpty)
    stage.application.clock.advance(to: 1)
    #expect(results == [true])
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 1 }, completion: { results.append($0) })
    view.layer.removeAllAnimations()
    #expect(results == [true, false])
    stage.application.clock.advance(to: 5)
    #expect(results == [true, false])
  }

  @Test func `a block that changes nothing completes on the next turn`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: {}, completion: { finished = $0 })
    #expect(finished == nil)
    stage.application.clock.advance(to: 0)
    #expect(finished == true)
  }

  @Test func `a delayed animation waits`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    func x(at time: TimeInterval) -> CGFloat {
      stage.advance(to: time)
      return view.layer.presented.position.x
    }
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
    #expect(x(at: 0.9) == 50)
    #expect(abs(x(at: 1.5) - 100) < 0.001)
  }

  @Test func `an inner block takes the outer one's duration unless it overrides it`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    func x(at time: TimeInterval) -> CGFloat {
      stage.advance(to: time)
      return view.layer.presented.position.x
    }
    let other = UIView(frame: view.frame)
    stage.window.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, animations: { view.center.x = 150 })
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) {
        other.center.x = 150
      }
    }
    #expect(abs(x(at: 1) - 100) < 0.001)
    #expect(other.layer.presented.position.x == 150)
  }

  @Test func `performWithoutAnimation makes changes at once inside a block`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 150 }
    }
    #expect(view.layer.presented.position.x == 150)
  }

  @Test func `the keyboard's curve runs for half a second whatever is passed`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    func x(at time: TimeInterval) -> CGFloat {
      stage.advance(to: time)
      return view.layer.presented.position.x
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
      view.center.x = 150
    }
    #expect(abs(x(at: 0.25) - 144.20) < 0.01)
    #expect(x(at: 0.5) == 150)
  }

  @Test func `an animation that repeats and reverses swings for ever`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    func x(at time: TimeInterval) -> CGFloat {
      stage.advance(to: time)
      return view.layer.presented.position.x
    }
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
    ) { view.center.x = 150 }
    #expect(abs(x(at: 0.5) - 100) < 0.001)
    #expect(abs(x(at: 1.25) - 125) < 0.001)
    #expect(abs(x(at: 10.25) - 75) < 0.001)
  }

  @Test func `a moving view takes no touches unless it is allowed`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1) { view.center.x = 60 }
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === stage.window)
    stage.application.clock.advance(to: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.center.x = 50 }
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
  }
}
