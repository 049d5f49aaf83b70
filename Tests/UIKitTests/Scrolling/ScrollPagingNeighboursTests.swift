import Foundation
import Testing

@testable import UIKit

/// What people report of scroll views beside what the other tests hold:
/// pages.
@MainActor struct ScrollPagingNeighboursTests: ScrollScene {
  @Test(arguments: [(240.0, 0.0), (284, 0), (316, 844), (360, 844), (-284, 0), (-316, 0)])
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

  @Test func `let go between pages, the nearer one falls into place on its spring`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.isPagingEnabled = true
    let finger = Finger(stage)
    finger.down(200, 800)
    finger.drag(to: 200, 190, during: 0.5)
    finger.up(after: 0.2)
    #expect(view.contentOffset.y == 600 && view.isDecelerating)
    // Half the way after 1.678 divided by the frequency, 14.
    rest(stage, 0.12)
    #expect(abs(view.contentOffset.y - 722) < 3)
    rest(stage)
    #expect(view.contentOffset.y == 844)
    expectRest(view, stage)
  }

  @Test(arguments: [(20.0, 0), (60, 100), (140, 100), (160, 200), (230, 200)])
  func `small pages turn by as many as the finger takes along`(way: Double, place: Double) {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 1000, height: 100)
    stage.window.addSubview(view)
    let finger = Finger(stage)
    finger.down(150, 50)
    finger.drag(to: 140, 50, during: 0.1)
    finger.drag(to: 140 - CGFloat(way), 50, during: 0.4)
    finger.up(after: 0.2)
    rest(stage)
    #expect(Double(view.contentOffset.x) == place)
  }

  @Test func `a flick never turns back, however far the finger went before`() {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 1000, height: 100)
    stage.window.addSubview(view)
    let finger = Finger(stage)
    finger.down(199, 50)
    finger.drag(to: 29, 50, during: 0.2)
    let left = view.contentOffset.x
    #expect(left > 150 && left < 170)
    finger.up()
    rest(stage)
    #expect(view.contentOffset.x == 200)
    finger.down(101, 50)
    finger.drag(to: 251, 50, during: 0.2)
    finger.up()
    rest(stage)
    #expect(view.contentOffset.x == 0)
  }
}
