import Foundation
import Testing

@testable import UIKit

/// What people report of scroll views beside what the other tests hold:
/// fingers, one or two, quick or slow.
@MainActor struct ScrollFingerNeighboursTests: ScrollScene {
  @Test func `the fast rate rolls a fifth as far`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.decelerationRate = .fast
    flick(stage)
    rest(stage)
    #expect(abs(view.contentOffset.y - 190 - 99.5) < 1)
  }

  @Test func `turned round before it leaves, the finger flicks the way it went last`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentOffset.y = 1000
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 300, during: 0.3)
    finger.drag(to: 200, 500, during: 0.15)
    let left = view.contentOffset.y
    finger.up()
    rest(stage)
    #expect(view.contentOffset.y < left - 300)
  }

  @Test func `a second finger comes and goes without a jump`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let (one, two) = (Finger(stage), Finger(stage))
    one.down(100, 700)
    one.drag(to: 100, 600, during: 0.2)
    let before = view.contentOffset.y
    two.down(300, 300)
    #expect(view.contentOffset.y == before)
    two.move(300, 280)
    #expect(view.contentOffset.y == before + 10)
    one.up()
    #expect(view.contentOffset.y == before + 10)
    two.move(300, 260)
    #expect(view.contentOffset.y == before + 30)
    two.up(after: 0.2)
    rest(stage)
    #expect(view.contentOffset.y == before + 30)
    expectRest(view, stage)
  }

  @Test func `a finger that holds content it has caught keeps the indicator in sight`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    flick(stage)
    rest(stage, 0.2)
    let finger = Finger(stage)
    finger.down(200, 400)
    finger.move(200, 390)
    rest(stage, 3)
    #expect(view.indicators[.vertical]?.layer.presented.opacity == 1)
    finger.up()
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `flicked again while it rolls it goes on from where it is`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    flick(stage)
    rest(stage, 0.3)
    let start = view.contentOffset.y
    flick(stage)
    #expect(view.contentOffset.y - start >= 199)
    rest(stage)
    #expect(abs(view.contentOffset.y - start - 200 - 499.5) < 2)
  }

  @Test func `a tap recognizer of the content hears taps, but no drags and no stops`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    let finger = Finger(stage)
    finger.tap(200, 400)
    #expect(taps == 1)
    finger.down(200, 700, after: 1)
    finger.drag(to: 200, 670, during: 0.1)
    finger.up()
    #expect(taps == 1)
    flick(stage)
    rest(stage, 0.2)
    finger.tap(200, 400)
    #expect(taps == 1)
    finger.tap(200, 400, after: 1)
    #expect(taps == 2)
  }

  @Test func `at once means at once: undelayed a button lights up and can still be given up`() {
    final class Eager: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let stage = Stage()
    let view = Eager(frame: stage.window.bounds)
    view.contentSize = CGSize(width: 390, height: 3000)
    view.delaysContentTouches = false
    stage.window.addSubview(view)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    stage.window.layoutIfNeeded()
    let finger = Finger(stage)
    finger.down(200, 380)
    #expect(button.isHighlighted)
    finger.drag(to: 200, 320, during: 0.1)
    #expect(!button.isHighlighted && view.isDragging)
    finger.up(after: 0.2)
    #expect(taps == 0)
    finger.tap(200, 320, after: 1)
    #expect(taps == 1)
  }

  @Test func `flags tell where the scroll view is at every call of its delegate`() {
    final class Flags: UIScrollViewDelegate {
      var seen: [String] = []
      private func note(_ name: String, _ view: UIScrollView) {
        let flags = [view.isTracking, view.isDragging, view.isDecelerating]
        let word = name + " " + flags.map { $0 ? "1" : "0" }.joined()
        if seen.last != word { seen.append(word) }
      }
      func scrollViewWillBeginDragging(_ view: UIScrollView) { note("will drag", view) }
      func scrollViewDidScroll(_ view: UIScrollView) { note("scroll", view) }
      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        note("did drag", view)
      }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("did roll", view) }
    }
    let stage = Stage()
    let view = scrollView(on: stage)
    let flags = Flags()
    view.delegate = flags
    flick(stage)
    rest(stage)
    #expect(
      flags.seen == [
        "will drag 110", "scroll 110", "did drag 000", "scroll 001", "did roll 000",
      ])
  }

  @Test(arguments: [(5.0, false), (9, false), (11, true), (30, true)])
  func `a finger slower than 10 points a second leaves the content where it is`(
    speed: Double, rolls: Bool
  ) {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 600, during: 0.2)
    finger.drag(to: 200, 600 - CGFloat(speed), during: 1)
    finger.up()
    #expect(view.isDecelerating == rolls)
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `past the end content leaves the finger as fast as it moved, not as the finger did`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 100)
    finger.drag(to: 200, 400, during: 0.3)
    let (held, before) = (view.contentOffset.y, stage.application.clock.now)
    finger.up()
    stage.advance(to: before + 1.0 / 60)
    let step = held - view.contentOffset.y
    // A thousand points a second times the gain of the rubber band there, for a frame.
    let gain = RubberBand(dimension: 844).gain(atOffset: Double(held))
    #expect(step > 0 && Double(step) <= 1000 * gain / 60)
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `the rates are those of UIScrollView.h`() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(UIScrollView().decelerationRate == .normal)
  }

  @Test(arguments: [
    (20, 10, ScrollAxis.horizontal), (19, 10, nil), (16, 10, nil), (-10, 20, .vertical),
    (10, -19, nil), (0, 5, .vertical), (-5, 0, .horizontal),
  ])
  func `a movement twice as long one way as the other is locked to it`(
    across: CGFloat, down: CGFloat, axis: ScrollAxis?
  ) {
    #expect(ScrollDrag.axis(lockedBy: CGPoint(x: across, y: down)) == axis)
  }

  /// Tells where it was to come to rest.
  private final class Listener: UIScrollViewDelegate {
    var targets: [CGFloat] = []
    var decelerates: [Bool] = []
    var ends = 0
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targets.append(targetContentOffset.pointee.y) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      decelerates.append(decelerate)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test(
    arguments: [0, 100, 1000, 2100] as [CGFloat], [(400, 700), (700, 400), (500, 520), (760, 60)])
  func `where it will come to rest is told as it comes`(
    start: CGFloat, way: (from: CGFloat, to: CGFloat)
  ) {
    for (bounces, pulls) in [(true, false), (true, true), (false, false), (false, true)] {
      let stage = Stage()
      let view = scrollView(on: stage)
      view.bounces = bounces
      let listener = Listener()
      view.delegate = listener
      view.contentOffset.y = start
      let finger = Finger(stage)
      finger.down(200, way.from)
      // Also from past an end, to which it is pulled first.
      if pulls { finger.drag(to: 200, way.from + (start < 1000 ? 100 : -100), during: 0.3) }
      finger.drag(to: 200, way.to, during: 0.1)
      finger.up()
      let wasMoving = view.isDecelerating
      rest(stage)
      #expect(listener.targets == [view.contentOffset.y])
      #expect(listener.decelerates == [wasMoving])
      #expect(listener.ends == (wasMoving ? 1 : 0))
      expectRest(view, stage)
    }
  }

  @Test func `a page is laid out at every step of the finger and of what follows`() {
    final class Counter: UIScrollView {
      var layouts: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts.append(contentOffset.y)
      }
    }
    let stage = Stage()
    let view = Counter(frame: stage.window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 390, height: 3000)
    stage.window.addSubview(view)
    stage.advance(to: 0.1)
    view.layouts = []
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    #expect(view.layouts.count >= 11 && view.layouts.last == 190)
    finger.up()
    for _ in 0..<10 { stage.advance(to: stage.application.clock.now + 1.0 / 60) }
    #expect(view.layouts.count >= 21 && view.layouts.last == view.contentOffset.y)
  }

  @Test func `a pan that asks for two fingers scrolls with two and not with one`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.isMultipleTouchEnabled = true
    view.panGestureRecognizer.minimumNumberOfTouches = 2
    let (first, second) = (Finger(stage), Finger(stage))
    first.down(100, 700)
    first.drag(to: 100, 600, during: 0.2)
    first.up()
    #expect(view.contentOffset.y == 0)
    first.down(100, 700, after: 1)
    second.down(200, 700)
    for step in 1...10 {
      first.move(100, 700 - CGFloat(step) * 10, after: 1.0 / 120)
      second.move(200, 700 - CGFloat(step) * 10, after: 1.0 / 120)
    }
    #expect(abs(view.contentOffset.y - 90) < 6)
    first.up(after: 0.2)
    second.up()
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `a pan that is turned off scrolls no more, and keeps nothing from the content`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    view.addSubview(button)
    view.isScrollEnabled = false
    #expect(!view.panGestureRecognizer.isEnabled)
    let finger = Finger(stage)
    finger.down(200, 700)
    #expect(button.isHighlighted)
    finger.drag(to: 200, 500, during: 0.2)
    finger.up()
    #expect(view.contentOffset == .zero)
    stage.application.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 200, y: 200))
    #expect(view.contentOffset == .zero)
    view.contentOffset.y = 300
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 50)
  }

  @Test(arguments: [true, false])
  func `content that fits is pulled only if it bounces`(bounces: Bool) {
    let stage = Stage()
    let view = scrollView(on: stage, height: 300)
    view.alwaysBounceVertical = true
    view.bounces = bounces
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200, 410, during: 0.2)
    #expect(bounces ? view.contentOffset.y < -45 : view.contentOffset.y == 0)
    finger.up(after: 0.2)
    rest(stage)
    #expect(view.contentOffset.y == 0)
    expectRest(view, stage)
  }

  @Test func `however far it is pulled, content never leaves by more than the view's height`() {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 390, height: 1000)
    stage.window.addSubview(view)
    let finger = Finger(stage)
    finger.down(200, 50)
    var last = view.contentOffset.y
    for step in 1...80 {
      finger.move(200, 50 + CGFloat(step) * 10)
      #expect(view.contentOffset.y <= last && view.contentOffset.y > -100)
      last = view.contentOffset.y
    }
    #expect(last < -75)
    finger.up(after: 0.2)
    rest(stage)
    expectRest(view, stage)
  }
}
