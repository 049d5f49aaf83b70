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
    case .moved(let finger):
      let top = min(max(frame.minY, finger), application.screen.bounds.maxY)
      guard isDragged || top > frame.minY else { return }
      isDragged = true
      let held = frame.offsetBy(dx: 0, dy: top - frame.minY)
      UIView.performWithoutAnimation { view.place(view.place.moved(to: held)) }
      application.keyboardMoves(to: held)
    case .ended(let velocity): letGo(velocity: velocity)
    }
  }

  private func letGo(velocity: CGFloat) {
    guard isDragged else { return }
    isDragged = false
    let way = view.place.frame.minY - frame.minY
    guard way > 0 else { return }
    let isFlung = abs(velocity) >= Self.smallestFling
    if isFlung ? velocity > 0 : way > frame.height / 2 { responder?.resignFirstResponder() }
    // Nothing may have resigned, or another text may have begun.
    if entry != nil, !isMoving {
      animate(from: view.place.frame, to: view.place.moved(to: frame), .changing)
    }
  }
}
