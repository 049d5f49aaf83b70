import Foundation
import Testing

@testable import UIKit

@MainActor struct GestureRecognizerTests {

  /// A view that notes what it hears of touches.
  private final class Surface: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private final class Say: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var simultaneous = false
    var waitsFor: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
  }

  private func surface(on stage: Stage) -> Surface {
    let surface = Surface(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    stage.window.addSubview(surface)
    return surface
  }

  private func count(_ recognizer: UIGestureRecognizer) -> () -> [UIGestureRecognizer.State] {
    final class Log { var states: [UIGestureRecognizer.State] = [] }
    let log = Log()
    recognizer.addHandler { log.states.append($0.state) }
    return { log.states }
  }

  @Test func `a tap is recognized when lifted and takes the touch from the view`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let tap = UITapGestureRecognizer()
    surface.addGestureRecognizer(tap)
    let states = count(tap)
    let finger = Finger(stage)
    finger.down(100, 200)
    #expect(states().isEmpty)
    finger.up(after: 0.1)
    #expect(states() == [.ended])
    #expect(surface.log == ["began", "cancelled"])
    #expect(tap.state == .possible)
    tap.cancelsTouchesInView = false
    surface.log = []
    finger.tap(100, 200, after: 1)
    #expect(states().count == 2)
    #expect(surface.log == ["began", "ended"])
  }

  @Test func `they start with Apple's defaults`() {
    let (tap, pan, press) = (
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer()
    )
    for recognizer in [tap, pan, press] as [UIGestureRecognizer] {
      #expect(recognizer.isEnabled && recognizer.cancelsTouchesInView)
      #expect(!recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
      #expect(recognizer.state == .possible)
    }
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int(UInt32.max))
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test(arguments: [(45, 0.73, 1), (46, 0.1, 0), (0, 0.76, 0)])
  func `a tap stays in place and is short`(distance: CGFloat, time: TimeInterval, count: Int) {
    let stage = Stage()
    let surface = surface(on: stage)
    let tap = UITapGestureRecognizer()
    surface.addGestureRecognizer(tap)
    let states = self.count(tap)
    let finger = Finger(stage)
    finger.down(100, 200)
    if distance > 0 { finger.move(100 + distance, 200) }
    finger.up(after: time)
    #expect(states().count == count)
  }

  @Test func `a recognizer of the window hears of touches in its views`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let tap = UITapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    let states = count(tap)
    Finger(stage).tap(100, 200)
    #expect(states() == [.ended])
    #expect(surface.log == ["began", "cancelled"])
  }

  @Test func `the deepest of two taps wins, and both do where the delegate lets them`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let (inner, outer) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    surface.addGestureRecognizer(inner)
    stage.window.addGestureRecognizer(outer)
    let (innerStates, outerStates) = (count(inner), count(outer))
    Finger(stage).tap(100, 200)
    #expect(innerStates().count == 1)
    #expect(outerStates().isEmpty)
    let say = Say()
    say.simultaneous = true
    outer.delegate = say
    Finger(stage).tap(100, 200, after: 1)
    #expect(innerStates().count == 2)
    #expect(outerStates().count == 1)
  }

  @Test func `a single tap waits for a double tap to fail`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    surface.addGestureRecognizer(single)
    surface.addGestureRecognizer(double)
    let (singles, doubles) = (count(single), count(double))
    let finger = Finger(stage)
    finger.tap(100, 200)
    #expect(singles().isEmpty)
    stage.advance(to: stage.application.clock.now + 0.36)
    #expect(singles() == [.ended])
    #expect(doubles().isEmpty)
    finger.tap(100, 200, after: 1)
    finger.tap(105, 200, after: 0.2)
    stage.advance(to: stage.application.clock.now + 1)
    #expect(singles().count == 1)
    #expect(doubles() == [.ended])
    #expect(single.state == .possible)
  }

  @Test func `without a requirement both a single and a double tap are recognized`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    surface.addGestureRecognizer(single)
    surface.addGestureRecognizer(double)
    let (singles, doubles) = (count(single), count(double))
    let finger = Finger(stage)
    finger.tap(100, 200)
    #expect(singles().count == 1)
    finger.tap(100, 200, after: 0.1)
    #expect(doubles().count == 1)
  }

  @Test func `the view hears of a touch's end only when a double tap has failed`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    surface.addGestureRecognizer(double)
    Finger(stage).tap(100, 200)
    #expect(surface.log == ["began"])
    stage.advance(to: 1)
    #expect(surface.log == ["began", "ended"])
    double.delaysTouchesEnded = false
    surface.log = []
    Finger(stage).tap(100, 200, after: 1)
    #expect(surface.log == ["began", "ended"])
  }

  @Test func `delaysTouchesBegan keeps a touch from the view until it is something else`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    surface.addGestureRecognizer(press)
    let finger = Finger(stage)
    finger.down(100, 200)
    #expect(surface.log.isEmpty)
    finger.up(after: 0.1)
    #expect(surface.log == ["began", "ended"])
    surface.log = []
    finger.down(100, 200, after: 1)
    finger.up(after: 1)
    #expect(surface.log.isEmpty)
  }

  @Test func `a pan begins past 10 points without a jump and reports its way and speed`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let pan = UIPanGestureRecognizer()
    surface.addGestureRecognizer(pan)
    let states = count(pan)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.move(100, 209)
    #expect(states().isEmpty)
    finger.move(100, 211)
    #expect(states() == [.began])
    #expect(abs(pan.translation(in: surface).y - 1) < 0.001)
    #expect(surface.log == ["began", "moved", "cancelled"])
    finger.drag(to: 100, 311, during: 0.25)
    #expect(pan.state == .changed)
    #expect(abs(pan.translation(in: surface).y - 101) < 0.001)
    #expect(abs(pan.velocity(in: surface).y - 400) < 1)
    pan.setTranslation(.zero, in: surface)
    finger.move(120, 311)
    #expect(pan.translation(in: surface) == CGPoint(x: 20, y: 0))
    finger.up()
    #expect(states().last == .ended)
    #expect(surface.log.count == 3)
  }

  @Test func `translation and velocity are in the view's own coordinates`() {
    let stage = Stage()
    let surface = surface(on: stage)
    surface.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer()
    surface.addGestureRecognizer(pan)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.move(100, 210)
    finger.drag(to: 100, 250, during: 0.1)
    #expect(abs(pan.translation(in: surface).y - 20) < 0.001)
    #expect(abs(pan.velocity(in: surface).y - 200) < 1)
    #expect(abs(pan.velocity(in: nil).y - 400) < 2)
  }

  @Test func `a long press begins after half a second within 10 points`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let press = UILongPressGestureRecognizer()
    surface.addGestureRecognizer(press)
    let states = count(press)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.move(106, 208)
    stage.advance(to: 0.49)
    #expect(states().isEmpty)
    stage.advance(to: 0.51)
    #expect(states() == [.began])
    #expect(surface.log.last == "cancelled")
    finger.move(150, 250)
    finger.up()
    #expect(states() == [.began, .changed, .ended])
    finger.down(100, 200)
    finger.move(100, 211)
    stage.advance(to: 5)
    finger.up()
    #expect(states().count == 3)
  }

  @Test func `a pan and a long press of the same touch exclude each other`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    surface.gestureRecognizers = [pan, press]
    let (pans, presses) = (count(pan), count(press))
    let finger = Finger(stage)
    finger.down(100, 200)
    stage.advance(to: 0.6)
    finger.move(100, 250)
    #expect(pans().isEmpty)
    #expect(presses().first == .began)
    finger.up()
  }

  @Test func `the delegate may refuse a touch, a beginning, or ask for another's failure`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    surface.gestureRecognizers = [tap, press]
    let say = Say()
    tap.delegate = say
    let states = count(tap)
    say.receives = false
    Finger(stage).tap(100, 200)
    say.receives = true
    say.begins = false
    Finger(stage).tap(100, 200, after: 1)
    #expect(states().isEmpty)
    #expect(surface.log == ["began", "ended", "began", "ended"])
    say.begins = true
    say.waitsFor = press
    Finger(stage).tap(100, 200, after: 1)
    #expect(states() == [.ended])
  }

  @Test func `a view may refuse what would take its touch`() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let stage = Stage()
    let view = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    let tap = UITapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    let states = count(tap)
    Finger(stage).tap(50, 50)
    #expect(states().isEmpty)
    tap.cancelsTouchesInView = false
    Finger(stage).tap(50, 50, after: 1)
    #expect(states() == [.ended])
  }

  @Test func `a tap on a button is the button's, not that of a recognizer around it`() {
    let stage = Stage()
    let control = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var ups = 0
    control.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
    stage.window.addSubview(control)
    let tap = UITapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    let states = count(tap)
    Finger(stage).tap(50, 50)
    #expect(ups == 1)
    #expect(states().isEmpty)
  }

  @Test func `turning a recognizer off or taking it away breaks off what it does`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let pan = UIPanGestureRecognizer()
    surface.addGestureRecognizer(pan)
    let states = count(pan)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.move(100, 250)
    pan.isEnabled = false
    #expect(states() == [.began, .cancelled])
    finger.up()
    pan.isEnabled = true
    finger.down(100, 200)
    finger.move(100, 250)
    surface.removeGestureRecognizer(pan)
    #expect(states().last == .cancelled)
    finger.up()
    finger.down(100, 200)
    finger.move(100, 250)
    #expect(states().count == 4)
  }

  @Test func `a view that leaves the window loses its touches`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let finger = Finger(stage)
    finger.down(100, 200)
    surface.removeFromSuperview()
    finger.move(100, 210)
    finger.up()
    #expect(surface.log == ["began", "cancelled"])
  }

  @Test func `a view that takes one finger hears of one`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let (one, two) = (Finger(stage), Finger(stage))
    one.down(100, 200)
    two.down(160, 200)
    two.move(165, 200)
    two.up()
    one.up()
    #expect(surface.log == ["began", "ended"])
    surface.isMultipleTouchEnabled = true
    surface.log = []
    one.down(100, 200, after: 1)
    two.down(160, 200)
    two.up()
    one.up()
    #expect(surface.log == ["began", "began", "ended", "ended"])
  }

  @Test func `two fingers tap together`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    surface.addGestureRecognizer(tap)
    let states = count(tap)
    let (one, two) = (Finger(stage), Finger(stage))
    one.down(100, 200)
    two.down(160, 200)
    one.up(after: 0.05)
    two.up(after: 0.02)
    #expect(states() == [.ended])
    one.tap(100, 200, after: 1)
    #expect(states().count == 1)
  }
}
