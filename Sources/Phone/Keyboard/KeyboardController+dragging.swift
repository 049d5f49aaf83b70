import Foundation
import UIKit

extension KeyboardController {
  /// The velocity from which the keyboard goes on where a finger has let go of it, in points per
  /// second; ours.
  private static let smallestFling: CGFloat = 10

  /// Lets the keyboard follow a finger that scrolls; lifted, it goes or comes back.
  ///
  /// Nothing is announced until then (iOS).
  func follow(_ drag: KeyboardDrag) {
    guard isShown, !isMoving else { return }
    switch drag {
    case .moved(let finger, let keepsBar):
      if keepsBar, application.keyWindow?.showsOnlyBar == true { return }
      let top = min(max(frame.minY, finger), lowestTop(keepsBar: keepsBar))
      guard isDragged || top > frame.minY else { return }
      isDragged = true
      let held = frame.offsetBy(dx: 0, dy: top - frame.minY)
      UIView.performWithoutAnimation { view.place(view.place.moved(to: held)) }
      application.keyboardMoves(to: held)
    case .ended(let velocity, let keepsBar): letGo(velocity: velocity, keepsBar: keepsBar)
    }
  }

  /// How far a finger may drag the top of the keyboard: off the screen, or until a bar that is kept
  /// is where it stays.
  private func lowestTop(keepsBar: Bool) -> CGFloat {
    guard keepsBar, application.keyWindow?.barKeeper != nil else {
      return application.screen.bounds.maxY
    }
    return place(accessory: view.accessory, showsKeys: false).frame.minY
  }

  private func letGo(velocity: CGFloat, keepsBar: Bool) {
    guard isDragged else { return }
    isDragged = false
    let way = view.place.frame.minY - frame.minY
    guard way > 0 else { return }
    let isFlung = abs(velocity) >= Self.smallestFling
    if isFlung ? velocity > 0 : way > frame.height / 2 {
      let keeper = keepsBar ? application.keyWindow?.barKeeper : nil
      _ = keeper?.becomeFirstResponder() ?? responder?.resignFirstResponder()
    }
    // Nothing may have resigned, or another text may have begun.
    if responder != nil, !isMoving {
      animate(from: view.place.frame, to: view.place.moved(to: frame), .changing)
    }
  }
}
