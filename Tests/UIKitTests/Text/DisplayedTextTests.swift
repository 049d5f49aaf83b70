import Testing

@testable import UIKit

struct DisplayedTextTests {

  @Test func `a hidden text shows one bullet a character`() {
    let shown = DisplayedText(hiding: "a👩‍👩‍👧b", except: nil)
    #expect(shown.string == "●●●")
    #expect([0, 1, 9, 10].map(shown.shownOffset) == [0, 1, 2, 3])
    #expect([0, 1, 2, 3].map(shown.textOffset) == [0, 1, 9, 10])
  }

  @Test func `one character can stay readable`() {
    let shown = DisplayedText(hiding: "ab👍", except: 2)
    #expect(shown.string == "●●👍")
    #expect(shown.shownOffset(of: 4) == 4)
    #expect(shown.shownRange(of: 1..<4) == 1..<4)
    #expect(DisplayedText(hiding: "abc", except: 1).string == "●b●")
  }

  @Test func `a plain text shows itself`() {
    let shown = DisplayedText("a👍")
    #expect(shown.string == "a👍")
    #expect(shown.shownOffset(of: 3) == 3)
    #expect(shown.textOffset(of: 1) == 1)
  }
}
