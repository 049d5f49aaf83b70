/// A tab bar controller's view as a storyboard shows it: the first tab's screen over a bar.
final class TabSceneView: UIView {
  private let content: UIViewController?
  private let bar: StillTabBar

  init(_ content: UIViewController?, bar: StillTabBar) {
    self.content = content
    self.bar = bar
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    if let view = content?.view { addSubview(view) }
    bar.belongsToController = true
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let height = bar.intrinsicContentSize.height
    bar.reach = insets.bottom
    bar.frame = CGRect(
      x: 0, y: bounds.height - insets.bottom - height, width: bounds.width, height: height)
    content?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    content?.view.frame = bounds
    scrollViewInsideDidMove()
  }

  override func scrollViewInsideDidMove() {
    bar.follow(content: scrollView(in: content, behind: .bottom)?.wayToEnd ?? 0)
  }
}
