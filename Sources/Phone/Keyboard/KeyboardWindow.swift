import Foundation
import UIKit

/// The keyboard's window, above the app; what isn't on the keyboard goes to the app.
final class KeyboardWindow: UIWindow {
  /// Above the app's windows and below the status bar; ours.
  static let level = UIWindow.Level(rawValue: 10)

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
