internal import CSDL2
import Foundation
import Phone

/// Turns SDL's events into the phone's; keeps which button and fingers are down.
///
/// `toPhone` maps window coordinates (those of the mouse) to points of the phone's screen;
/// `movesByWords` says whether Control with an arrow moves a caret now.
final class InputReader {
  /// One click of a wheel, in points; ours, three lines of text.
  private static let wheelStep: CGFloat = 48
  /// The mouse's touch; real fingers count from 1.
  private static let mouse = 0

  private var mouseIsDown = false
  /// The keys that the phone knows to be held down.
  private var heldKeys: PhoneEvent.KeyModifiers = []
  private var fingers: [SDL_FingerID: Int] = [:]

  /// Reads one event; the window's size is in the mouse's units.
  func read(
    _ event: SDL_Event, windowSize: CGSize, toPhone: (CGPoint) -> CGPoint,
    isOnScreen: (CGPoint) -> Bool, movesByWords: () -> Bool = { false }
  ) -> [Input] {
    func point(_ x: Int32, _ y: Int32) -> CGPoint { toPhone(CGPoint(x: Int(x), y: Int(y))) }
    if event.type == SecretInput.event { return text(SecretInput.text(of: event)) }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT:
      return [.quit]
    case SDL_CLIPBOARDUPDATE:
      return [.copied]
    case SDL_WINDOWEVENT:
      return read(event.window)
    case SDL_MOUSEBUTTONDOWN:
      let location = point(event.button.x, event.button.y)
      guard event.button.button == UInt8(SDL_BUTTON_LEFT), isOnScreen(location) else { return [] }
      mouseIsDown = true
      return holdKeys() + [touch(.began, location)]
    case SDL_MOUSEMOTION:
      guard mouseIsDown else { return [] }
      let location = point(event.motion.x, event.motion.y)
      let window = CGRect(origin: .zero, size: windowSize)
      if !window.contains(CGPoint(x: Int(event.motion.x), y: Int(event.motion.y))) {
        mouseIsDown = false
        return [touch(.cancelled, location)]
      }
      return [touch(.moved, location)]
    case SDL_MOUSEBUTTONUP:
      guard event.button.button == UInt8(SDL_BUTTON_LEFT), mouseIsDown else { return [] }
      mouseIsDown = false
      return [touch(.ended, point(event.button.x, event.button.y))]
    case SDL_MOUSEWHEEL:
      return [.phone(scroll(event.wheel, at: point(event.wheel.mouseX, event.wheel.mouseY)))]
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      let location = toPhone(
        CGPoint(
          x: CGFloat(event.tfinger.x) * windowSize.width,
          y: CGFloat(event.tfinger.y) * windowSize.height))
      return finger(event, location: location, isOnScreen: isOnScreen(location))
    case SDL_TEXTINPUT:
      var bytes = event.text.text
      return text(Self.string(&bytes))
    case SDL_TEXTEDITING:
      var text = event.edit.text
      let string = Self.string(&text)
      return [.phone(Self.composition(string, start: event.edit.start, length: event.edit.length))]
    case SDL_KEYDOWN:
      return read(event.key, movesByWords: movesByWords()).map { [$0] } ?? []
    default:
      return []
    }
  }

  /// Typed text, unless the keys held down make a shortcut of it.
  private func text(_ text: String) -> [Input] {
    Self.isShortcut(SDL_GetModState()) ? [] : [.phone(.text(text))]
  }

  private func read(_ event: SDL_WindowEvent) -> [Input] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: return [.resized]
    case SDL_WINDOWEVENT_EXPOSED: return [.exposed]
    // X11 tells nothing of what others copy; the user comes back from where that was.
    case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_ENTER: return [.copied]
    case SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_FOCUS_LOST:
      guard mouseIsDown else { return [] }
      mouseIsDown = false
      return [touch(.cancelled, .zero)]
    default: return []
    }
  }

  /// Tells the phone which keys are held down as the mouse is pressed, if there are any or were.
  private func holdKeys() -> [Input] {
    let held = Self.modifiers(UInt32(SDL_GetModState().rawValue))
    guard held != heldKeys || !held.isEmpty else { return [] }
    heldKeys = held
    return [.phone(.modifiers(held))]
  }

  private func touch(_ phase: PhoneEvent.TouchPhase, _ location: CGPoint) -> Input {
    .phone(.touch(id: Self.mouse, phase: phase, location: location))
  }

  private func finger(_ event: SDL_Event, location: CGPoint, isOnScreen: Bool) -> [Input] {
    let finger = event.tfinger.fingerId
    let phase: PhoneEvent.TouchPhase
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      guard isOnScreen else { return [] }
      fingers[finger] = (fingers.values.max() ?? Self.mouse) + 1
      phase = .began
    case SDL_FINGERMOTION: phase = .moved
    default: phase = .ended
    }
    guard let id = fingers[finger] else { return [] }
    if phase == .ended { fingers[finger] = nil }
    return [.phone(.touch(id: id, phase: phase, location: location))]
  }

  private func scroll(_ wheel: SDL_MouseWheelEvent, at location: CGPoint) -> PhoneEvent {
    let sign: CGFloat = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    return .scroll(
      delta: CGSize(
        width: -CGFloat(wheel.preciseX) * Self.wheelStep * sign,
        height: CGFloat(wheel.preciseY) * Self.wheelStep * sign),
      location: location)
  }

  private func read(_ event: SDL_KeyboardEvent, movesByWords: Bool) -> Input? {
    let held = UInt32(event.keysym.mod)
    let control = held & KMOD_CTRL.rawValue != 0
    let shift = held & KMOD_SHIFT.rawValue != 0
    var symbol = event.keysym
    symbol.sym = Self.latin(symbol)
    let shortcut = Shortcut(
      symbol, control: control, shift: shift, movesByWords: movesByWords)
    if let shortcut {
      return event.repeat == 0 ? .shortcut(shortcut) : nil
    }
    guard let key = Self.key(symbol.sym, control: control) else { return nil }
    return .phone(.key(key, modifiers: Self.modifiers(held)))
  }

  private static func modifiers(_ held: UInt32) -> PhoneEvent.KeyModifiers {
    var modifiers: PhoneEvent.KeyModifiers = []
    if held & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if held & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if held & KMOD_ALT.rawValue != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  /// The letter that a key makes on an American keyboard if on this one it makes none of ASCII's,
  /// as with Hebrew or Cyrillic letters; else what it makes.
  private static func latin(_ key: SDL_Keysym) -> Int32 {
    let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
    guard !(0..<0x80).contains(key.sym), letters.contains(key.scancode.rawValue) else {
      return key.sym
    }
    return Int32(SDLK_a.rawValue + key.scancode.rawValue - SDL_SCANCODE_A.rawValue)
  }

  private static func key(_ symbol: Int32, control: Bool) -> PhoneEvent.Key? {
    switch UInt32(bitPattern: symbol) {
    case SDLK_BACKSPACE.rawValue: return .backspace
    case SDLK_DELETE.rawValue: return .delete
    case SDLK_RETURN.rawValue, SDLK_KP_ENTER.rawValue: return .return
    case SDLK_TAB.rawValue: return .tab
    case SDLK_SPACE.rawValue: return .space
    case SDLK_ESCAPE.rawValue: return .escape
    case SDLK_LEFT.rawValue: return .left
    case SDLK_RIGHT.rawValue: return .right
    case SDLK_UP.rawValue: return .up
    case SDLK_DOWN.rawValue: return .down
    case SDLK_HOME.rawValue: return .home
    case SDLK_END.rawValue: return .end
    case let code where control && (SDLK_a.rawValue...SDLK_z.rawValue).contains(code):
      return Unicode.Scalar(code).map { .letter(Character($0)) }
    default: return nil
    }
  }

  /// A composition with its selection, which SDL counts in characters.
  private static func composition(_ text: String, start: Int32, length: Int32) -> PhoneEvent {
    func offset(_ characters: Int32) -> Int {
      text.unicodeScalars.prefix(max(Int(characters), 0)).reduce(0) { $0 + $1.utf16.count }
    }
    let from = offset(start)
    return .composition(text, selection: from..<max(offset(start + max(length, 0)), from))
  }

  /// Whether the keys held down make a shortcut of a letter; AltGr makes letters.
  private static func isShortcut(_ held: SDL_Keymod) -> Bool {
    let held = held.rawValue
    guard held & (KMOD_MODE.rawValue | KMOD_RALT.rawValue) == 0 else { return false }
    return held & (KMOD_CTRL.rawValue | KMOD_LALT.rawValue | KMOD_GUI.rawValue) != 0
  }

  private static func string<Bytes>(_ bytes: inout Bytes) -> String {
    withUnsafeBytes(of: &bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
