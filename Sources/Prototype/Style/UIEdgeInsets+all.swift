import UIKit

extension UIEdgeInsets {
  /// The same distance on all sides, in points.
  static func all(_ distance: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance)
  }
}
