import Foundation
import UIKit

/// Pulling a key of an iPad down for its second text.
extension KeyboardTouches {
  /// How far a finger goes until it pulls, and from there until the second text has come down, in
  /// points; ours.
  private static let slop: CGFloat = 5
  private static let way: CGFloat = 26

  /// Lets the second text of a key follow the finger; false for one that goes elsewhere.
  func pulls(_ touch: UITouch, to point: CGPoint) -> Bool {
    guard let press = presses[touch], press.key != nil, let start = press.pullStart else {
      return false
    }
    let (across, down) = (abs(point.x - start.x), point.y - start.y)
    if press.pulled == 0 {
      guard down > Self.slop, down > across else {
        // A finger that has gone aside slides from key to key.
        if max(across, abs(down)) > 2 * Self.slop { presses[touch]?.pullStart = nil }
        return false
      }
      stopHolding()
    }
    let share = min(max((down - Self.slop) / Self.way, 0), 1)
    presses[touch]?.pulled = share
    return true
  }
}
