import Foundation
import UIKit

extension Phone {
  /// Where the element with an accessibility identifier is, in points of the screen; nil where
  /// there is none or it is hidden.
  public func frame(ofElement identifier: String) -> CGRect? {
    for window in application.windowList.reversed() {
      if let view = window.element(identifier) { return view.convert(view.bounds, to: nil) }
    }
    return nil
  }

  /// All that is on the screen at this moment, with what can be seen of it.
  public var snapshot: ScreenSnapshot {
    enter()
    application.layoutWindows()
    let scan = ElementScan(application, keyboard: keyboard)
    return ScreenSnapshot(size: size, elements: scan.elements)
  }

  /// The place, in the order of drawing, of what a finger at a point of the screen would touch.
  public func touchOrder(at point: CGPoint) -> Int? {
    enter()
    application.layoutWindows()
    for window in application.windowList.reversed() {
      let hit = window.hitTest(point.applying(window.toRoot.inverted()), with: nil)
      guard let hit else { continue }
      let orders = ElementScan(application, keyboard: keyboard).orders
      // Parts of a view that the scan doesn't look into count as that view.
      return sequence(first: hit, next: \.superview).lazy
        .compactMap { orders[ObjectIdentifier($0)] }.first
    }
    return nil
  }

  /// Whether nothing moves that will come to rest: no animation that ends, no scrolling.
  ///
  /// A blinking caret and wheels that turn go on for ever, and don't count.
  public var isAtRest: Bool {
    !application.clock.hasDisplayLinks && application.animations.lastEnd == nil
  }
}

extension UIView {
  fileprivate func element(_ identifier: String) -> UIView? {
    if isHidden { return nil }
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews.reversed() {
      if let found = subview.element(identifier) { return found }
    }
    return nil
  }
}
