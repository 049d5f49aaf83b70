internal import CSDL2
import Foundation
import Phone
import Testing

@testable import Desktop

struct InputReaderTests {
  private let reader = InputReader()

  /// Reads an event over a window of 400x800 whose phone begins at 10, 10 and is 380x780.
  private func read(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> [Input]
  {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return reader.read(
      event, windowSize: CGSize(width: 400, height: 800),
      toPhone: { CGPoint(x: $0.x - 10, y: $0.y - 10) },
      isOnScreen: { CGRect(x: 0, y: 0, width: 380, height: 780).contains($0) })
  }

  private func button(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT
  ) -> [Input] {
    read(type) {
      $0.button.button = UInt8(button)
      $0.button.x = x
      $0.button.y = y
    }
  }

  private func motion(_ x: Int32, _ y: Int32) -> [Input] {
    read(SDL_MOUSEMOTION) {
      $0.motion.x = x
      $0.motion.y = y
    }
  }

  private func touch(_ phase: PhoneEvent.TouchPhase, _ x: CGFloat, _ y: CGFloat, id: Int = 0)
    -> [Input]
  {
    [.phone(.touch(id: id, phase: phase, location: CGPoint(x: x, y: y)))]
  }

  @Test func `the left button is a finger`() {
    #expect(button(SDL_MOUSEBUTTONDOWN, 110, 210) == touch(.began, 100, 200))
    #expect(motion(111, 212) == touch(.moved, 101, 202))
    #expect(button(SDL_MOUSEBUTTONUP, 120, 230) == touch(.ended, 110, 220))
    #expect(motion(130, 240) == [])
  }

  @Test func `the phone is told which keys are held down as the button is pressed`() {
    func press(_ keys: UInt32) -> [Input] {
      SDL_SetModState(SDL_Keymod(rawValue: keys))
      defer { SDL_SetModState(SDL_Keymod(rawValue: 0)) }
      return button(SDL_MOUSEBUTTONDOWN, 110, 210)
    }
    let down = touch(.began, 100, 200)
    #expect(press(KMOD_LSHIFT.rawValue) == [.phone(.modifiers(.shift))] + down)
    #expect(
      press(KMOD_RCTRL.rawValue | KMOD_LALT.rawValue)
        == [.phone(.modifiers([.control, .alt]))] + down)
    #expect(press(KMOD_CAPS.rawValue) == [.phone(.modifiers([]))] + down)
    #expect(press(0) == down)
  }

  @Test func `other buttons, and presses beside the phone, are nothing`() {
    #expect(button(SDL_MOUSEBUTTONDOWN, 110, 210, button: SDL_BUTTON_RIGHT) == [])
    #expect(button(SDL_MOUSEBUTTONDOWN, 5, 5) == [])
    #expect(motion(110, 210) == [])
    #expect(button(SDL_MOUSEBUTTONUP, 110, 210) == [])
  }

  @Test func `a press that leaves the window is cancelled and stays so`() {
    _ = button(SDL_MOUSEBUTTONDOWN, 110, 210)
    #expect(motion(-3, 210) == touch(.cancelled, -13, 200))
    #expect(motion(50, 210) == [])
    #expect(button(SDL_MOUSEBUTTONUP, 50, 210) == [])
  }

  @Test(arguments: [SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_FOCUS_LOST])
  func `a press is cancelled when the window loses the mouse or the keyboard`(
    kind: SDL_WindowEventID
  ) {
    #expect(read(SDL_WINDOWEVENT) { $0.window.event = UInt8(kind.rawValue) } == [])
    _ = button(SDL_MOUSEBUTTONDOWN, 110, 210)
    let inputs = read(SDL_WINDOWEVENT) { $0.window.event = UInt8(kind.rawValue) }
    #expect(inputs == touch(.cancelled, 0, 0))
    #expect(button(SDL_MOUSEBUTTONUP, 110, 210) == [])
  }

  @Test func `fingers of a touch screen are told apart from each other and from the mouse`() {
    func finger(_ type: SDL_EventType, _ number: Int64, _ x: Float, _ y: Float) -> [Input] {
      read(type) {
        $0.tfinger.fingerId = number
        $0.tfinger.x = x
        $0.tfinger.y = y
      }
    }
    #expect(finger(SDL_FINGERDOWN, 77, 0.5, 0.5) == touch(.began, 190, 390, id: 1))
    #expect(finger(SDL_FINGERDOWN, 99, 0.25, 0.5) == touch(.began, 90, 390, id: 2))
    #expect(finger(SDL_FINGERUP, 77, 0.5, 0.5) == touch(.ended, 190, 390, id: 1))
    #expect(finger(SDL_FINGERMOTION, 99, 0.5, 0.75) == touch(.moved, 190, 590, id: 2))
    #expect(finger(SDL_FINGERMOTION, 77, 0.5, 0.75) == [])
  }

