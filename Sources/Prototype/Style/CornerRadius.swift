import UIKit

/// The corners of the app, in points.
enum CornerRadius {
  static let link: CGFloat = 6
  static let field: CGFloat = 12
  static let picture: CGFloat = 16
}
