import Foundation
import UIKit

extension KeyboardController {
  /// The page that a responder is on: the nearest controller's view that is as wide as the screen.
  func page(of responder: UIResponder) -> UIView? {
    let width = application.screen.bounds.width
    return sequence(first: responder, next: \.next).lazy
      .compactMap { ($0 as? UIViewController)?.viewIfLoaded }
      .first { $0.bounds.width == width }
  }

  /// Takes the keyboard along with its page while that is drawn aside by a finger from an edge, and
  /// until it has come back or gone, as under a navigation controller.
  ///
  /// Nothing is announced on the way (iOS).
  func followPage() {
    if isShown, page?.isDrawnFromEdge == true { isAside = true }
    guard isAside, let page else { return }
    // What is about to be gone with its page is gone at once when another page takes its place.
    if page.window == nil, !isShown { return window.isHidden = true }
    let x = page.window == nil ? 0 : page.shownLeft
    if window.frame.minX != x {
      UIView.performWithoutAnimation { window.frame.origin.x = x }
    }
    if isShown, x == 0, !page.isDrawnFromEdge { isAside = false }
  }

  /// Lets the keyboard leave the screen with its page; false where that stays or is gone already.
  func leaveWithPage() -> Bool {
    guard let page, page.window != nil, let end = page.layer.movementEnd, end.isFinite else {
      return false
    }
    let way = page.convert(page.bounds, to: nil).minX
    guard abs(way) >= application.screen.bounds.width else { return false }
    let begin = frame.offsetBy(dx: page.shownLeft, dy: 0)
    isAside = true
    leave(from: begin, to: frame.offsetBy(dx: way, dy: 0), at: end)
    return true
  }
}

extension UIView {
  /// Where the left edge is on the screen at this moment, in points.
  fileprivate var shownLeft: CGFloat {
    let toScreen = sequence(first: self, next: \.superview)
      .reduce(CGAffineTransform.identity) { $0.concatenating($1.layer.presented.toParent) }
    return bounds.applying(toScreen).minX
  }

  /// Whether a finger that came in over an edge of the screen draws it.
  fileprivate var isDrawnFromEdge: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view.gestureRecognizers?.contains {
        $0 is UIScreenEdgePanGestureRecognizer && ($0.state == .began || $0.state == .changed)
      } == true
    }
  }
}
