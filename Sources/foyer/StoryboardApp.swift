import Foundation
import Phone
import UIKit

/// An app that shows a storyboard or xib and nothing else.
final class StoryboardApp: UIApplicationDelegate {
  private let path: String
  private var window: UIWindow?

  init(path: String) {
    self.path = path
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = StoryboardViewController(path: path, bundle: application.bundle)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
