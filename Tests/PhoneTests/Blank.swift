import UIKit

/// An app with an empty controller in its window.
final class Blank: UIApplicationDelegate {
  var window: UIWindow?
  private let controller: UIViewController

  init(_ controller: UIViewController = UIViewController()) {
    self.controller = controller
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    controller.view.backgroundColor = .systemBackground
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
