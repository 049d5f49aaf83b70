import Foundation

@testable import UIKit

/// An application with a key window on a screen of 390x844 points at 3x.
///
/// Make it in the body of a test: tests take turns on the main actor between their steps, and the
/// stage made last is the running application.
@MainActor final class Stage {
  let application: UIApplication
  let window: UIWindow

  init(screen: UIScreen = UIScreen()) {
    application = UIApplication(screen: screen)
    UIApplication.current = application
    UITraitCollection.current = screen.traitCollection
    window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
  }

  /// Lets time pass to a moment and lays everything out.
  func advance(to time: TimeInterval) {
    application.clock.advance(to: time)
    application.layoutWindows()
  }
}

extension Stage {
  /// Lets the user read at a size.
  func read(at category: UIContentSizeCategory) {
    let application = UIApplication.shared
    application.updateScreen(
      size: application.screen.bounds.size, safeAreaInsets: application.screen.safeAreaInsets,
      traitCollection: UITraitCollection(preferredContentSizeCategory: category))
  }
}
