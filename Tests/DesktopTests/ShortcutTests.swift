internal import CSDL2
import Testing

@testable import Desktop

struct ShortcutTests {
  @Test func `every shortcut that the help names is one`() throws {
    let keys: [String: SDL_KeyCode] = [
      "K": SDLK_k, "←": SDLK_LEFT, "→": SDLK_RIGHT, "S": SDLK_s, "T": SDLK_t, "A": SDLK_a,
      "R": SDLK_r, "1": SDLK_1, "2": SDLK_2, "3": SDLK_3, "F1": SDLK_F1,
    ]
    for shortcut in Shortcut.allCases {
      let words = shortcut.keys.split(separator: "+").map(String.init)
      let key = try #require(words.last.flatMap { keys[$0] })
      let read = Shortcut(
        key: Int32(bitPattern: key.rawValue), control: words.contains("Ctrl"),
        shift: words.contains("Shift"))
      #expect(read == shortcut)
    }
  }

  @Test func `without Control a key is the phone's`() {
    for key in [SDLK_k, SDLK_s, SDLK_LEFT, SDLK_1] {
      #expect(Shortcut(key: Int32(bitPattern: key.rawValue), control: false, shift: false) == nil)
    }
    let a = Int32(bitPattern: SDLK_a.rawValue)
    #expect(Shortcut(key: a, control: true, shift: false) == nil)
  }
}
