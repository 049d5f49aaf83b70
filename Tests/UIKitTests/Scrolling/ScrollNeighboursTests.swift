import Foundation
import Testing

@testable import UIKit

/// What people report of scroll views beside what the other tests hold: delegates that meddle,
/// content that changes under the finger, and views around and inside.
@MainActor struct ScrollNeighboursTests {
  /// Does something when it hears of something.
  private final class Meddler: UIScrollViewDelegate {
    var onScroll: ((UIScrollView) -> Void)?
    var onEndDrag: ((UIScrollView) -> Void)?
    var onDecelerate: ((UIScrollView) -> Void)?
    var ends = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      onEndDrag?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { onDecelerate?(scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  private func scrollView(on stage: Stage, height: CGFloat = 3000) -> UIScrollView {
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 390, height: height)
    stage.window.addSubview(view)
    return view
  }

  private func flick(_ stage: Stage, from start: CGFloat = 700, to end: CGFloat = 500) {
    let finger = Finger(stage)
    finger.down(200, start)
    finger.drag(to: 200, end, during: 0.2)
    finger.up()
  }

  private func rest(_ stage: Stage, _ seconds: TimeInterval = 8) {
    stage.advance(to: stage.application.clock.now + seconds)
  }

  /// Nothing moves, nothing is shown that shows while scrolling, and nothing is planned.
  private func expectRest(_ view: UIScrollView, _ stage: Stage) {
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    #expect(view.indicators.values.allSatisfy { $0.layer.presented.opacity == 0 })
    #expect(!stage.application.clock.hasDisplayLinks && stage.application.clock.nextDue == nil)
    #expect(view.contentOffset == view.onPixels(view.scrollRange.clamped(view.contentOffset)))
  }

  // MARK: Delegates that meddle

  @Test(arguments: [true, false], [true, false])
  func `stopped by its delegate as the finger leaves, the content rests and its indicator goes`(
    whenDragEnds: Bool, animated: Bool
  ) {
    let stage = Stage()
    let view = scrollView(on: stage)
    let meddler = Meddler()
    let stop = { (view: UIScrollView) in
      view.setContentOffset(view.contentOffset, animated: animated)
    }
    if whenDragEnds { meddler.onEndDrag = stop } else { meddler.onDecelerate = stop }
    view.delegate = meddler
    flick(stage)
    #expect(view.contentOffset.y == 190 && !view.isDecelerating)
    rest(stage)
    #expect(view.contentOffset.y == 190)
    expectRest(view, stage)
  }

  @Test func `a delegate that forbids one end doesn't hinder the other`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let meddler = Meddler()
    meddler.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    view.delegate = meddler
    flick(stage, from: 200, to: 600)
    #expect(view.contentOffset.y == 0)
    rest(stage)
    #expect(view.contentOffset.y == 0)
    expectRest(view, stage)
    flick(stage)
    #expect(view.contentOffset.y == 190)
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `room made for a spinner as the finger leaves holds the content there`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let meddler = Meddler()
    meddler.onEndDrag = { view in
      UIView.animate(withDuration: 0.25) { view.contentInset.top = 60 }
    }
    view.delegate = meddler
    let finger = Finger(stage)
    finger.down(200, 200)
    finger.drag(to: 200, 500, during: 0.4)
    finger.up(after: 0.2)
    var last = view.layer.presented.bounds.minY
    #expect(last < -100)
    for _ in 0..<120 {
      stage.advance(to: stage.application.clock.now + 1.0 / 60)
      let now = view.layer.presented.bounds.minY
      #expect(now >= last - 0.01 && now - last < 20 && now <= -60 + 0.01)
      last = now
    }
    #expect(view.contentOffset.y == -60)
    UIView.animate(withDuration: 0.25) { view.contentInset.top = 0 }
    rest(stage)
    #expect(view.contentOffset.y == 0)
    expectRest(view, stage)
  }

