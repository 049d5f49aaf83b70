import UIKit

/// The type scale of the app, in points.
extension UIFont {
  static var largeTitle: UIFont { .systemFont(ofSize: 32, weight: .bold) }
  static var title: UIFont { .systemFont(ofSize: 26, weight: .bold) }
  static var heading: UIFont { .systemFont(ofSize: 20, weight: .semibold) }
  static var headline: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
  static var body: UIFont { .systemFont(ofSize: 17, weight: .regular) }
  static var callout: UIFont { .systemFont(ofSize: 15, weight: .regular) }
  static var calloutStrong: UIFont { .systemFont(ofSize: 15, weight: .semibold) }
  static var footnote: UIFont { .systemFont(ofSize: 13, weight: .regular) }
  static var footnoteStrong: UIFont { .systemFont(ofSize: 13, weight: .semibold) }
}
