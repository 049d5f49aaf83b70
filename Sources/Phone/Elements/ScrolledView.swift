import Foundation
import UIKit

/// Content that scrolls, also while it is out of sight.
package final class ScrolledView {
  private weak var view: UIScrollView?
  /// What it is called, the same on another phone: the identifier of the nearest view that has one,
  /// and which of those in it.
  package let name: String

  init(_ view: UIScrollView, name: String) { (self.view, self.name) = (view, name) }

  /// The origin of what is seen of the content, in points; nil once it is gone.
  package var offset: CGPoint? { view?.contentOffset }

  /// Whether it moves by itself, so that a finger would stop it.
  package var isMoving: Bool { view?.isMoving == true }

  /// The place on the screen, in points; nil while it is on none.
  package var frame: CGRect? {
    view.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: nil) }
  }

  /// Where it is along an axis; nil where no finger moves it.
  package func course(isVertical: Bool) -> ScrollCourse? {
    guard let view, view.window != nil, !view.isPagingEnabled else { return nil }
    let axes = view.followsFinger
    guard isVertical ? axes.y : axes.x else { return nil }
    return ScrollCourse(
      offset: isVertical ? view.contentOffset.y : view.contentOffset.x,
      range: isVertical ? view.restingOffsets.y : view.restingOffsets.x,
      decay: view.decay, scale: Double(UIScreen.main.scale),
      slop: Double(UIPanGestureRecognizer.slop))
  }
}

/// What a finger at a point may scroll.
package struct ScrollingTouch {
  /// What scrolls under the finger, the innermost first.
  package let views: [ScrolledView]
  /// Whether a finger that goes slowly would press something instead.
  package let isOnControl: Bool

  /// Makes a touch.
  package init(views: [ScrolledView] = [], isOnControl: Bool = false) {
    (self.views, self.isOnControl) = (views, isOnControl)
  }
}

extension Phone {
  /// All that scrolls on the screen, from back to front.
  package var scrolledViews: [ScrolledView] { named(scrollViews).map(\.1) }

  /// What a finger at a point of the screen may scroll.
  package func scrollingTouch(at point: CGPoint) -> ScrollingTouch {
    enter()
    application.layoutWindows()
    for window in application.windowList.reversed() {
      let hit = window.hitTest(point.applying(window.toRoot.inverted()), with: nil)
      guard let hit else { continue }
      let around = Array(sequence(first: hit, next: \.superview))
      let known = named(scrollViews)
      return ScrollingTouch(
        views: around.compactMap { view in known.first { $0.0 === view }?.1 },
        isOnControl: around.contains { $0 is UIControl })
    }
    return ScrollingTouch()
  }

  private var scrollViews: [UIScrollView] {
    enter()
    var found: [UIScrollView] = []
    func collect(from view: UIView) {
      guard !view.isHidden else { return }
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      for subview in view.subviews { collect(from: subview) }
    }
    for window in application.windowList { collect(from: window) }
    return found
  }

  private func named(_ views: [UIScrollView]) -> [(UIScrollView, ScrolledView)] {
    var counts: [String: Int] = [:]
    return views.map { view in
      let around = sequence(first: view as UIView, next: \.superview)
      let identifier = around.lazy.compactMap(\.accessibilityIdentifier).first ?? ""
      let count = counts[identifier, default: 0]
      counts[identifier] = count + 1
      return (view, ScrolledView(view, name: "\(identifier)#\(count)"))
    }
  }
}
