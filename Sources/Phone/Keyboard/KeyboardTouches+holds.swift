import Foundation
import UIKit

/// What shows that keys are held.
extension KeyboardTouches {
  /// How long a key shines that was pressed on a hardware keyboard, in seconds; ours.
  private static let flash: TimeInterval = 0.1

  /// Lets the keyboard look as it is held.
  func showHolds() {
    let keys = view.layout.keys
    var holds = KeyboardHolds()
    holds.fingers = presses.mapValues {
      KeyboardHolds.Finger(key: $0.key, sign: sign(of: $0), pulled: $0.pulled)
    }
    holds.hardwareKeys = Set(
      flashes.keys.compactMap { action in
        keys.firstIndex { $0.action == action }
      })
    holds.barPart = presses.values.lazy.compactMap(\.barPart).first
    view.holds = holds
  }

  /// What shows that a key is held; nil for one that acts at once, and for the space bar as long as
  /// it moves the caret.
  private func sign(of press: KeyboardPress) -> KeyboardHolds.Sign? {
    guard press.caretPlace == nil, let index = press.key, view.layout.keys.indices.contains(index)
    else { return nil }
    if let menu = press.menu { return .menu(menu, selected: press.selected) }
    let key = view.layout.keys[index]
    switch key.action {
    case .shift, .capsLock, .show, .category: return nil
    default: return showsPopups && key.hasBubble ? .bubble : .cap
    }
  }

  /// Lets the key of a text shine that came from a hardware keyboard.
  func flash(_ text: String) {
    let lower = text.lowercased()
    let key = view.layout.keys.first {
      switch $0.action {
      case .type(let text): text == lower
      case .space: lower == " "
      case .return: lower == "\n"
      case .delete: lower == "\u{8}"
      default: false
      }
    }
    guard let action = key?.action else { return }
    if let token = flashes[action] { clock.cancel(token) }
    flashes[action] = clock.schedule(after: Self.flash) { [weak self] in
      self?.flashes[action] = nil
    }
  }
}

extension Key {
  /// Whether the key types one character on a cap no wider than a letter's bubble.
  fileprivate var hasBubble: Bool {
    guard case .type(let text) = action else { return false }
    return letters.isEmpty && text.count == 1 && frame.width < 80
  }
}
