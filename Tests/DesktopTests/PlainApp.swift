import UIKit

/// An app with one button on a white screen.
final class PlainApp: NSObject, UIApplicationDelegate {
  private(set) var window: UIWindow?
  private(set) var presses = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let control = UIControl(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    control.backgroundColor = .systemRed
    control.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
    controller.view.addSubview(control)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
