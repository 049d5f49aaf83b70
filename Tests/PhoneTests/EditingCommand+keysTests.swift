import Testing

@testable import Phone
@testable import UIKit

nonisolated struct EditingCommandKeysTests {
  typealias Key = PhoneEvent.Key
  typealias Held = PhoneEvent.KeyModifiers

  @Test(
    arguments: [
      (.left, [], .move(.left, by: .character, extends: false)),
      (.right, [], .move(.right, by: .character, extends: false)),
      (.left, .shift, .move(.left, by: .character, extends: true)),
      (.right, .control, .move(.right, by: .word, extends: false)),
      (.right, .alt, .move(.right, by: .word, extends: false)),
      (.left, [.control, .shift], .move(.left, by: .word, extends: true)),
      (.left, [.alt, .shift], .move(.left, by: .word, extends: true)),
      (.up, [], .moveLine(.backward, extends: false)),
      (.down, .shift, .moveLine(.forward, extends: true)),
      (.home, [], .moveToLineEdge(.backward, extends: false)),
      (.end, .shift, .moveToLineEdge(.forward, extends: true)),
      (.home, .control, .moveToEdge(.backward, extends: false)),
      (.end, [.control, .shift], .moveToEdge(.forward, extends: true)),
      (.backspace, [], .delete(.backward, by: .character)),
      (.delete, [], .delete(.forward, by: .character)),
      (.backspace, .control, .delete(.backward, by: .word)),
      (.delete, .control, .delete(.forward, by: .word)),
      (.backspace, .alt, .delete(.backward, by: .word)),
      (.letter("a"), .control, .selectAll), (.letter("c"), .control, .copy),
      (.letter("x"), .control, .cut), (.letter("v"), .control, .paste),
      (.letter("z"), .control, .undo), (.letter("z"), [.control, .shift], .redo),
      (.letter("y"), .control, .redo),
    ] as [(Key, Held, EditingCommand)])
  func `every editing key has its command`(key: Key, held: Held, command: EditingCommand) {
    #expect(EditingCommand(key, held) == command)
  }

  @Test func `other keys don't edit`() {
    for key in [Key.return, .tab, .space, .escape, .letter("q")] {
      #expect(EditingCommand(key, .control) == nil)
    }
    #expect(EditingCommand(.letter("a"), []) == nil)
    #expect(EditingCommand(.letter("a"), .alt) == nil)
  }
}
