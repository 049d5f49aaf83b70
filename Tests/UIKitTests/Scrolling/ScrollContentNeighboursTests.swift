import Foundation
import Testing

@testable import UIKit

/// What people report of scroll views beside what the other tests hold:
/// content, insets and views that change under the finger.
@MainActor struct ScrollContentNeighboursTests: ScrollScene {
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

  @Test(arguments: [0, 0.1, 0.25], [false, true])
  func `taken off the window past an end, it stands at that end when it comes back`(
    after delay: TimeInterval, isHeld: Bool
  ) {
    let stage = Stage()
    let view = scrollView(on: stage)
    let room = UIView(frame: stage.window.bounds)
    room.addSubview(view)
    stage.window.addSubview(room)
    let finger = Finger(stage)
    finger.down(200, 200)
    finger.drag(to: 200, 500, during: 0.2)
    if !isHeld { finger.up() }
    rest(stage, delay)
    #expect(view.contentOffset.y < 0)
    room.removeFromSuperview()
    if isHeld { finger.up() }
    rest(stage)
    stage.window.addSubview(room)
    #expect(view.contentOffset.y == 0)
    expectRest(view, stage)
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

  @Test func `a negative inset leaves a part of the content out of reach`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentInset = UIEdgeInsets(top: -50, left: 0, bottom: -100, right: 0)
    #expect(view.contentOffset.y == 50)
    flick(stage, from: 200, to: 600)
    rest(stage)
    #expect(view.contentOffset.y == 50)
    for _ in 0..<6 {
      flick(stage, from: 800, to: 100)
      rest(stage)
    }
    #expect(view.contentOffset.y == CGFloat(2056))
    expectRest(view, stage)
  }

  @Test func `an offset past the end stays until a finger has touched it`() {
    for animated in [true, false] {
      let stage = Stage()
      let view = scrollView(on: stage)
      view.setContentOffset(CGPoint(x: 0, y: -80), animated: animated)
      rest(stage)
      #expect(view.contentOffset.y == -80)
      Finger(stage).tap(200, 400)
      rest(stage)
      #expect(view.contentOffset.y == 0)
      expectRest(view, stage)
    }
  }

