import Foundation
import Testing

@testable import UIKit

/// What people report of scroll views beside what the other tests hold:
/// views around and inside, and ways other than a finger's.
@MainActor struct ScrollNestingNeighboursTests: ScrollScene {
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

  @Test func `content that was caught stays the finger's, even at its end`() {
    let stage = Stage()
    let outer = scrollView(on: stage)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    inner.contentSize = CGSize(width: 390, height: 500)
    outer.addSubview(inner)
    let finger = Finger(stage)
    finger.down(200, 580)
    finger.drag(to: 200, 320, during: 0.1)
    finger.up()
    rest(stage, 0.1)
    #expect(inner.contentOffset.y > 200 && inner.isDecelerating)
    finger.down(200, 500)
    finger.drag(to: 200, 440, during: 0.2)
    #expect(inner.contentOffset.y > 200 && outer.contentOffset.y == 0)
    finger.up(after: 0.2)
    rest(stage)
    #expect(inner.contentOffset.y == 200)
  }

  @Test func `a wheel does nothing under a finger`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    let finger = Finger(stage)
    finger.down(200, 700)
    stage.application.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 200, y: 200))
    #expect(view.contentOffset.y == 0)
    finger.drag(to: 200, 640, during: 0.2)
    stage.application.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 200, y: 200))
    #expect(view.contentOffset.y == 50)
    finger.up(after: 0.2)
    rest(stage)
    stage.application.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 200, y: 200))
    #expect(view.contentOffset.y == 150)
  }

  @Test func `caught on its way to the top, nobody is told that it is there`() {
    final class Listener: UIScrollViewDelegate {
      var tops = 0
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tops += 1 }
    }
    let stage = Stage()
    let view = scrollView(on: stage)
    let listener = Listener()
    view.delegate = listener
    view.contentOffset.y = 1000
    stage.application.scrollToTop()
    rest(stage, 0.15)
    Finger(stage).tap(200, 400)
    let caught = view.contentOffset.y
    rest(stage)
    #expect(view.contentOffset.y == caught && caught > 0 && listener.tops == 0)
    stage.application.scrollToTop()
    rest(stage)
    #expect(view.contentOffset.y == 0 && listener.tops == 1)
    expectRest(view, stage)
  }
}