  @Test func `an animated offset is told to be over once, and not at all where nothing moves`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let meddler = Meddler()
    view.delegate = meddler
    view.isScrollEnabled = false
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    rest(stage)
    #expect(view.contentOffset.y == 300 && meddler.ends == 1)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    rest(stage)
    #expect(view.contentOffset.y == 100 && meddler.ends == 1)
  }

  @Test func `an animation asked for during a drag doesn't jump under the finger`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 600, during: 0.2)
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    var last = view.contentOffset.y
    for step in 1...30 {
      finger.move(200, 600 - CGFloat(step))
      #expect(view.contentOffset.y >= last - 0.5 && view.contentOffset.y - last < 40)
      last = view.contentOffset.y
    }
    #expect(view.contentOffset.y > 400)
    finger.up(after: 0.2)
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `a way that is asked for again on the way takes no longer`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let rect = CGRect(x: 0, y: 1000, width: 390, height: 44)
    view.scrollRectToVisible(rect, animated: true)
    for _ in 0..<6 {
      rest(stage, 0.05)
      view.scrollRectToVisible(rect, animated: true)
      view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    }
    rest(stage, 0.02)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `whoever listened and is gone is no longer called`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    do {
      let meddler = Meddler()
      view.delegate = meddler
      flick(stage)
    }
    #expect(view.delegate == nil)
    rest(stage)
    expectRest(view, stage)
  }

  // MARK: Content that changes

  @Test func `more content while it rolls changes nothing of how it rolls`() {
    let offsets = [false, true].map { grows -> [CGFloat] in
      let stage = Stage()
      let view = scrollView(on: stage)
      flick(stage)
      return (0..<60).map { frame in
        if grows, frame == 20 { view.contentSize.height += 1000 }
        stage.advance(to: stage.application.clock.now + 1.0 / 60)
        return view.contentOffset.y
      }
    }
    for (one, other) in zip(offsets[0], offsets[1]) { #expect(abs(one - other) < 0.7) }
  }

  @Test func `content that ends before where it rolls comes back to its new end`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentOffset.y = 1500
    flick(stage)
    rest(stage, 0.2)
    view.contentSize.height = 1400
    var last = view.contentOffset.y
    for _ in 0..<180 {
      stage.advance(to: stage.application.clock.now + 1.0 / 60)
      #expect(abs(view.contentOffset.y - last) < 120)
      last = view.contentOffset.y
    }
    #expect(view.contentOffset.y == 556)
    rest(stage)
    expectRest(view, stage)
  }

  @Test(arguments: [(844, false), (845, true), (100, false), (0, false)])
  func `content as tall as the view stays put, a point more scrolls`(
    height: Int, scrolls: Bool
  ) {
    let stage = Stage()
    let view = scrollView(on: stage, height: CGFloat(height))
    flick(stage)
    #expect((view.contentOffset.y != 0) == scrolls)
    stage.application.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 200, y: 400))
    rest(stage)
    #expect(view.contentOffset.y == (scrolls ? 1 : 0))
    expectRest(view, stage)
  }

  @Test func `turned off while it is dragged, the content stops and can be moved in code`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200, 500, during: 0.2)
    #expect(view.contentOffset.y < -50)
    view.isScrollEnabled = false
    rest(stage)
    finger.move(200, 600)
    finger.up()
    #expect(view.contentOffset.y == 0)
    view.isScrollEnabled = true
    expectRest(view, stage)
  }

  @Test func `taken off the window while it is dragged, it is ready when it comes back`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    view.removeFromSuperview()
    #expect(!view.isDecelerating)
    finger.move(200, 400)
    #expect(!view.isDragging && !view.isDecelerating)
    finger.up()
    stage.window.addSubview(view)
    rest(stage)
    expectRest(view, stage)
    let offset = view.contentOffset.y
    flick(stage)
    #expect(view.contentOffset.y == offset + 190)
  }

  @Test func `a view that is made lower while it shows its end stays at its end`() {
    let stage = Stage()
    let view = scrollView(on: stage, height: 2000)
    view.contentOffset.y = 1156
    view.frame.size.height = 500
    #expect(view.contentOffset.y == 1156)
    view.frame.size.height = 844
    #expect(view.contentOffset.y == 1156)
    view.frame.size.height = 900
    #expect(view.contentOffset.y == 1100)
  }

  // MARK: Fingers

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

  // MARK: Pages

  @Test(arguments: [(240.0, 0.0), (360, 844), (-240, 0), (-360, 0)])
  func `a page turns from 300 points a second`(speed: Double, place: Double) {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.isPagingEnabled = true
    let finger = Finger(stage)
    finger.down(200, 500)
    finger.drag(to: 200, 450, during: 0.2)
    finger.drag(to: 200, 450 - CGFloat(speed) / 4, during: 0.25)
    finger.up()
    rest(stage)
    #expect(Double(view.contentOffset.y) == place)
  }

  @Test func `pages turn one at a time, stop at both ends and may be cut at the last`() {
    let stage = Stage()
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 390, height: 844 * 2 + 300)
    stage.window.addSubview(view)
    for place in [844, 1144, 1144] as [CGFloat] {
      flick(stage, from: 800, to: 100)
      rest(stage, 3)
      #expect(view.contentOffset.y == place)
    }
    for place in [844, 0, 0] as [CGFloat] {
      flick(stage, from: 200, to: 500)
      rest(stage, 3)
      #expect(view.contentOffset.y == place)
    }
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `pages don't ask the delegate where to stop`() {
    final class Elsewhere: UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.y = 333 }
    }
    let stage = Stage()
    let view = scrollView(on: stage)
    view.isPagingEnabled = true
    let elsewhere = Elsewhere()
    view.delegate = elsewhere
    flick(stage)
    rest(stage)
    #expect(view.contentOffset.y == 844)
  }

  @Test func `pages stay pages when their content changes on the way`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.isPagingEnabled = true
    flick(stage)
    rest(stage, 0.1)
    view.contentSize.height = 2600
    rest(stage)
    #expect(view.contentOffset.y == 844)
    flick(stage)
    rest(stage, 0.1)
    view.contentSize.height = 2000
    rest(stage)
    #expect(view.contentOffset.y == 1156)
    expectRest(view, stage)
  }

  // MARK: Indicators

  @Test(arguments: [
    (UIScrollView.IndicatorStyle.default, UIUserInterfaceStyle.light, 0.0, 0.35),
    (.default, .dark, 1, 0.5), (.black, .dark, 0, 0.35), (.white, .light, 1, 0.5),
  ])
  func `indicators stand out from light and dark as on iOS`(
    style: UIScrollView.IndicatorStyle, appearance: UIUserInterfaceStyle, white: Double,
    alpha: Double
  ) throws {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.overrideUserInterfaceStyle = appearance
    view.indicatorStyle = style
    view.flashScrollIndicators()
    let indicator = try #require(view.indicators[.vertical])
    let color = indicator.resolve(try #require(indicator.backgroundColor))
    #expect(abs(color.red - white) < 0.001 && abs(color.alpha - alpha) < 0.001)
    #expect(indicator.layer.cornerRadius == 1.5)
  }

  @Test func `a wheel shows the indicator for a moment`() throws {
    let stage = Stage()
    let view = scrollView(on: stage)
    stage.application.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 200, y: 400))
    #expect(view.indicators[.vertical]?.layer.presented.opacity == 1)
    rest(stage, 2)
    expectRest(view, stage)
  }

  @Test func `a row's indicator lies below its content and follows it sideways`() throws {
    let stage = Stage()
    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    row.contentSize = CGSize(width: 780, height: 100)
    stage.window.addSubview(row)
    row.flashScrollIndicators()
    let indicator = try #require(row.indicators[.horizontal])
    #expect(row.indicators[.vertical] == nil)
    #expect(indicator.frame == CGRect(x: 3, y: 94, width: 192, height: 3))
    row.contentOffset.x = 390
    #expect(indicator.frame.maxX == row.bounds.maxX - 3)
  }

  // MARK: Around and inside

  @Test func `pulled down at its top, the inner view leaves the finger to the outer one`() {
    let stage = Stage()
    let outer = scrollView(on: stage)
    outer.contentOffset.y = 100
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 500)
    outer.addSubview(inner)
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200, 350, during: 0.3)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 60)
    finger.up(after: 0.2)
    rest(stage)
    expectRest(outer, stage)
  }

  @Test func `a row in a paging view in a page: each takes its own direction`() {
    let stage = Stage()
    let page = scrollView(on: stage)
    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    row.contentSize = CGSize(width: 1170, height: 200)
    row.isPagingEnabled = true
    page.addSubview(row)
    let finger = Finger(stage)
    finger.down(300, 400)
    finger.drag(to: 100, 380, during: 0.15)
    finger.up()
    rest(stage, 3)
    #expect(row.contentOffset.x == 390 && page.contentOffset.y == 0)
    finger.down(200, 400)
    finger.drag(to: 220, 300, during: 0.3)
    finger.up(after: 0.2)
    #expect(row.contentOffset.x == 390 && page.contentOffset.y == 90)
  }

  @Test(arguments: ["hidden", "clear", "away", "off", "inside hidden", "untouchable"])
  func `a scroll view that nobody sees doesn't keep another from its top`(how: String) {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentOffset.y = 500
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIScrollView(frame: box.bounds)
    box.addSubview(other)
    stage.window.addSubview(box)
    switch how {
    case "hidden": other.isHidden = true
    case "clear": other.alpha = 0
    case "away": box.frame.origin.x = 2000
    case "off": other.scrollsToTop = false
    case "inside hidden": box.isHidden = true
    default: box.isUserInteractionEnabled = false
    }
    stage.application.scrollToTop()
    rest(stage)
    #expect(view.contentOffset.y == 0)
    expectRest(view, stage)
  }

  @Test func `the top is reached from a rolling view too, and a wheel stops one`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    flick(stage)
    rest(stage, 0.2)
    stage.application.scrollToTop()
    rest(stage)
    #expect(view.contentOffset.y == 0)
    expectRest(view, stage)
    flick(stage)
    rest(stage, 0.2)
    let offset = view.contentOffset.y
    stage.application.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: 200, y: 400))
    rest(stage)
    #expect(view.contentOffset.y == offset + 10)
    expectRest(view, stage)
  }

  @Test func `a wheel reaches what an inset has made reachable and no more`() {
    let stage = Stage()
    let view = scrollView(on: stage, height: 600)
    stage.application.scroll(by: CGSize(width: 0, height: -900), at: CGPoint(x: 200, y: 400))
    #expect(view.contentOffset.y == 0)
    view.contentInset.bottom = 336
    stage.application.scroll(by: CGSize(width: 0, height: -900), at: CGPoint(x: 200, y: 400))
    #expect(view.contentOffset.y == 92)
    rest(stage)
    expectRest(view, stage)
  }

  @Test(arguments: [
    CGRect(x: 0, y: -50, width: 390, height: 100), CGRect(x: -10, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 9000, width: 10, height: 10), .zero, .null, .infinite,
    CGRect(x: 0, y: 0, width: 9000, height: 9000), CGRect(x: 0, y: 2990, width: 390, height: 90),
  ])
  func `strange rectangles leave the offset in range`(rect: CGRect) {
    let stage = Stage()
    let view = scrollView(on: stage)
    for start in [0, 700, 2156] as [CGFloat] {
      view.contentOffset.y = start
      view.scrollRectToVisible(rect, animated: false)
      #expect(view.scrollRange.clamped(view.contentOffset) == view.contentOffset)
      #expect(view.contentOffset.x == 0)
    }
  }
}