  @Test func `a wheel moves the content three lines a click, the way it is turned`() {
    func wheel(_ x: Float, _ y: Float, flipped: Bool = false) -> [Input] {
      read(SDL_MOUSEWHEEL) {
        $0.wheel.preciseX = x
        $0.wheel.preciseY = y
        $0.wheel.mouseX = 110
        $0.wheel.mouseY = 210
        let direction = flipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL
        $0.wheel.direction = direction.rawValue
      }
    }
    let point = CGPoint(x: 100, y: 200)
    #expect(
      wheel(0, -1) == [.phone(.scroll(delta: CGSize(width: 0, height: -48), location: point))])
    #expect(
      wheel(0.5, 0) == [.phone(.scroll(delta: CGSize(width: -24, height: 0), location: point))])
    #expect(
      wheel(0, 0.5, flipped: true)
        == [.phone(.scroll(delta: CGSize(width: 0, height: -24), location: point))])
  }

  private func key(_ key: SDL_KeyCode, _ held: [SDL_Keymod] = [], repeats: Bool = false) -> [Input]
  {
    read(SDL_KEYDOWN) {
      $0.key.keysym.sym = Int32(bitPattern: key.rawValue)
      $0.key.keysym.mod = held.reduce(0) { $0 | UInt16($1.rawValue) }
      $0.key.repeat = repeats ? 1 : 0
    }
  }

  @Test func `keys that make no text are named`() {
    let keys: [(SDL_KeyCode, PhoneEvent.Key)] = [
      (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete), (SDLK_RETURN, .return),
      (SDLK_KP_ENTER, .return), (SDLK_TAB, .tab), (SDLK_SPACE, .space), (SDLK_ESCAPE, .escape),
      (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down),
      (SDLK_HOME, .home), (SDLK_END, .end),
    ]
    for (symbol, name) in keys {
      #expect(key(symbol) == [.phone(.key(name, modifiers: []))])
    }
    #expect(key(SDLK_TAB, [KMOD_LSHIFT]) == [.phone(.key(.tab, modifiers: .shift))])
    #expect(key(SDLK_LEFT, [KMOD_RALT]) == [.phone(.key(.left, modifiers: .alt))])
    #expect(key(SDLK_a, [KMOD_LCTRL]) == [.phone(.key(.letter("a"), modifiers: .control))])
    #expect(key(SDLK_a) == [])
  }

  @Test func `commands are where they are on a keyboard with Latin letters`() {
    func key(_ symbol: Int32, _ scancode: SDL_Scancode, _ held: SDL_Keymod) -> [Input] {
      read(SDL_KEYDOWN) {
        $0.key.keysym.sym = symbol
        $0.key.keysym.scancode = scancode
        $0.key.keysym.mod = UInt16(held.rawValue)
      }
    }
    // Bet, where an American keyboard has C, and Lamed at K.
    #expect(
      key(0x05D1, SDL_SCANCODE_C, KMOD_LCTRL)
        == [.phone(.key(.letter("c"), modifiers: .control))])
    #expect(key(0x05DC, SDL_SCANCODE_K, KMOD_LCTRL) == [.shortcut(.softwareKeyboard)])
    #expect(key(0x05D1, SDL_SCANCODE_C, KMOD_NONE) == [])
    // A French keyboard has its A where an American has Q, and says so.
    #expect(
      key(Int32(SDLK_a.rawValue), SDL_SCANCODE_Q, KMOD_LCTRL)
        == [.phone(.key(.letter("a"), modifiers: .control))])
  }

  @Test func `keys repeat, but a shortcut is taken once`() {
    #expect(key(SDLK_BACKSPACE, repeats: true) == [.phone(.key(.backspace, modifiers: []))])
    #expect(key(SDLK_s, [KMOD_LCTRL]) == [.shortcut(.screenshot)])
    #expect(key(SDLK_s, [KMOD_LCTRL], repeats: true) == [])
  }

  @Test func `text and compositions are read whole, with offsets in UTF-16`() {
    func fill<Bytes>(_ bytes: inout Bytes, _ text: String) {
      withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: Array(text.utf8)) }
    }
    #expect(read(SDL_TEXTINPUT) { fill(&$0.text.text, "é") } == [.phone(.text("é"))])
    let composition = read(SDL_TEXTEDITING) {
      fill(&$0.edit.text, "😀ni")
      $0.edit.start = 1
      $0.edit.length = 2
    }
    #expect(composition == [.phone(.composition("😀ni", selection: 2..<4))])
    #expect(read(SDL_TEXTEDITING) == [.phone(.composition("", selection: 0..<0))])
  }

  @Test func `the window's own events are told`() {
    #expect(read(SDL_QUIT) == [.quit])
    #expect(read(SDL_CLIPBOARDUPDATE) == [.copied])
    for (kind, input) in [
      (SDL_WINDOWEVENT_SIZE_CHANGED, Input.resized), (SDL_WINDOWEVENT_EXPOSED, .exposed),
      (SDL_WINDOWEVENT_FOCUS_GAINED, .copied), (SDL_WINDOWEVENT_ENTER, .copied),
    ] {
      #expect(read(SDL_WINDOWEVENT) { $0.window.event = UInt8(kind.rawValue) } == [input])
    }
  }
}
