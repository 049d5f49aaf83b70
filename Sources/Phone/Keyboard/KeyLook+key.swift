import Graphics
import UIKit

nonisolated extension KeyLook {
  /// The look of a key in a keyboard's state; a pressed key takes the colour of the other kind.
  ///
  /// `pulled` is the share of the way that a finger has pulled the key's second text.
  init(
    _ key: Key, state: KeyboardState, isPressed: Bool, cornerRadius: CGFloat, pulled: CGFloat = 0
  ) {
    let colors = state.colors
    self.init(
      mark: Self.mark(of: key, state: state, isPressed: isPressed, pulled: pulled), fill: nil,
      ink: colors.ink, shadow: colors.shadow, cornerRadius: cornerRadius,
      language: state.language)
    let isLight =
      switch key.action {
      case .type, .space: key.corner == nil
      case .shift: state.shift != .off && !(state.shift == .locked && state.hasCapsLock)
      case .capsLock: state.shift == .locked
      default: false
      }
    if key.hasCap {
      fill = isLight != isPressed ? colors.letter : colors.system
    } else if key.action == .emoji {
      ink = isPressed ? colors.ink : colors.faintInk
    } else if case .category(let category) = key.action {
      let isChosen = category == state.category
      if isChosen { (fill, shadow) = (colors.highlight, .clear) }
      self.cornerRadius = key.frame.height / 2
      ink = isChosen ? colors.chosenInk : colors.dimInk
    }
    if isLight, key.action == .shift || key.action == .capsLock, state.isDark {
      (fill, ink) = (.white, .black)
    }
    defer { if state.hidesMarks { ink = .clear } }
    guard key.action == .return else { return }
    if !state.returnKey.isEnabled {
      fill = colors.system
      ink = colors.ink.multiplyingAlpha(by: 0.3)
    } else if state.returnKey.type.isProminent, !isPressed {
      (fill, ink) = (colors.prominent, .white)
    }
  }

  /// The mark of a key.
  ///
  /// Words and signs have the sizes that others measured on iOS. Small letters are a point smaller
  /// and heavier than the 26 points of a light face there: Inter's are taller and thinner.
  private static func mark(
    of key: Key, state: KeyboardState, isPressed: Bool, pulled: CGFloat
  ) -> Mark {
    if let title = key.title {
      return .text(title, size: title.count == 1 ? 25 : 16, weight: 400)
    }
    if let corner = key.corner { return .word(word(on: key, state: state), corner) }
    switch key.action {
    case .type(let text)
    where !key.letters.isEmpty || (text == "0" && key.frame.width > 80 && !state.isPad):
      return .digit(text, letters: key.letters)
    case .type(let text):
      if let upper = key.shifted {
        return state.shift == .once
          ? .text(upper, size: 22, weight: 400) : .stack(text, upper: upper)
      }
      let shown = state.shift == .off ? text : text.uppercased()
      if text.count > 1 { return .text(text, size: 16, weight: 400) }
      let isLower = shown.first?.isLowercase == true
      if let second = key.second {
        return .pair(
          shown, second: second, size: size(of: shown, state: state), pulled: pulled)
      }
      return .text(shown, size: size(of: shown, state: state), weight: isLower ? 350 : 400)
    case .shift:
      switch state.shift {
      case .off: return .glyph(.shift)
      case .once: return .glyph(.shiftFilled)
      case .locked: return .glyph(.capsLock)
      }
    case .delete: return .glyph(isPressed ? .deleteFilled : .delete)
    case .space:
      return .text(state.isPad ? "" : KeyTitle.space(in: state.language), size: 16, weight: 400)
    case .return:
      let title = KeyTitle.of(state.returnKey.type, in: state.language)
      return .text(title, size: 16, weight: 400)
    case .show(let plane): return title(of: plane, state: state)
    case .emoji: return .glyph(.emoji)
    case .category(let category): return .category(category)
    case .dismiss: return .glyph(.dismiss)
    case .capsLock, .undo, .redo: return .text(word(on: key, state: state), size: 16, weight: 400)
    }
  }

  /// The word of a key that has a word in its corner.
  private static func word(on key: Key, state: KeyboardState) -> String {
    switch key.action {
    case .shift: "shift"
    case .capsLock: "caps lock"
    case .delete: "delete"
    case .return: KeyTitle.of(state.returnKey.type, in: state.language)
    case .undo: "undo"
    case .redo: "redo"
    case .show(.letters): "ABC"
    case .show: ".?123"
    default: "tab"
    }
  }

  private static func size(of text: String, state: KeyboardState) -> CGFloat {
    if state.isPad { return 24 }
    guard text.first?.isLetter == true else { return 22 }
    let isLower = text.first?.isLowercase == true
    return state.isLandscape ? (isLower ? 24 : 22) : isLower ? 25 : 23
  }

  private static func title(of plane: KeyboardPlane, state: KeyboardState) -> Mark {
    switch plane {
    case .letters: .text("ABC", size: 15, weight: 400)
    case .numbers: .text(state.isPad ? ".?123" : "123", size: 16, weight: 400)
    case .symbols: .text("#+=", size: 14, weight: 400)
    case .emoji: .glyph(.emoji)
    }
  }
}

nonisolated extension UIReturnKeyType {
  /// Whether the key is blue: it does something with what was typed.
  var isProminent: Bool {
    switch self {
    case .default, .next: false
    default: true
    }
  }
}
