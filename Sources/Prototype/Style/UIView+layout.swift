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

extension UILayoutPriority {
  /// Gives way to what is required, and to nothing else.
  static let almostRequired = UILayoutPriority(999)
}

extension UIStackView {
  /// A stack of views with one distance between them, in points.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }
}

extension UILabel {
  /// A label in one of the app's styles.
  convenience init(
    _ text: String, font: UIFont, color: UIColor = Palette.textPrimary, lines: Int = 1,
    alignment: NSTextAlignment = .natural
  ) {
    self.init()
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
  }
}
