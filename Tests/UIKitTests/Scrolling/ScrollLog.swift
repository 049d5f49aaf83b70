import Foundation

@testable import UIKit

/// Notes what a scroll view's delegate is told, repeated calls once.
@MainActor final class ScrollLog: UIScrollViewDelegate {
  var calls: [String] = []
  var offsets: [CGFloat] = []
  var velocity = CGPoint.zero
  var target: CGPoint?

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    offsets.append(scrollView.contentOffset.y)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end drag")
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end drag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("to top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}
