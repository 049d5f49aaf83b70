import Phone
import UIKit

/// An app with one screen, for a phone under test.
final class TestApp: UIResponder, UIApplicationDelegate {
  private let makeRoot: () -> UIViewController
  private(set) var window: UIWindow?

  init(_ makeRoot: @escaping () -> UIViewController) {
    self.makeRoot = makeRoot
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
