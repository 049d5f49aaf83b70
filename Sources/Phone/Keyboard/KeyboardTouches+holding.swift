import Foundation
import UIKit

/// What keys do that are held.
extension KeyboardTouches {
  /// Lets the key under a finger do more once it is held for a while: a letter offers what is like
  /// it, the space bar moves the caret.
  func holdLater(_ touch: UITouch, at point: CGPoint) {
    stopHolding()
    guard let index = presses[touch]?.key else { return }
    if view.layout.keys[index].action == .space, typing.movesCaret {
      offering = clock.schedule(after: KeyMenu.delay) { [weak self] in
        self?.presses[touch]?.caretPlace = point
        self?.typing.liftCaret()
        self?.view.hidesMarks = true
      }
    }
    guard let menu = menu(for: index) else { return }
    offering = clock.schedule(after: KeyMenu.delay) { [weak self] in
      self?.presses[touch]?.menu = menu
      self?.presses[touch]?.selected = menu.ownIndex
    }
  }

  func stopHolding() {
    if let offering { clock.cancel(offering) }
    offering = nil
    typing.dropCaret()
    view.hidesMarks = false
  }

  /// Moves the caret with a finger that holds the space bar.
  func moveCaret(with touch: UITouch, to point: CGPoint) {
    guard let place = presses[touch]?.caretPlace else { return }
    presses[touch]?.caretPlace = point
    typing.moveCaret(by: CGSize(width: point.x - place.x, height: point.y - place.y))
    didType()
  }

  private func menu(for index: Int) -> KeyMenu? {
    let (key, state) = (view.layout.keys[index], view.state)
    guard case .type(let text) = key.action, !typing.keyboardType.isDigitGrid else { return nil }
    let isCapital = state.shift != .off
    return KeyMenu(
      key: key.frame, own: isCapital && text.count == 1 ? text.uppercased() : text,
      others: KeyAlternatives.of(text, type: typing.keyboardType, isCapital: isCapital),
      metrics: view.metrics)
  }
}
