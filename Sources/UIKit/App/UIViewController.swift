/// The manager of one screen, or of a part of one.
open class UIViewController: UIResponder {
  /// Makes a controller; its view is made when it is first asked for.
  public override init() {
    super.init()
  }

  /// Makes a controller that asks no file for its view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller for a storyboard; nil for any other coder, as there are no archives here.
  public required init?(coder: NSCoder) {
    guard coder is StoryboardCoder else { return nil }
    super.init()
  }

  // MARK: View

  private var loadedView: UIView?

  /// The controller's view, made when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      loadedView?.viewController = self
    }
  }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The view if it has been made.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Makes the view; override to make one of your own.
  open func loadView() {
    view = viewMaker?() ?? UIView(frame: UIScreen.main.bounds)
    viewMaker = nil
  }

  /// Makes the view that a storyboard has for the controller.
  final var viewMaker: (() -> UIView)?

  /// Gives the view what a storyboard says for the size classes that now hold.
  final var traitAdapter: (() -> Void)?

  /// Makes the view if it hasn't been made.
  public final func loadViewIfNeeded() {
    _ = view
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  /// Changes constraints to fit the controller's state; override, and call super last.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      loadedView?.setNeedsConstraintLayout()
      loadedView?.layoutMarginsDidChange()
    }
  }

  /// The least margins of the view, in points: 16 at the sides, 20 from 414 points' width.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.sideMargin(ofWidth: loadedView?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Called before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// What the controller adds to the safe area of its view, in points.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.setNeedsLayout() } }
  }

  open override var next: UIResponder? { loadedView?.superview }

  override var responderWindow: UIWindow? { loadedView?.window }

  /// The name of the screen.
  open var title: String?

  // MARK: Appearing

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window and was laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  private var appearing: Clock.Token?
  private var isVisible = false

  func viewWillMove(to window: UIWindow?) {
    if window != nil { traitAdapter?() }
    if window != nil, !isVisible {
      viewWillAppear(false)
    } else if window == nil, isVisible {
      viewWillDisappear(false)
    }
  }

  func viewDidMove(to window: UIWindow?) {
    let clock = UIApplication.shared.clock
    if let appearing { clock.cancel(appearing) }
    if window != nil, !isVisible {
      isVisible = true
      appearing = clock.schedule(after: 0) { [weak self] in
        guard let self, self.isVisible else { return }
        self.loadedView?.window?.layoutIfNeeded()
        self.viewDidAppear(false)
      }
    } else if window == nil, isVisible {
      isVisible = false
      viewDidDisappear(false)
    }
  }

  // MARK: Children

  /// The controllers in this one.
  public private(set) final var children: [UIViewController] = []

  /// The controller that this one is in.
  public private(set) final weak var parent: UIViewController?

  /// Takes a controller in; put its view into yours and call `didMove(toParent:)` on it.
  open func addChild(_ childController: UIViewController) {
    if let parent = childController.parent {
      if parent === self { return }
      childController.removeFromParent()
    }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Status bar

  /// Dark or light text in the status bar; the default follows the appearance.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides on the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asks for the status bar to be drawn anew.
  public final func setNeedsStatusBarAppearanceUpdate() {
    UIApplication.shared.setNeedsFrame()
  }

  // MARK: Traits

  /// The appearance of the controller's view; `.unspecified` follows the surroundings.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// The surroundings that the controller adapts to.
  public final var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called when the traits have changed, with those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view takes another size, as when the device turns.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
}
