import UIKit

extension UIImage {
  /// An icon of the catalog, drawn in the tint of the view that shows it.
  static func icon(_ name: String) -> UIImage? {
    UIImage(named: name)?.withRenderingMode(.alwaysTemplate)
  }
}
