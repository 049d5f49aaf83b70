import UIKit

/// Starts the app: a window, its root, and the launch screen that opens onto it.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window of the app.
  public var window: UIWindow?

  /// Makes the app, not yet started.
  public override init() {
    super.init()
  }

  /// Shows the first screen under the launch screen, and lifts the launch screen off it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = Palette.accent
    window.backgroundColor = Palette.background
    let root = RootViewController(accounts: DemoAccountService())
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    let overlay = LaunchOverlay()
    overlay.cover(window)
    root.launchStatusBarStyle = overlay.statusBarStyle
    overlay.lift { [weak root] in root?.launchStatusBarStyle = nil }
    return true
  }
}