  @Test func `a change of the insets is told once, to the view and to its delegate`() {
    final class Listener: UIScrollView, UIScrollViewDelegate {
      var heard: [String] = []
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        heard.append("view")
      }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        heard.append("delegate")
      }
    }
    let stage = Stage()
    let view = Listener(frame: stage.window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 390, height: 3000)
    stage.window.addSubview(view)
    view.delegate = view
    view.contentInset.bottom = 300
    view.contentInset.bottom = 300
    #expect(view.heard == ["view", "delegate"])
    view.contentSize.height = 4000
    view.frame.size.height = 400
    #expect(view.heard == ["view", "delegate"])
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.heard.count == (stage.window.safeAreaInsets == .zero ? 2 : 4))
  }

  /// Where a rectangle is scrolled to from an offset of 500, in a view of 390x844 with insets of 50
  /// at the top and 300 at the bottom.
  @Test(arguments: [
    (600, 100, 500), (551, 1, 500), (549, 10, 499), (1043, 1, 500), (1044, 10, 510),
    (0, 1, -50), (2999, 1, 2456), (400, 1000, 350), (700, 1000, 650),
    (-500, 200, 500), (2950, 500, 2456),
  ])
  func `a rectangle is shown by the least movement between the insets`(
    top: Int, height: Int, place: Int
  ) {
    let rect = CGRect(x: 0, y: top, width: 10, height: height)
    for animated in [true, false] {
      let stage = Stage()
      let view = scrollView(on: stage)
      view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 300, right: 0)
      view.contentOffset.y = 500
      view.scrollRectToVisible(rect, animated: animated)
      rest(stage, 1)
      #expect(view.contentOffset.y == CGFloat(place))
    }
  }

  @Test func `laid out again and again while it rolls, content rolls as if it weren't`() {
    let offsets = [false, true].map { isDisturbed -> [CGFloat] in
      let stage = Stage()
      let view = scrollView(on: stage)
      flick(stage)
      return (0..<90).map { _ in
        if isDisturbed {
          stage.window.setNeedsLayout()
          view.setNeedsLayout()
          (view.frame, view.contentSize) = (view.frame, view.contentSize)
          view.contentInset = view.contentInset
          view.flashScrollIndicators()
        }
        stage.advance(to: stage.application.clock.now + 1.0 / 60)
        return view.contentOffset.y
      }
    }
    #expect(offsets[0] == offsets[1])
  }

  /// A page at its lower end with room for a keyboard, and a finger that has gone 100 points down.
  private func pageWithKeyboard(on stage: Stage, height: CGFloat = 3000) -> (UIScrollView, Finger) {
    let view = scrollView(on: stage, height: height)
    view.contentInset.bottom = 300
    view.contentOffset.y = height - 844 + 300
    let finger = Finger(stage)
    finger.down(200, 300)
    finger.drag(to: 200, 410, during: 0.2)
    return (view, finger)
  }

  @Test func `room that goes under a finger lets the content glide to where the finger pulls it`() {
    let stage = Stage()
    let (view, finger) = pageWithKeyboard(on: stage)
    #expect(view.contentOffset.y == 2356)
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
      view.contentInset.bottom = 0
    }
    // 200 points past the end, of which a rubber band shows 97.3.
    let end: CGFloat = 2156
    #expect(abs(view.contentOffset.y - end - 97.3) < 0.5)
    var last = view.layer.presented.bounds.minY
    #expect(last == 2356)
    for step in 1...30 {
      finger.move(200, 410 + CGFloat(step))
      let now = view.layer.presented.bounds.minY
      #expect(now <= last && last - now < 40)
      last = now
    }
    #expect(abs(last - end - 84.4) < 0.5)
    // Once the finger has come as far as the room was high, the content goes with it.
    finger.drag(to: 200, 610, during: 0.2)
    #expect(view.contentOffset.y == end)
    finger.drag(to: 200, 660, during: 0.2)
    #expect(view.contentOffset.y == end - 50)
    finger.up(after: 0.2)
    rest(stage)
    #expect(view.contentOffset.y == end - 50)
    expectRest(view, stage)
  }

  @Test func `content that fits again goes home at once, whatever the finger does`() {
    let stage = Stage()
    let (view, finger) = pageWithKeyboard(on: stage, height: 800)
    #expect(view.contentOffset.y == 156)
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 0)
    finger.drag(to: 200, 500, during: 0.2)
    #expect(view.contentOffset.y == 0)
    finger.up()
    rest(stage)
    expectRest(view, stage)
  }

  @Test func `content that grows under a finger that pulls it past its end stays there`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.contentOffset.y = 2156
    let finger = Finger(stage)
    finger.down(200, 500)
    finger.drag(to: 200, 390, during: 0.2)
    let pulled = view.contentOffset.y
    #expect(pulled > 2200)
    view.contentSize.height = 4000
    #expect(view.contentOffset.y == pulled)
    finger.move(200, 380)
    #expect(view.contentOffset.y == pulled + 10)
    finger.up()
  }

  @Test(arguments: [false, true], [0.02, 0.3, 0.8])
  func `what still moves as the screen turns is at rest on the turned one`(
    _ isAtEnd: Bool, _ later: TimeInterval
  ) {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isAtEnd { view.contentOffset.y = 3000 - view.bounds.height }
    flick(stage)
    stage.advance(to: stage.application.clock.now + later)
    #expect(view.isDecelerating)
    turn(stage)
    let offset = view.contentOffset
    #expect(!view.isDecelerating && (!isAtEnd || offset.y == 3000 - 844))
    rest(stage)
    #expect(view.contentOffset == offset)
    expectRest(view, stage)
  }

  @Test func `an animated change of the offset is there as the screen turns`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.advance(to: stage.application.clock.now + 0.1)
    turn(stage)
    #expect(view.contentOffset.y == 500)
  }

  private func turn(_ stage: Stage) {
    stage.application.updateScreen(
      duration: 0.3, size: CGSize(width: 844, height: 390), safeAreaInsets: .zero,
      traitCollection: stage.application.screen.traitCollection)
  }
}
