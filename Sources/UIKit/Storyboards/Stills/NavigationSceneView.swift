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
    // Bars have a colour of their own only where content lies under them.
    if let bar {
      bar.isClear = bar.ground.isMaterial
      bar.belongsToController = true
      addSubview(bar)
    }
    if let toolbar {
      toolbar.isClear = toolbar.ground.isMaterial
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
    bar?.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: above)
    toolbar?.reach = insets.bottom
    toolbar?.frame = CGRect(
      x: 0, y: bounds.height - insets.bottom - below, width: bounds.width, height: below)
    content?.additionalSafeAreaInsets = UIEdgeInsets(top: above, left: 0, bottom: below, right: 0)
    content?.view.frame = bounds
  }
}
