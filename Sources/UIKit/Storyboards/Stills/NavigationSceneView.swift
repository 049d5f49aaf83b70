/// A navigation controller's view as a storyboard shows it: a screen with a bar above, and perhaps
/// one below.
final class NavigationSceneView: UIView {
  private let content: UIViewController?
  private let bar: StillNavigationBar?
  private let toolbar: StillToolbar?

  init(_ content: UIViewController?, bar: StillNavigationBar?, toolbar: StillToolbar?) {
    self.content = content
    self.bar = bar
    self.toolbar = toolbar
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    if let view = content?.view { addSubview(view) }
    if let bar {
      bar.belongsToController = true
      addSubview(bar)
    }
    if let toolbar {
      toolbar.belongsToController = true
      addSubview(toolbar)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let above = bar?.intrinsicContentSize.height ?? 0
    let below = toolbar?.intrinsicContentSize.height ?? 0
    bar?.reach = insets.top
    toolbar?.reach = insets.bottom
    toolbar?.frame = CGRect(
      x: 0, y: bounds.height - insets.bottom - below, width: bounds.width, height: below)
    content?.additionalSafeAreaInsets = UIEdgeInsets(top: above, left: 0, bottom: below, right: 0)
    content?.view.frame = bounds
    scrollViewInsideDidMove()
  }

  /// The bar's lower edge goes up and down with the content as long as a large title shows.
  override func scrollViewInsideDidMove() {
    if let bar {
      bar.contentWay = scrollView(in: content, behind: .top)?.wayFromStart ?? 0
      bar.frame = CGRect(
        x: 0, y: safeAreaInsets.top, width: bounds.width, height: bar.height)
    }
    toolbar?.follow(content: scrollView(in: content, behind: .bottom)?.wayToEnd ?? 0)
  }

  /// A large title gives its room back as it goes away.
  override func roomGivenBack(to scrollView: UIScrollView) -> CGFloat {
    guard let bar, scrollView === self.scrollView(in: content, behind: .top) else { return 0 }
    return max(bar.intrinsicContentSize.height - bar.height, 0)
  }

  /// A large title is whole or away where content comes to rest.
  override func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    guard let bar, scrollView === self.scrollView(in: content, behind: .top) else { return offset }
    let start = -scrollView.adjustedContentInset.top
    return CGPoint(x: offset.x, y: start + bar.restingWay(near: offset.y - start))
  }
}
