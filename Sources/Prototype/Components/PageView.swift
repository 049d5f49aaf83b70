import UIKit

/// A page: a scroll view with one column, as wide as reads well and no wider.
final class PageView: UIView {
  let scrollView = UIScrollView()

  /// The column; its distances are set after each view.
  let stack = Column(.vertical, spacing: Spacing.medium, [])

  /// Makes a page whose column is at most so many points wide.
  ///
  /// A page that fills is at least as tall as the screen, so that a flexible view can push the rest
  /// down. A header stays above what scrolls.
  init(widest: CGFloat, fills: Bool = false, header: UIView? = nil) {
    super.init(frame: .zero)
    backgroundColor = Palette.background
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    let content = UIView()
    scrollView.addFilling(content, in: scrollView.contentLayoutGuide)
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stack)
    let wide = stack.widthAnchor.constraint(
      equalTo: safeAreaLayoutGuide.widthAnchor, constant: -2 * Spacing.gutter)
    wide.priority = .almostRequired
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: Spacing.medium),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.large),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: widest),
      wide,
    ])
    if let header {
      let top = addHeader(header, widest: widest)
      scrollView.topAnchor.constraint(equalTo: top).isActive = true
      ScrollEdge().soften(scrollView, in: self)
    } else {
      scrollView.topAnchor.constraint(equalTo: topAnchor).isActive = true
      ScrollEdge().cover(self)
    }
    if fills {
      content.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.heightAnchor
      ).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a header over the column, and returns where it ends.
  private func addHeader(_ header: UIView, widest: CGFloat) -> NSLayoutYAxisAnchor {
    header.translatesAutoresizingMaskIntoConstraints = false
    addSubview(header)
    let wide = header.widthAnchor.constraint(
      equalTo: safeAreaLayoutGuide.widthAnchor, constant: -2 * Spacing.gutter)
    wide.priority = .almostRequired
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: Spacing.small),
      header.centerXAnchor.constraint(equalTo: centerXAnchor),
      header.widthAnchor.constraint(lessThanOrEqualToConstant: widest),
      wide,
    ])
    return header.bottomAnchor
  }

  /// Adds a view to the end of the column, with the distance in points to the one after it.
  func add(_ view: UIView, spaceAfter space: CGFloat? = nil) {
    stack.addArrangedSubview(view)
    if let space { stack.setCustomSpacing(space, after: view) }
  }
}
