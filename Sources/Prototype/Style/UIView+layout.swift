import UIKit

extension UIView {
  /// Adds a subview that fills this view, less the insets in points.
  func addFilling(_ subview: UIView, insets: UIEdgeInsets = .zero) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      subview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
      subview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Adds a subview that fills a layout guide.
  func addFilling(_ subview: UIView, in guide: UILayoutGuide) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: guide.topAnchor),
      subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      subview.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Adds a column in the middle: as wide as a guide less the gutters beside it, and at most as
  /// wide as reads well, in points; returns the constraint that says so.
  @discardableResult
  func addColumn(
    _ column: UIView, in guide: UILayoutGuide, gutter: CGFloat = Spacing.gutter, widest: CGFloat
  ) -> NSLayoutConstraint {
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let wide = column.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -2 * gutter)
    wide.priority = .almostRequired
    let narrow = column.widthAnchor.constraint(lessThanOrEqualToConstant: widest)
    NSLayoutConstraint.activate([
      wide, narrow, column.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
    return narrow
  }

  /// Fixes the size in points, except where a stack view hides the view.
  func constrain(width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    let fixed = [
      width.map { widthAnchor.constraint(equalToConstant: $0) },
      height.map { heightAnchor.constraint(equalToConstant: $0) },
    ].compactMap { $0 }
    for constraint in fixed { constraint.priority = .almostRequired }
    NSLayoutConstraint.activate(fixed)
  }
}
