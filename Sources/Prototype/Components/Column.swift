import UIKit

/// The column of a page, which fingers also reach in the gutters beside it.
///
/// There a strip goes on to the edges of the screen.
final class Column: UIStackView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Spacing.gutter, dy: 0).contains(point)
  }
}
