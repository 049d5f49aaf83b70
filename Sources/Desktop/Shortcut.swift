internal import CSDL2
import Foundation
import Phone

/// What the window's own shortcuts do, in the order in which they are shown.
nonisolated enum Shortcut: CaseIterable, Sendable {
  case softwareKeyboard, hardwareKeyboard, rotateLeft, rotateRight, screenshot, slowAnimations
  case appearance, relaunch, nextModel, previousModel, physicalSize, pointAccurate, pixelAccurate,
    close, help

  /// The keys, as they are written in the help.
  var keys: String {
    switch self {
    case .softwareKeyboard: "Ctrl+K"
    case .hardwareKeyboard: "Ctrl+Shift+K"
    case .rotateLeft: "Ctrl+← or Ctrl+["
    case .rotateRight: "Ctrl+→ or Ctrl+]"
    case .screenshot: "Ctrl+S"
    case .slowAnimations: "Ctrl+T"
    case .appearance: "Ctrl+Shift+A"
    case .relaunch: "Ctrl+R"
    case .nextModel: "Ctrl+M"
    case .previousModel: "Ctrl+Shift+M"
    case .physicalSize: "Ctrl+1"
    case .pointAccurate: "Ctrl+2"
    case .pixelAccurate: "Ctrl+3"
    case .close: "Ctrl+W or Ctrl+Q"
    case .help: "F1"
    }
  }

  /// The shortcut of a key, if it has one.
  ///
  /// Control with an arrow is the text's own where the caret moves by words. The brackets are those
  /// of an American keyboard, wherever they are on this one.
  init?(_ key: SDL_Keysym, control: Bool, shift: Bool, movesByWords: Bool) {
    if key.sym == Int32(SDLK_F1.rawValue) {
      self = .help
      return
    }
    guard control else { return nil }
    if !shift, key.scancode == SDL_SCANCODE_LEFTBRACKET {
      self = .rotateLeft
      return
    }
    if !shift, key.scancode == SDL_SCANCODE_RIGHTBRACKET {
      self = .rotateRight
      return
    }
    switch (UInt32(bitPattern: key.sym), shift) {
    case (SDLK_k.rawValue, false): self = .softwareKeyboard
    case (SDLK_k.rawValue, true): self = .hardwareKeyboard
    case (SDLK_LEFT.rawValue, false) where !movesByWords: self = .rotateLeft
    case (SDLK_RIGHT.rawValue, false) where !movesByWords: self = .rotateRight
    case (SDLK_s.rawValue, false): self = .screenshot
    case (SDLK_t.rawValue, false): self = .slowAnimations
    case (SDLK_a.rawValue, true): self = .appearance
    case (SDLK_r.rawValue, false): self = .relaunch
    case (SDLK_m.rawValue, false): self = .nextModel
    case (SDLK_m.rawValue, true): self = .previousModel
    case (SDLK_1.rawValue, false): self = .physicalSize
    case (SDLK_2.rawValue, false): self = .pointAccurate
    case (SDLK_3.rawValue, false): self = .pixelAccurate
    case (SDLK_w.rawValue, false), (SDLK_q.rawValue, false): self = .close
    default: return nil
    }
  }
}
