import UIKit

extension UIView {
  /// This view or the view inside it that has the keyboard.
  var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderInside { return found }
    }
    return nil
  }
}
