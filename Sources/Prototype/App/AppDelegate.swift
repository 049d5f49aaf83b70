import UIKit

/// Starts the app: a window and its root.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window of the app.
  public var window: UIWindow?

  /// Makes the app, not yet started.
  public override init() {
    super.init()
  }

  /// Shows the first screen.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = UIColor(named: "Background")
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
