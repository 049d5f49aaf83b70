import Foundation
import Testing

@testable import UIKit

/// What people report of scroll views beside what the other tests hold:
/// delegates that meddle, and animations that they ask for.
@MainActor struct ScrollDelegateNeighboursTests: ScrollScene {
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
}
