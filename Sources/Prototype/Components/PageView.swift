import UIKit

/// A page: a scroll view with one column, as wide as reads well and no wider.
final class PageView: UIView {
  let scrollView = PageScrollView()

  /// The column; its distances are set after each view.
  let stack = Column(.vertical, spacing: Spacing.medium, [])

  private let header: UIView?
  private let footer: UIView?

  /// Makes a page.
  ///
  /// A header stays above what scrolls, and a footer below, on the keyboard while one is up.
  init(header: UIView? = nil, footer: UIView? = nil) {
    self.header = header
    self.footer = footer
    super.init(frame: .zero)
    backgroundColor = Palette.background
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    let content = UIView()
    scrollView.addFilling(content, in: scrollView.contentLayoutGuide)
    content.addColumn(stack, in: safeAreaLayoutGuide, widest: Spacing.pageWidth)
    // At rest nothing stands where it would be softened.
    let start = header == nil ? Spacing.medium : ScrollEdge.height
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: start),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.large),
    ])
    var ceiling = safeAreaLayoutGuide.topAnchor
    if let header {
      let top = addHeader(header)
      ceiling = top
      scrollView.topAnchor.constraint(equalTo: top).isActive = true
      ScrollEdge().soften(.upper, of: scrollView, in: self)
    } else {
      scrollView.topAnchor.constraint(equalTo: topAnchor).isActive = true
      ScrollEdge().cover(self)
    }
    if let footer {
      let bottom = addFooter(footer, below: ceiling)
      // Where header, footer and keyboard fill the screen, there is nothing left to scroll.
      let end = scrollView.bottomAnchor.constraint(equalTo: bottom)
      end.priority = .almostRequired
      end.isActive = true
      ScrollEdge().soften(.lower, of: scrollView, in: self)
      bringSubviewToFront(footer)
    } else {
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a header over the column, and returns where it ends.
  private func addHeader(_ header: UIView) -> NSLayoutYAxisAnchor {
    addColumn(header, in: safeAreaLayoutGuide, widest: Spacing.pageWidth)
    header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: Spacing.small)
      .isActive = true
    return header.bottomAnchor
  }

  /// Adds a footer under the column, and returns where it begins: not above the ceiling, where the
  /// footer can do with less.
  private func addFooter(
    _ footer: UIView, below ceiling: NSLayoutYAxisAnchor
  ) -> NSLayoutYAxisAnchor {
    addColumn(footer, in: safeAreaLayoutGuide, widest: Spacing.pageWidth)
    let low = footer.topAnchor.constraint(
      greaterThanOrEqualTo: ceiling, constant: Spacing.small)
    low.priority = .almostRequired
    low.isActive = true
    footer.bottomAnchor.constraint(
      equalTo: keyboardLayoutGuide.topAnchor, constant: -Spacing.snug
    ).isActive = true
    return footer.topAnchor
  }

  /// A footer of large words on the keyboard of a phone on its side needs the header's room, too.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let header, let footer else { return }
    header.alpha = footer.frame.minY < header.frame.maxY ? 0 : 1
  }

  /// Scrolls to where the page begins, as a tap on the status bar does.
  func scrollToTop(animated: Bool = true) {
    scrollView.setContentOffset(
      CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: animated)
  }

  /// Adds a view to the end of the column, with the distance in points to the one after it.
  func add(_ view: UIView, spaceAfter space: CGFloat? = nil) {
    stack.addArrangedSubview(view)
    if let space { stack.setCustomSpacing(space, after: view) }
  }
}
