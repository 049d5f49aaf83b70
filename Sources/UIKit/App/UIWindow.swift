/// The topmost view of an app's hierarchy.
open class UIWindow: UIView {
  /// A window's place in the stack of windows.
  nonisolated public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    /// The height; higher is nearer to the viewer.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// An app's windows.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar's height.
    public static let statusBar = Level(rawValue: 1000)
    /// Above alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether one level lies below another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// The window's place in the stack of windows.
  public final var windowLevel = Level.normal

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if oldValue?.isViewLoaded == true { oldValue?.view.removeFromSuperview() }
      installRootView()
    }
  }

  /// The object in this window that gets the keyboard's events.
  package internal(set) final var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      UIApplication.shared.setNeedsFrame()
      // Where the caret goes, the focus goes.
      if firstResponder != nil { UIApplication.shared.focusedView = nil }
      firstResponder?.didGainFirstResponder()
      if !isSwitchingResponder || firstResponder != nil {
        UIApplication.shared.firstResponderDidChange?(firstResponder)
      }
      oldValue?.didLoseFirstResponder()
    }
  }

  /// Grows with every change that may alter the window's picture, but for views' own content.
  private(set) final var pictureRequests = 0
  /// The views whose content has changed, while nothing else has; all of them are in the window.
  private(set) final var redraws: [UIView] = []
  /// With more views than these a new list of all is cheaper; ours.
  private static let mostRedraws = 16

  /// Whether one first responder is being exchanged for another.
  final var isSwitchingResponder = false

  /// Whether the window gets the keyboard's events.
  public private(set) final var isKeyWindow = false

  private(set) final lazy var touches = TouchDispatcher(window: self)

  /// Shows the window in front of those of its level and gives it the keyboard's events.
  open func makeKeyAndVisible() {
    show()
    for window in UIApplication.shared.windowList { window.isKeyWindow = window === self }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { hide() } else { show() }
    }
  }

  private func show() {
    let application = UIApplication.shared
    super.isHidden = false
    guard !application.windowList.contains(where: { $0 === self }) else { return }
    let index =
      application.windowList.lastIndex { $0.windowLevel <= windowLevel }.map { $0 + 1 } ?? 0
    application.windowList.insert(self, at: index)
    installRootView()
    application.setNeedsFrame()
  }

  private func hide() {
    UIApplication.shared.windowList.removeAll { $0 === self }
    touches.breakOff()
    UIApplication.shared.setNeedsFrame()
  }

  /// Notes that the window shows something else or elsewhere.
  final func setNeedsWholePicture() {
    pictureRequests += 1
    redraws.removeAll()
    UIApplication.shared.setNeedsPicture()
  }

  /// Notes that a view in the window shows other content at the same place.
  final func setNeedsRedraw(of view: UIView) {
    if redraws.count == Self.mostRedraws { return setNeedsWholePicture() }
    if !redraws.contains(where: { $0 === view }) { redraws.append(view) }
    UIApplication.shared.setNeedsPicture()
  }

  /// Notes that the changes so far are known to who draws.
  final func didRedraw() { redraws.removeAll(keepingCapacity: true) }

  /// Whether the window is among those shown.
  private var isShown: Bool { UIApplication.shared.windowList.contains { $0 === self } }

  private func installRootView() {
    guard isShown, let rootViewController else { return }
    let view: UIView = rootViewController.view
    guard view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  open override var safeAreaInsets: UIEdgeInsets {
    bounds.size == UIScreen.main.bounds.size ? UIScreen.main.safeAreaInsets : .zero
  }

  open override var next: UIResponder? { UIApplication.shared }

  override var contentBounds: CGRect { .null }

  /// Hands an event's touches to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    touches.dispatch(event)
  }

  /// Drops the first responder when its view has left the window.
  func abandonFirstResponder() {
    let responder = firstResponder
    guard responder?.resignFirstResponder() != true || firstResponder === responder else { return }
    firstResponder = nil
  }
}
