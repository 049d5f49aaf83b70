import UIKit

/// The rhythm of the app, in points; ours, but for the target.
enum Spacing {
  static let tight: CGFloat = 4
  static let small: CGFloat = 8
  static let snug: CGFloat = 12
  static let medium: CGFloat = 16
  static let gutter: CGFloat = 20
  static let large: CGFloat = 24
  static let section: CGFloat = 32

  /// The smallest side of anything that a finger has to hit (Human Interface Guidelines).
  static let target: CGFloat = 44

  /// The widest a form may grow.
  static let formWidth: CGFloat = 420

  /// The widest the column of a page may grow: the faces of the neighbours just fit in.
  static let pageWidth: CGFloat = 572
}
