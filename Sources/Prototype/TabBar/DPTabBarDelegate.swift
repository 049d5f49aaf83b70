import UIKit

/// Hears of the tab that a ``DPTabBar`` shows.
public protocol DPTabBarDelegate: AnyObject {
  /// The selected tab has changed, by a finger or in code. Called once a change.
  func itemDidSelect(at index: Int)
}
