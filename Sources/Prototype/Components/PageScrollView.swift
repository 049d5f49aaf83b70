import UIKit

/// A scroll view that a finger scrolls wherever it has come down, as in Apple's tables.
///
/// One that has rested on a row or a button for a while isn't caught there. In a text field it
/// moves the caret.
class PageScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UITextField) || super.touchesShouldCancel(in: view)
  }
}
