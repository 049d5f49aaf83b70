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
