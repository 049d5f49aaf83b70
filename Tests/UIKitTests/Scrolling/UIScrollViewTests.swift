import Foundation
import Testing

@testable import UIKit

@MainActor struct UIScrollViewTests: ScrollScene {
  private func loggedScrollView(
    on stage: Stage, height: CGFloat = 3000, width: CGFloat = 390
  ) -> (UIScrollView, ScrollLog) {
    let view = scrollView(on: stage, height: height, width: width)
    let log = ScrollLog()
    view.delegate = log
    return (view, log)
  }

  @Test func `it starts with Apple's defaults`() {
    let view = UIScrollView()
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.bounces && view.scrollsToTop && view.isScrollEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.transfersVerticalScrollingToParent)
    #expect(view.indicatorStyle == .default && view.keyboardDismissMode == .none)
    #expect(view.decelerationRate == .normal)
    #expect(view.contentSize == .zero && view.contentOffset == .zero && view.contentInset == .zero)
  }

  // MARK: Dragging

  @Test func `a flick is told in Apple's order and goes on every frame`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    #expect(view.isTracking && !view.isDragging)
    finger.drag(to: 200, 500, during: 0.2)
    #expect(view.isDragging && !view.isDecelerating)
    finger.up()
    #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
    #expect(abs(log.velocity.y - 1) < 0.01)
    let released = view.contentOffset.y
    #expect(released == 190)
    let count = log.offsets.count
    stage.advance(to: stage.application.clock.now + 0.5)
    #expect(log.offsets.count - count >= 29)
    stage.advance(to: stage.application.clock.now + 5)
    #expect(!view.isDecelerating)
    #expect(abs(view.contentOffset.y - released - 499.5) < 0.5)
    #expect(
      log.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
        "did decelerate",
      ])
    #expect(!stage.application.clock.hasDisplayLinks)
  }

  @Test func `a finger that rests before it is lifted leaves the content there`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    finger.up(after: 0.1)
    stage.advance(to: 3)
    #expect(view.contentOffset.y == 190)
    #expect(log.calls == ["will drag", "scroll", "will end drag", "did end drag false"])
  }

  @Test func `a finger that slides off the screen leaves its speed behind`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    finger.cancel()
    #expect(log.calls.suffix(2) == ["did end drag true", "will decelerate"])
    stage.advance(to: 6)
    #expect(abs(view.contentOffset.y - 689.5) < 1)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    let held = view.contentOffset.y
    view.isScrollEnabled = false
    #expect(!view.isDragging && !view.isDecelerating)
    stage.advance(to: 12)
    #expect(view.contentOffset.y == held)
  }

  // B4
  @Test func `content doesn't jump when the drag begins and then follows the finger`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.move(200, 691)
    #expect(log.calls.isEmpty)
    finger.move(200, 687)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y <= 4)
    let before = view.contentOffset.y
    finger.move(200, 600)
    #expect(view.contentOffset.y - before == 87)
    finger.up()
  }

  // B1
  @Test func `short content is pulled like a rubber band and comes back`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage, height: 300)
    view.alwaysBounceVertical = true
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200, 410, during: 0.3)
    #expect(abs(view.contentOffset.y + 51.64) < 1)
    finger.up(after: 0.2)
    #expect(log.calls.last == "will decelerate")
    let released = stage.application.clock.now
    stage.advance(to: released + 0.168)
    #expect(abs(view.contentOffset.y + 25.8) < 1.5)
    stage.advance(to: released + 0.7)
    #expect(abs(view.contentOffset.y) <= 0.52)
    stage.advance(to: released + 2)
    #expect(view.contentOffset.y == 0)
    #expect(log.offsets.allSatisfy { $0 <= 0 })
  }

  // B1
  @Test(arguments: [568.0, 667, 736, 812, 844, 926], [ScrollAxis.vertical, .horizontal])
  func `at either end of any view content follows by the rubber band and comes back`(
    length: Double, axis: ScrollAxis
  ) {
    for (way, isEnd) in [(150.0, false), (-150, true), (60, false)] {
      let stage = Stage(screen: UIScreen(size: CGSize(width: 1000, height: 1000)))
      let size =
        axis == .vertical
        ? CGSize(width: 300, height: length) : CGSize(width: length, height: 300)
      let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
      view.contentInsetAdjustmentBehavior = .never
      view.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 10, right: 10)
      view.contentSize = CGSize(width: 1500, height: 1500)
      stage.window.addSubview(view)
      let range = view.scrollRange[axis]
      let edge = isEnd ? range.upperBound : range.lowerBound
      view.contentOffset[axis] = CGFloat(edge)
      let finger = Finger(stage)
      let start = isEnd ? 250.0 : 100
      let end = start + way
      finger.down(axis == .vertical ? 100 : start, axis == .vertical ? start : 100)
      finger.drag(
        to: axis == .vertical ? 100 : end, axis == .vertical ? end : 100, during: 0.3)
      // Ten points are the slop.
      let pulled = RubberBand(dimension: length).offset(forTravel: abs(way) - 10)
      #expect(abs(abs(Double(view.contentOffset[axis]) - edge) - pulled) < 0.5)
      finger.up(after: 0.2)
      let released = stage.application.clock.now
      stage.advance(to: released + 0.7)
      #expect(abs(Double(view.contentOffset[axis]) - edge) <= pulled * 0.01 + 0.4)
      stage.advance(to: released + 2)
      #expect(Double(view.contentOffset[axis]) == edge)
    }
  }

  // B4
  @Test func `content caught while it bounces goes on from where it is`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 200)
    finger.drag(to: 200, 600, during: 0.2)
    finger.up(after: 0.2)
    stage.advance(to: stage.application.clock.now + 0.08)
    finger.down(200, 300)
    var last = view.contentOffset.y
    let count = log.offsets.count
    for step in 1...20 {
      finger.move(200, 300 + CGFloat(step * 3))
      #expect(view.contentOffset.y <= last && last - view.contentOffset.y <= 3.34)
      last = view.contentOffset.y
    }
    #expect(log.offsets.count > count)
    finger.up()
    stage.advance(to: stage.application.clock.now + 2)
    #expect(view.contentOffset.y == 0)
  }

  // B2
  @Test func `content that fits stays put until an inset makes it too tall`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage, height: 600)
    let finger = Finger(stage)
    finger.down(200, 500)
    finger.drag(to: 200, 300, during: 0.2)
    finger.up()
    #expect(log.calls.isEmpty)
    view.contentInset.bottom = 336
    finger.down(200, 500, after: 1)
    finger.drag(to: 200, 440, during: 0.2)
    finger.up(after: 0.2)
    #expect(view.contentOffset.y == 50)
  }

  @Test func `without bounces the end is the end`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.bounces = false
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200, 500, during: 0.2)
    #expect(view.contentOffset.y == 0)
    finger.up()
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a flick into the end overshoots and comes back without a jump`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    view.contentOffset.y = 2000
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.1)
    finger.up()
    let first = log.offsets.count
    stage.advance(to: 5)
    #expect(view.contentOffset.y == 2156)
    let peak = log.offsets.max() ?? 0
    #expect(peak > 2190 && peak < 2240)
    let steps = zip(log.offsets[first...], log.offsets[(first + 1)...]).map { abs($1 - $0) }
    #expect((steps.max() ?? 0) < 35)
  }

  @Test func `a touch stops moving content dead and isn't a tap on it`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.1)
    finger.up()
    stage.advance(to: stage.application.clock.now + 0.2)
    let offset = view.contentOffset
    finger.down(200, 400)
    #expect(!view.isDecelerating && view.isTracking)
    #expect(log.calls.last == "did decelerate")
    stage.advance(to: stage.application.clock.now + 0.3)
    #expect(view.contentOffset == offset)
    finger.up()
    stage.advance(to: stage.application.clock.now + 1)
    #expect(view.contentOffset == offset)
    #expect(taps == 0 && !button.isHighlighted)
    finger.tap(200, 400, after: 1)
    #expect(taps == 1)
  }

  @Test func `moving content can be dragged on at once`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.1)
    finger.up()
    stage.advance(to: stage.application.clock.now + 0.2)
    finger.down(200, 400)
    let offset = view.contentOffset.y
    finger.move(200, 397)
    #expect(view.contentOffset.y == offset + 3)
    finger.up()
  }

  @Test func `content caught past its end goes back when the finger leaves`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200, 600, during: 0.2)
    finger.up(after: 0.2)
    stage.advance(to: stage.application.clock.now + 0.1)
    finger.down(200, 300)
    let held = view.contentOffset.y
    #expect(held < -20)
    stage.advance(to: stage.application.clock.now + 1)
    #expect(view.contentOffset.y == held)
    finger.up()
    stage.advance(to: stage.application.clock.now + 2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a vertical scroll view moves only up and down`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(300, 700)
    finger.drag(to: 200, 690.5, during: 0.2)
    #expect(!view.isDragging)
    finger.drag(to: 100, 600, during: 0.2)
    #expect(view.isDragging)
    #expect(view.contentOffset.x == 0 && view.contentOffset.y == 90)
    finger.up()
  }

  @Test func `a locked drag stays on the axis it began along, a diagonal one doesn't`() {
    let stage = Stage()
    let view = scrollView(on: stage, width: 2000)
    view.isDirectionalLockEnabled = true
    let finger = Finger(stage)
    finger.down(300, 700)
    finger.drag(to: 297, 680, during: 0.1)
    finger.drag(to: 200, 600, during: 0.2)
    #expect(view.contentOffset.x == 0 && view.contentOffset.y > 80)
    finger.up(after: 0.2)
    finger.down(300, 700, after: 0.2)
    finger.drag(to: 200, 600, during: 0.2)
    #expect(view.contentOffset.x > 80)
    finger.up(after: 0.2)
  }

  @Test func `the delegate's target is where the content comes to rest`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    log.target = CGPoint(x: 0, y: 444)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    finger.up()
    stage.advance(to: 6)
    #expect(view.contentOffset.y == 444)
    #expect(log.calls.last == "did decelerate")
  }

  @Test(arguments: [(-150, 0.1, 390), (-150, 1.0, 0), (-250, 1.0, 390), (150, 0.1, 0)])
  func `pages turn by a flick or by more than half`(
    way: CGFloat, time: TimeInterval, offset: CGFloat
  ) {
    let stage = Stage()
    let view = UIScrollView(frame: stage.window.bounds)
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 390 * 3, height: 100)
    stage.window.addSubview(view)
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200 + way, 300, during: time)
    finger.up()
    stage.advance(to: stage.application.clock.now + 1.5)
    #expect(view.contentOffset.x == offset)
    #expect(!view.isDecelerating)
  }

  @Test func `a scroll view that is turned off doesn't scroll`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    view.isScrollEnabled = false
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    finger.up()
    #expect(log.calls.isEmpty && view.contentOffset == .zero)
  }

  // MARK: Offsets

  @Test func `an animated offset takes 0.3 seconds and is told every frame`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(view.contentOffset.y == 0)
    stage.advance(to: 0.15)
    #expect(abs(view.contentOffset.y - 100) < 1)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    stage.advance(to: 0.32)
    #expect(view.contentOffset.y == 200)
    #expect(log.calls == ["scroll", "did animate"])
    #expect(log.offsets.count >= 17)
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.advance(to: 1)
    #expect(log.calls == ["scroll", "did animate"])
  }

  @Test func `an offset inside an animation block is there at once and told once`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    UIView.animate(withDuration: 1) { view.contentOffset.y = 300 }
    #expect(view.contentOffset.y == 300)
    #expect(view.layer.presented.bounds.minY == 0)
    stage.advance(to: 0.5)
    #expect(abs(view.layer.presented.bounds.minY - 150) < 1)
    stage.advance(to: 1)
    #expect(log.offsets == [300])
  }

  @Test func `a finger doesn't stop an offset on its way in an animation block`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.contentOffset.y = 300
    }
    stage.advance(to: 0.5)
    let finger = Finger(stage)
    finger.down(200, 400)
    #expect(view.contentOffset.y == 300)
    #expect(abs(view.layer.presented.bounds.minY - 150) < 1)
    finger.up()
    stage.advance(to: 1)
    #expect(view.layer.presented.bounds.minY == 300)
    #expect(log.offsets == [300])
  }

  @Test func `a drag moves an offset on its way in an animation block, without a jump`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.contentOffset.y = 300
    }
    stage.advance(to: 0.5)
    let finger = Finger(stage)
    finger.down(200, 400)
    let shown = view.layer.presented.bounds.minY
    finger.move(200, 370, after: 0)
    #expect(view.isDragging)
    let way = view.layer.presented.bounds.minY - shown
    #expect(abs(view.contentOffset.y - 300 - way) < 0.01)
    #expect(view.contentOffset.y > 300)
    finger.up()
  }

  @Test func `offsets are on device pixels`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentOffset = CGPoint(x: 0, y: 10.4)
    #expect(view.contentOffset.y == 31.0 / 3)
    #expect(view.bounds.origin == view.contentOffset)
  }

  @Test func `setting an offset stops a moving view`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.1)
    finger.up()
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(log.calls.suffix(2) == ["did decelerate", "scroll"])
    stage.advance(to: 3)
    #expect(view.contentOffset.y == 50)
    #expect(!view.isDecelerating)
    #expect(view.subviews.last?.alpha == 0)
  }

  // S4
  @Test func `a rectangle is scrolled into what the keyboard leaves, once`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage, height: 800)
    view.contentInset.bottom = 336
    let rect = CGRect(x: 0, y: 600, width: 390, height: 44)
    view.scrollRectToVisible(rect, animated: true)
    stage.advance(to: 0.1)
    view.scrollRectToVisible(rect, animated: true)
    stage.advance(to: 1)
    #expect(view.contentOffset.y == 136)
    #expect(log.calls.count { $0 == "did animate" } == 1)
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset.y == 136)
    #expect(log.offsets == log.offsets.sorted())
  }

  @Test func `a rectangle in sight stops nothing`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 500, during: 0.2)
    finger.up()
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 390, height: 44), animated: true)
    #expect(view.isDecelerating)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 390, height: 44), animated: true)
    #expect(!view.isDecelerating)
    stage.advance(to: 3)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `text that doesn't scroll is scrolled by the view around it, as it is typed`() {
    let stage = Stage()
    let view = scrollView(on: stage, height: 2000)
    view.contentInset.bottom = 336
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 1000))
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 900))
    text.isScrollEnabled = false
    box.addSubview(text)
    view.addSubview(box)
    stage.window.layoutIfNeeded()
    text.becomeFirstResponder()
    func caret() -> CGRect { text.caret.convert(text.caret.bounds, to: nil) }
    for _ in 0..<30 {
      text.insertText("line\n")
      stage.window.layoutIfNeeded()
      stage.advance(to: stage.application.clock.now + 0.4)
      #expect(caret().maxY <= 508 && caret().minY >= 0)
    }
    #expect(view.contentOffset.y > 300 && text.contentOffset == .zero)
    text.selectedRange = NSRange(location: 0, length: 0)
    stage.window.layoutIfNeeded()
    stage.advance(to: stage.application.clock.now + 1)
    #expect(caret().minY >= 0 && caret().maxY <= 508)
  }

  // MARK: Insets

  @Test func `the safe area counts on the axes that scroll`() {
    let stage = Stage()
    let view = UIScrollView(frame: stage.window.bounds)
    let log = ScrollLog()
    view.delegate = log
    stage.window.addSubview(view)
    view.contentSize = CGSize(width: 390, height: 300)
    stage.window.layoutIfNeeded()
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    #expect(log.calls.contains("inset"))
    view.contentInset.bottom = 302
    #expect(view.adjustedContentInset.bottom == 336)
    #expect(view.contentOffset.y == -47)
    view.alwaysBounceVertical = false
    #expect(view.adjustedContentInset.bottom == 302)
    view.contentSize.height = 600
    #expect(view.adjustedContentInset.bottom == 336)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset.bottom == 302)
    view.contentInsetAdjustmentBehavior = .always
    view.contentInset = .zero
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `views in the content share what the insets don't take of the safe area`() {
    let stage = Stage()
    let view = UIScrollView(frame: stage.window.bounds)
    view.alwaysBounceVertical = true
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    view.addSubview(content)
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(content.safeAreaInsets == .zero)
  }

  @Test func `a larger inset doesn't move the content, a smaller one only if it must`() {
    let stage = Stage()
    let view = scrollView(on: stage, height: 800)
    view.contentInset.bottom = 336
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 292
    view.contentInset.bottom = 300
    #expect(view.contentOffset.y == 256)
    view.contentOffset.y = 100
    view.contentInset.bottom = 200
    #expect(view.contentOffset.y == 100)
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
      view.contentInset.bottom = 0
    }
    #expect(view.contentOffset.y == 0)
    var last = view.layer.presented.bounds.minY
    #expect(last == 100)
    for frame in 1...30 {
      stage.advance(to: Double(frame) / 60)
      let now = view.layer.presented.bounds.minY
      #expect(now <= last)
      last = now
    }
    #expect(last == 0)
  }

  @Test func `content at its top stays there when the top inset changes`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentInset.top = 60
    #expect(view.contentOffset.y == -60)
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 500
    view.contentInset.top = 60
    #expect(view.contentOffset.y == 500)
  }

  @Test func `less content or another size pulls the offset back in range`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentOffset.y = 2156
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 156)
    view.frame.size.height = 944
    #expect(view.contentOffset.y == 56)
  }

  @Test func `an inset that shrinks while moving redirects the content`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage, height: 1000)
    view.contentInset.bottom = 336
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 300, during: 0.2)
    finger.up()
    stage.advance(to: stage.application.clock.now + 0.05)
    let count = log.offsets.count
    let last = view.contentOffset.y
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == last)
    stage.advance(to: stage.application.clock.now + 4)
    #expect(view.contentOffset.y == 156)
    let steps = zip(log.offsets[count...], log.offsets[(count + 1)...]).map { abs($1 - $0) }
    #expect((steps.max() ?? 0) < 40)
  }

  // MARK: Content's touches

  @Test func `a quick tap reaches a button and a drag from it scrolls instead`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    var log: [String] = []
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("cancel", .touchCancel),
    ] {
      button.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    view.addSubview(button)
    let finger = Finger(stage)
    finger.down(200, 350)
    #expect(!button.isHighlighted)
    finger.up(after: 0.05)
    #expect(log == ["down", "up"])
    log = []
    finger.down(200, 350, after: 1)
    finger.drag(to: 200, 250, during: 0.1)
    #expect(view.isDragging)
    finger.up(after: 0.2)
    #expect(log.isEmpty)
  }

  @Test func `a button is highlighted at once, in a scroll view after 0.15 s, by a tap too`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let inside = UIButton(type: .system)
    inside.frame = CGRect(x: 0, y: 300, width: 390, height: 100)
    let outside = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    var log: [String] = []
    for button in [inside, outside] {
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
      button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    }
    view.addSubview(inside)
    stage.window.addSubview(outside)
    stage.window.layoutIfNeeded()
    let finger = Finger(stage)
    finger.down(200, 750)
    #expect(outside.isHighlighted)
    finger.up(after: 0.02)
    finger.down(200, 350, after: 1)
    #expect(!inside.isHighlighted)
    stage.advance(to: stage.application.clock.now + 0.149)
    #expect(!inside.isHighlighted)
    stage.advance(to: stage.application.clock.now + 0.002)
    #expect(inside.isHighlighted)
    finger.up()
    stage.advance(to: stage.application.clock.now + 1)
    log = []
    finger.tap(200, 350)
    #expect(log == ["down", "up"])
    // It pales and comes back.
    #expect(inside.titleLabel.map { $0.layer.presented.opacity < 1 } == true)
    stage.advance(to: stage.application.clock.now + 1)
    #expect(inside.titleLabel.map { $0.layer.presented.opacity == 1 } == true)
  }

  @Test func `trackpad and wheel move within the content only, whatever they send`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.alwaysBounceVertical = true
    for delta in [500.0, -4000, -3000, 9000, 1] {
      stage.application.scroll(
        by: CGSize(width: 0, height: delta), at: CGPoint(x: 200, y: 400))
      #expect(view.scrollRange.clamped(view.contentOffset) == view.contentOffset)
      stage.advance(to: stage.application.clock.now + 0.05)
    }
    #expect(view.contentOffset.y == 0 && !view.isDecelerating)
  }

  @Test(arguments: [3.0, 6, 9])
  func `a finger that trembles before the button has its touch taps all the same`(way: CGFloat) {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    var events: [String] = []
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("cancel", .touchCancel),
    ] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    view.addSubview(button)
    let finger = Finger(stage)
    finger.down(200, 350)
    finger.move(200, 350 - way, after: 0.03)
    finger.up(after: 0.03)
    #expect(events == ["down", "up"] && log.calls.isEmpty)
  }

  // T1, T2
  @Test(arguments: [false, true], [ScrollAxis.vertical, .horizontal])
  func `a button that was held keeps its touch, other content loses it`(
    isEager: Bool, axis: ScrollAxis
  ) {
    final class Eager: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let stage = Stage()
    let view =
      isEager ? Eager(frame: stage.window.bounds) : UIScrollView(frame: stage.window.bounds)
    view.contentSize =
      axis == .vertical ? CGSize(width: 390, height: 3000) : CGSize(width: 3000, height: 300)
    stage.window.addSubview(view)
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    var log: [String] = []
    for (name, event) in [("cancel", UIControl.Event.touchCancel), ("up", .touchUpInside)] {
      button.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    view.addSubview(button)
    stage.window.layoutIfNeeded()
    let start = view.contentOffset
    let finger = Finger(stage)
    finger.down(200, 280)
    stage.advance(to: 0.2)
    #expect(button.isHighlighted)
    let way = axis == .vertical ? CGPoint(x: 200, y: 230) : CGPoint(x: 150, y: 280)
    finger.drag(to: way.x, way.y, during: 0.1)
    #expect(view.isDragging == isEager)
    #expect(button.isTracking == !isEager && button.isHighlighted == !isEager)
    #expect((view.contentOffset != start) == isEager)
    finger.up()
    #expect(log == [isEager ? "cancel" : "up"])
  }

  @Test func `content gets touches at once where it is asked for, and keeps them`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    final class Pad: UIView {
      var isTouched = false
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTouched = false
      }
    }
    let pad = Pad(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    view.addSubview(pad)
    view.delaysContentTouches = false
    let finger = Finger(stage)
    finger.down(200, 500)
    #expect(pad.isTouched)
    finger.drag(to: 200, 400, during: 0.1)
    #expect(!pad.isTouched && view.isDragging)
    finger.up(after: 0.2)
    view.canCancelContentTouches = false
    let offset = view.contentOffset
    finger.down(200, 400, after: 1)
    finger.drag(to: 200, 300, during: 0.1)
    #expect(pad.isTouched && view.contentOffset == offset)
    finger.up()
  }

  @Test func `touchesShouldBegin keeps touches from content`() {
    final class Closed: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let stage = Stage()
    let view = Closed(frame: stage.window.bounds)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    stage.window.addSubview(view)
    Finger(stage).tap(200, 350)
    #expect(taps == 0)
  }

  // MARK: Keyboard, top, wheel

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  // I4
  @Test func `onDrag ends editing when the drag begins, not at a touch`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.keyboardDismissMode = .onDrag
    let field = Field(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    view.addSubview(field)
    field.becomeFirstResponder()
    let finger = Finger(stage)
    finger.tap(200, 500)
    #expect(field.isFirstResponder)
    finger.down(200, 500, after: 1)
    finger.move(200, 495)
    #expect(field.isFirstResponder)
    finger.move(200, 480)
    #expect(!field.isFirstResponder)
    finger.up()
  }

  // B6
  @Test func `the one scroll view that scrolls to the top does so, and two do nothing`() {
    let stage = Stage()
    let (view, log) = loggedScrollView(on: stage)
    view.contentInset.top = 20
    view.contentOffset.y = 700
    stage.application.scrollToTop()
    stage.advance(to: 1)
    #expect(view.contentOffset.y == -20)
    #expect(log.calls.suffix(3) == ["scroll", "did animate", "to top"])
    view.contentOffset.y = 700
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(other)
    stage.application.scrollToTop()
    stage.advance(to: 2)
    #expect(view.contentOffset.y == 700)
    other.scrollsToTop = false
    stage.application.scrollToTop()
    stage.advance(to: 3)
    #expect(view.contentOffset.y == -20)
  }

  @Test func `a delegate may keep it from the top, and at the top nothing happens`() {
    final class Refusal: UIScrollViewDelegate {
      var calls = 0
      var allows = false
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls += 100 }
    }
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentOffset.y = 700
    let refusal = Refusal()
    view.delegate = refusal
    stage.application.scrollToTop()
    stage.advance(to: 1)
    #expect(view.contentOffset.y == 700 && refusal.calls == 0)
    refusal.allows = true
    view.contentOffset.y = 0
    refusal.calls = 0
    stage.application.scrollToTop()
    stage.advance(to: 2)
    #expect(view.contentOffset.y == 0 && refusal.calls == 0)
  }

  @Test func `a wheel moves the nearest view that can, and never past the end`() {
    let stage = Stage()
    let (outer, log) = loggedScrollView(on: stage)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 260)
    outer.addSubview(inner)
    let point = CGPoint(x: 200, y: 200)
    stage.application.scroll(by: CGSize(width: 0, height: -50), at: point)
    #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
    stage.application.scroll(by: CGSize(width: 0, height: -50), at: point)
    #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 0)
    stage.application.scroll(by: CGSize(width: 0, height: -50), at: point)
    #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 50)
    stage.application.scroll(by: CGSize(width: 0, height: 900), at: CGPoint(x: 200, y: 600))
    #expect(outer.contentOffset.y == 0)
    #expect(log.calls == ["scroll"])
  }

  // MARK: Nesting

  @Test func `the inner view keeps a drag, and leaves it to the outer one at its end`() {
    let stage = Stage()
    let outer = scrollView(on: stage)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 500)
    outer.addSubview(inner)
    let finger = Finger(stage)
    finger.down(200, 500)
    finger.drag(to: 200, 200, during: 0.3)
    #expect(inner.contentOffset.y > 200 && outer.contentOffset.y == 0)
    finger.up(after: 0.2)
    stage.advance(to: stage.application.clock.now + 2)
    #expect(inner.contentOffset.y == 200)
    finger.down(200, 500)
    finger.drag(to: 200, 440, during: 0.3)
    #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 50)
    finger.up(after: 0.2)
    inner.transfersVerticalScrollingToParent = false
    finger.down(200, 500, after: 1)
    finger.drag(to: 200, 440, during: 0.3)
    #expect(inner.contentOffset.y > 200 && outer.contentOffset.y == 50)
    finger.up(after: 0.2)
  }

  @Test func `a row that scrolls sideways leaves vertical drags to the page around it`() {
    let stage = Stage()
    let outer = scrollView(on: stage)
    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    row.contentSize = CGSize(width: 1000, height: 100)
    outer.addSubview(row)
    let finger = Finger(stage)
    finger.down(200, 350)
    finger.drag(to: 190, 250, during: 0.2)
    #expect(outer.contentOffset.y == 90 && row.contentOffset.x == 0)
    finger.up(after: 0.2)
    finger.down(200, 250, after: 0.5)
    finger.drag(to: 100, 240, during: 0.2)
    #expect(outer.contentOffset.y == 90 && row.contentOffset.x == 90)
    finger.up(after: 0.2)
  }

  // MARK: Indicators

  @Test func `indicators show while scrolling, hold for 1.2 seconds and fade`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    #expect(view.subviews.isEmpty)
    let finger = Finger(stage)
    finger.down(200, 700)
    finger.drag(to: 200, 600, during: 0.2)
    let indicator = view.subviews.last
    #expect(view.subviews.count == 1)
    #expect(indicator?.layer.presented.opacity == 1)
    #expect(indicator?.frame.width == 3)
    #expect(indicator?.frame.maxX == 387)
    finger.up(after: 0.2)
    let released = stage.application.clock.now
    stage.advance(to: released + 1.19)
    #expect(indicator?.layer.presented.opacity == 1)
    // A fade of 0.25 seconds.
    for (time, isShown) in [(1.21, true), (1.33, true), (1.44, true), (1.46, false)] {
      stage.advance(to: released + time)
      let opacity = indicator?.layer.presented.opacity ?? -1
      #expect(isShown ? opacity > 0 && opacity < 1 : opacity == 0, "\(time)")
    }
  }

  @Test func `flashed indicators keep to their insets, the safe area and the front`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.verticalScrollIndicatorInsets.bottom = 302
    view.flashScrollIndicators()
    let indicator = view.subviews.last
    #expect(indicator?.frame.minY == 50)
    view.contentOffset.y = view.scrollRange.clamped(CGPoint(x: 0, y: 1e6)).y
    #expect(abs((indicator?.frame.maxY ?? 0) - view.bounds.maxY + 339) < 0.01)
    view.addSubview(UIView())
    view.flashScrollIndicators()
    #expect(view.subviews.last === indicator)
    view.showsVerticalScrollIndicator = false
    #expect(indicator?.isHidden == true)
  }

  @Test func `a scroll view goes away with its motion and its timers`() {
    let stage = Stage()
    weak var lost: UIScrollView?
    do {
      let view = scrollView(on: stage)
      lost = view
      let finger = Finger(stage)
      finger.down(200, 700)
      finger.drag(to: 200, 500, during: 0.1)
      finger.up()
      #expect(stage.application.clock.hasDisplayLinks)
      view.removeFromSuperview()
    }
    #expect(!stage.application.clock.hasDisplayLinks)
    #expect(lost == nil)
  }
}
