/// The running app: its windows, its screen and its clock.
public final class UIApplication: UIResponder {
  /// The application that runs; each phone makes its own and puts it here while it works.
  public static var shared: UIApplication {
    if let current { return current }
    let application = UIApplication(screen: UIScreen())
    current = application
    return application
  }

  /// The application behind `shared`.
  package static var current: UIApplication? {
    get { running }
    set {
      // What goes with the last one may ask which one runs.
      let last = running
      running = newValue
      withExtendedLifetime(last) {}
    }
  }

  private static var running: UIApplication?

  /// The center of an app that is just ending.
  static var ending: Foundation.NotificationCenter?

  /// The only source of time.
  package let clock: Clock
  /// The animations that run.
  package let animations: AnimationCoordinator
  /// The phone's screen.
  package let screen: UIScreen
  /// The app's own files.
  package var bundle = AppBundle(path: "Assets")
  /// Grows with every change that may alter the picture.
  package private(set) var pictureRequests = 0
  /// Grows with every change that layout, the keyboard or the bars may have to follow.
  package private(set) var frameRequests = 0
  /// The request after which the windows were last laid out.
  private var laidOutRequest = -1

  /// Where the software keyboard is or will rest, in the screen's coordinates.
  var keyboardFrame = CGRect(x: 0, y: 1e6, width: 0, height: 0)

  /// What layout has to say about constraints.
  let layoutReporter = Reporter<LayoutProblem>()

  /// The direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    bundle.layoutDirection
  }

  /// Where what happens in the app is told.
  let notificationCenter = Foundation.NotificationCenter()

  /// What was copied and can be pasted.
  package let pasteboard = UIPasteboard()

  /// The app's delegate.
  public var delegate: (any UIApplicationDelegate)?

  /// The visible windows, from back to front.
  package internal(set) var windowList: [UIWindow] = []

  /// The view that Tab has reached, other than a text; it shows a ring.
  package internal(set) weak var focusedView: UIView? {
    didSet {
      guard focusedView !== oldValue else { return }
      oldValue?.setNeedsDisplay()
      focusedView?.setNeedsDisplay()
    }
  }

  /// What can be done to a selected text, while it is shown.
  weak var editMenu: EditMenu?
  /// The touch that has taken the edit menu away.
  weak var editMenuDismissal: UITouch?

  /// Told when the object that gets the keyboard's events changes.
  package var firstResponderDidChange: ((UIResponder?) -> Void)?

  /// Asked to show the input views that the first responder has now.
  package var inputViewsShouldReload: (() -> Void)?

  /// Told what a finger that scrolls does to the keyboard.
  package var keyboardIsDragged: ((KeyboardDrag) -> Void)?

  /// Makes an application for a screen.
  package init(screen: UIScreen) {
    let clock = Clock()
    self.clock = clock
    self.screen = screen
    animations = AnimationCoordinator(clock: clock)
    super.init()
  }

  /// What goes with the app leaves its center, not that of an app that runs by now, in which
  /// Foundation would take its tokens for others.
  isolated deinit {
    let other = Self.ending
    Self.ending = notificationCenter
    delegate = nil
    windowList = []
    Self.ending = other
  }

  public override var next: UIResponder? { nil }

  /// The window that gets the keyboard's events.
  package var keyWindow: UIWindow? { windowList.last { $0.isKeyWindow } }

  /// Notes that layout and with it the picture may have changed.
  func setNeedsFrame() {
    frameRequests += 1
    setNeedsPicture()
  }

  /// Notes that the picture has changed, and nothing that layout depends on.
  func setNeedsPicture() { pictureRequests += 1 }

  /// Brings constraints, frames and safe areas of all windows up to date.
  package func layoutWindows() {
    guard laidOutRequest != frameRequests else { return }
    for window in windowList { window.layoutIfNeeded() }
    laidOutRequest = frameRequests
  }
}

extension UIApplication {
  /// A reason for which the app was started.
  nonisolated public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
