internal import CSDL2
import Testing

@testable import Desktop

struct ShortcutTests {
  private func read(
    _ key: SDL_KeyCode, scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN, control: Bool = true,
    shift: Bool = false, movesByWords: Bool = false
  ) -> Shortcut? {
    var symbol = SDL_Keysym()
    symbol.sym = Int32(bitPattern: key.rawValue)
    symbol.scancode = scancode
    return Shortcut(symbol, control: control, shift: shift, movesByWords: movesByWords)
  }

  @Test func `every shortcut that the help names is one`() throws {
    let keys: [String: SDL_KeyCode] = [
      "K": SDLK_k, "←": SDLK_LEFT, "→": SDLK_RIGHT, "S": SDLK_s, "T": SDLK_t, "A": SDLK_a,
      "R": SDLK_r, "M": SDLK_m, "W": SDLK_w, "Q": SDLK_q, "1": SDLK_1, "2": SDLK_2, "3": SDLK_3,
      "F1": SDLK_F1,
      "[": SDLK_UNKNOWN,
      "]": SDLK_UNKNOWN,
    ]
    let brackets = ["[": SDL_SCANCODE_LEFTBRACKET, "]": SDL_SCANCODE_RIGHTBRACKET]
    for shortcut in Shortcut.allCases {
      for way in shortcut.keys.split(separator: " or ") {
        let words = way.split(separator: "+").map(String.init)
        let word = try #require(words.last)
        let read = read(
          try #require(keys[word]), scancode: brackets[word] ?? SDL_SCANCODE_UNKNOWN,
          control: words.contains("Ctrl"), shift: words.contains("Shift"))
        #expect(read == shortcut)
      }
    }
  }

  @Test func `without Control a key is the phone's`() {
    for key in [SDLK_k, SDLK_s, SDLK_LEFT, SDLK_1] {
      #expect(read(key, control: false) == nil)
    }
    #expect(read(SDLK_LEFTBRACKET, scancode: SDL_SCANCODE_LEFTBRACKET, control: false) == nil)
    #expect(read(SDLK_a) == nil)
  }

  @Test func `where the caret goes by words the arrows are its own, and brackets still turn`() {
    for key in [SDLK_LEFT, SDLK_RIGHT] {
      #expect(read(key, movesByWords: true) == nil)
      #expect(read(key, shift: true) == nil)
    }
    // On a German keyboard the key beside P makes ü.
    #expect(
      read(SDLK_UNKNOWN, scancode: SDL_SCANCODE_LEFTBRACKET, movesByWords: true) == .rotateLeft)
    #expect(
      read(SDLK_PLUS, scancode: SDL_SCANCODE_RIGHTBRACKET, movesByWords: true) == .rotateRight)
    #expect(read(SDLK_s, movesByWords: true) == .screenshot)
  }
}
