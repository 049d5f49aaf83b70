import Foundation
import Testing

@testable import UIKit

/// What people report of gesture recognizers beside what the other tests hold.
@MainActor struct GestureNeighboursTests {
  private typealias State = UIGestureRecognizer.State

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

  /// Answers as it is told.
  private final class Say: UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var receives: (UITouch) -> Bool = { _ in true }
    var simultaneous = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      begins(gestureRecognizer)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives(touch) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
  }

  private final class Log<Entry> { var entries: [Entry] = [] }

  private func surface(
    on stage: Stage, in parent: UIView? = nil,
    _ frame: CGRect = CGRect(x: 0, y: 100, width: 390, height: 400)
  ) -> Surface {
    let surface = Surface(frame: frame)
    (parent ?? stage.window).addSubview(surface)
    return surface
  }

  private func watch(_ recognizer: UIGestureRecognizer, on view: UIView) -> Log<State> {
    let log = Log<State>()
    recognizer.addHandler { log.entries.append($0.state) }
    view.addGestureRecognizer(recognizer)
    return log
  }

  // MARK: Pans

  @Test(arguments: [(10, 0, true), (0, 10, false), (9, 8, true), (8, 9, false), (-30, 0, true)])
  func `who is asked whether a pan may begin can tell its direction`(
    across: CGFloat, down: CGFloat, begins: Bool
  ) {
    let stage = Stage()
    let surface = surface(on: stage)
    let pan = UIPanGestureRecognizer()
    let states = watch(pan, on: surface)
    let say = Say()
    say.begins = {
      guard let way = ($0 as? UIPanGestureRecognizer)?.translation(in: surface) else { return true }
      return abs(way.x) > abs(way.y)
    }
    pan.delegate = say
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.move(200 + across, 300 + down)
    #expect((states.entries == [.began]) == begins)
    if begins {
      // From here on what it took to recognize it doesn't count.
      let way = pan.translation(in: surface)
      #expect(abs(hypot(way.x, way.y) - (hypot(across, down) - 10)) < 0.001)
    }
    finger.up()
  }

  @Test func `a translation that is taken each time adds up to the way`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let pan = UIPanGestureRecognizer()
    surface.addGestureRecognizer(pan)
    var sum = CGFloat.zero
    pan.addHandler {
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      sum += pan.translation(in: surface).y
      pan.setTranslation(.zero, in: surface)
    }
    let finger = Finger(stage)
    finger.down(200, 200)
    for step in 1...20 { finger.move(200, 200 + CGFloat(step) * 7) }
    finger.up()
    #expect(abs(sum - 130) < 0.001)
  }

  @Test func `a translation that is set from outside goes on from there`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let pan = UIPanGestureRecognizer()
    surface.addGestureRecognizer(pan)
    let finger = Finger(stage)
    finger.down(200, 200)
    finger.move(200, 240)
    pan.setTranslation(CGPoint(x: 5, y: 100), in: surface)
    finger.move(203, 250)
    #expect(pan.translation(in: surface) == CGPoint(x: 8, y: 110))
    finger.up()
  }

  @Test func `the next pan begins at nought`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let pan = UIPanGestureRecognizer()
    surface.addGestureRecognizer(pan)
    var starts: [CGPoint] = []
    pan.addHandler {
      guard $0.state == .began, let pan = $0 as? UIPanGestureRecognizer else { return }
      starts.append(pan.translation(in: nil))
    }
    let finger = Finger(stage)
    for _ in 0..<2 {
      finger.down(200, 200, after: 1)
      finger.move(200, 210)
      finger.move(260, 300)
      finger.up()
    }
    #expect(starts == [.zero, .zero])
  }

  @Test(arguments: [(1, 1, true), (2, 1, false), (2, 2, true)])
  func `a pan takes as many fingers as it asks for`(least: Int, fingers: Int, begins: Bool) {
    let stage = Stage()
    let surface = surface(on: stage)
    surface.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = least
    let states = watch(pan, on: surface)
    let hand = (0..<fingers).map { _ in Finger(stage) }
    for (index, finger) in hand.enumerated() { finger.down(100 + CGFloat(index) * 80, 200) }
    for step in 1...4 {
      for (index, finger) in hand.enumerated() {
        finger.move(100 + CGFloat(index) * 80, 200 + CGFloat(step) * 10, after: 0.01)
      }
    }
    for finger in hand { finger.up() }
    #expect((states.entries.first == .began) == begins)
    #expect((states.entries.last == .ended) == begins)
  }

  @Test(arguments: [true, false])
  func `of two pans the inner one moves alone, unless both may`(together: Bool) {
    let stage = Stage()
    let outer = surface(on: stage)
    let inner = surface(on: stage, in: outer, CGRect(x: 0, y: 0, width: 390, height: 300))
    let (far, near) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let farStates = watch(far, on: outer)
    let nearStates = watch(near, on: inner)
    let say = Say()
    say.simultaneous = together
    far.delegate = say
    let finger = Finger(stage)
    finger.down(200, 200)
    finger.drag(to: 200, 260, during: 0.2)
    finger.up()
    #expect(nearStates.entries.first == .began && nearStates.entries.last == .ended)
    #expect((farStates.entries.last == .ended) == together)
    #expect(farStates.entries.isEmpty == !together)
  }

  // MARK: Taps

  @Test(arguments: [true, false])
  func `a tap that leaves the touch to the view is heard by both`(cancels: Bool) {
    let stage = Stage()
    let surface = surface(on: stage)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    let states = watch(tap, on: surface)
    Finger(stage).tap(100, 200)
    #expect(states.entries == [.ended])
    #expect(surface.log == ["began", cancels ? "cancelled" : "ended"])
  }

  @Test(arguments: [true, false])
  func `a tap around an app's own control is the recognizer's, unless it leaves the touch`(
    cancels: Bool
  ) {
    let stage = Stage()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    stage.window.addSubview(control)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    let states = watch(tap, on: stage.window)
    Finger(stage).tap(50, 50)
    #expect(log == [cancels ? "cancel" : "up"])
    #expect(states.entries == [.ended] && !control.isHighlighted)
  }

  @Test(arguments: [(1, 1, true), (2, 1, false), (1, 2, false)])
  func `a button keeps a single tap to itself, not those of more taps or fingers`(
    taps: Int, fingers: Int, keeps: Bool
  ) {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(button)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    #expect(button.gestureRecognizerShouldBegin(tap) != keeps)
    button.addGestureRecognizer(tap)
    #expect(button.gestureRecognizerShouldBegin(tap))
    button.isEnabled = false
    #expect(button.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
  }

  @Test func `a tap around a disabled button is the recognizer's`() {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.isEnabled = false
    stage.window.addSubview(button)
    let states = watch(UITapGestureRecognizer(), on: stage.window)
    Finger(stage).tap(50, 50)
    #expect(states.entries == [.ended])
  }

  @Test func `a recognizer that refuses touches on a view leaves them to it`() {
    let stage = Stage()
    let outer = surface(on: stage)
    let inner = surface(on: stage, in: outer, CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    let states = watch(tap, on: outer)
    let say = Say()
    say.receives = { $0.view === outer }
    tap.delegate = say
    Finger(stage).tap(50, 150)
    #expect(inner.log == ["began", "ended"] && states.entries.isEmpty)
    Finger(stage).tap(200, 400, after: 1)
    #expect(states.entries == [.ended])
  }

  @Test func `labels and pictures take taps only where they are told to`() {
    for view in [UILabel(), UIImageView()] {
      let stage = Stage()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      stage.window.addSubview(view)
      let states = watch(UITapGestureRecognizer(), on: view)
      Finger(stage).tap(50, 50)
      #expect(states.entries.isEmpty)
      view.isUserInteractionEnabled = true
      Finger(stage).tap(50, 50, after: 1)
      #expect(states.entries == [.ended])
    }
  }

  /// Within 0.35 seconds and 45 points.
  @Test(arguments: [
    (0.2, 0, [1, 2, 3]), (0.34, 22, [1, 2, 3]), (0.36, 0, [1, 1, 1]), (0.5, 0, [1, 1, 1]),
    (0.2, 46, [1, 1, 1]),
  ])
  func `touches count the taps at one place`(pause: Double, apart: CGFloat, counts: [Int]) {
    let stage = Stage()
    _ = surface(on: stage)
    var seen: [Int] = []
    for index in 0..<3 {
      let finger = Finger(stage)
      finger.down(100 + CGFloat(index) * apart, 200, after: pause)
      seen.append(finger.touch?.tapCount ?? 0)
      finger.up(after: 0.05)
    }
    #expect(seen == counts)
  }

  @Test func `a finger that wandered off and came down again begins to count anew`() {
    let stage = Stage()
    _ = surface(on: stage)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.move(180, 200)
    finger.move(100, 200)
    finger.up()
    finger.down(100, 200, after: 0.1)
    #expect(finger.touch?.tapCount == 1)
    finger.up()
  }

  @Test func `a touch that is taken away is no tap`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let states = watch(UITapGestureRecognizer(), on: surface)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.cancel(after: 0.05)
    #expect(states.entries.isEmpty && surface.log == ["began", "cancelled"])
    finger.tap(100, 200, after: 1)
    #expect(states.entries == [.ended])
  }

  // MARK: Long presses

  @Test func `a long press takes the touch from the view and goes on with the finger`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let press = UILongPressGestureRecognizer()
    let states = watch(press, on: surface)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.move(104, 200, after: 0.6)
    #expect(surface.log == ["began", "cancelled"])
    finger.move(300, 400)
    finger.up()
    #expect(states.entries == [.began, .changed, .changed, .ended])
  }

  @Test(arguments: [(0.1, 0.12, true), (0.1, 0.08, false), (0.5, 0.45, false), (1, 0.9, false)])
  func `a press is as long as it asks for`(least: Double, held: Double, recognized: Bool) {
    let stage = Stage()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = least
    let states = watch(press, on: surface(on: stage))
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.up(after: held)
    #expect(states.entries.isEmpty != recognized)
  }

  @Test(arguments: [(9, true), (11, false)])
  func `a finger that strays 10 points presses no more`(way: CGFloat, recognized: Bool) {
    let stage = Stage()
    let states = watch(UILongPressGestureRecognizer(), on: surface(on: stage))
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.move(100 + way, 200, after: 0.2)
    finger.up(after: 0.4)
    #expect(states.entries.isEmpty != recognized)
  }

  // MARK: Many

  @Test func `a recognizer can be turned off as it recognizes, and on again`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let pan = UIPanGestureRecognizer()
    let states = watch(pan, on: surface)
    pan.addHandler { if $0.state == .began { $0.isEnabled = false } }
    for _ in 0..<2 {
      pan.isEnabled = true
      let finger = Finger(stage)
      finger.down(200, 200, after: 1)
      finger.drag(to: 200, 300, during: 0.2)
      finger.up()
    }
    #expect(states.entries == [.began, .cancelled, .began, .cancelled])
  }

  @Test func `a window that goes while a finger drags in it breaks the drag off`() {
    let stage = Stage()
    let window = UIWindow(frame: stage.window.bounds)
    window.windowLevel = UIWindow.Level(rawValue: 1)
    window.isHidden = false
    let surface = surface(on: stage, in: window)
    let pan = UIPanGestureRecognizer()
    let log = watch(pan, on: surface)
    let finger = Finger(stage)
    finger.down(100, 200)
    finger.drag(to: 100, 300, during: 0.1)
    window.isHidden = true
    #expect(log.entries.last == .cancelled)
    finger.move(100, 320)
    finger.up()
    window.isHidden = false
    log.entries = []
    finger.down(100, 200)
    finger.drag(to: 100, 300, during: 0.1)
    #expect(log.entries.first == .began)
    // It may go as it hears of the drag.
    pan.addHandler { [weak window] _ in window?.isHidden = true }
    finger.move(100, 310)
    #expect(log.entries.last == .cancelled && pan.state == .possible)
    finger.up()
  }

  @Test func `a recognizer that is put on another view leaves the first`() {
    let stage = Stage()
    let first = surface(on: stage, CGRect(x: 0, y: 0, width: 390, height: 100))
    let second = surface(on: stage, CGRect(x: 0, y: 200, width: 390, height: 100))
    let tap = UITapGestureRecognizer()
    let states = watch(tap, on: first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil && tap.view === second)
    Finger(stage).tap(50, 50)
    #expect(states.entries.isEmpty)
    Finger(stage).tap(50, 250, after: 1)
    #expect(states.entries == [.ended])
  }

  @Test func `a wait for one that hears of no touch is none`() {
    let stage = Stage()
    let surface = surface(on: stage)
    let elsewhere = self.surface(on: stage, CGRect(x: 0, y: 600, width: 390, height: 100))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    elsewhere.addGestureRecognizer(double)
    let tap = UITapGestureRecognizer()
    let states = watch(tap, on: surface)
    tap.require(toFail: double)
    Finger(stage).tap(100, 200)
    #expect(states.entries == [.ended])
  }

  @Test func `a tap in a page waits for the double tap that zooms the picture in it`() {
    let stage = Stage()
    let page = surface(on: stage)
    let picture = surface(on: stage, in: page, CGRect(x: 0, y: 0, width: 390, height: 200))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let doubles = watch(double, on: picture)
    let tap = UITapGestureRecognizer()
    let singles = watch(tap, on: page)
    tap.require(toFail: double)
    let finger = Finger(stage)
    finger.tap(100, 150)
    finger.tap(100, 150, after: 0.1)
    stage.advance(to: stage.application.clock.now + 1)
    #expect(doubles.entries == [.ended] && singles.entries.isEmpty)
    finger.tap(100, 150)
    stage.advance(to: stage.application.clock.now + 1)
    #expect(doubles.entries.count == 1 && singles.entries == [.ended])
  }

  @Test func `a view stays its touch's wherever the finger goes`() {
    let stage = Stage()
    let first = surface(on: stage, CGRect(x: 0, y: 0, width: 390, height: 100))
    let second = surface(on: stage, CGRect(x: 0, y: 200, width: 390, height: 100))
    let finger = Finger(stage)
    finger.down(50, 50)
    finger.move(50, 250)
    #expect(finger.touch?.view === first)
    #expect(finger.touch?.location(in: second) == CGPoint(x: 50, y: 50))
    #expect(finger.touch?.previousLocation(in: first) == CGPoint(x: 50, y: 50))
    finger.up()
    #expect(first.log == ["began", "moved", "ended"] && second.log.isEmpty)
  }
}
