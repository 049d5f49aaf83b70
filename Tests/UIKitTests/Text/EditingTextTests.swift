import Foundation
import Testing

@testable import UIKit

struct EditingTextTests {
  private let family = "a👩‍👩‍👧e\u{301}b"

  @Test func `the caret stops between characters only`() {
    var text = EditingText(family)
    var stops = [text.head]
    while text.head > 0 {
      text.moveCaret(to: text.offset(from: text.head, .backward, by: .character))
      stops.append(text.head)
    }
    #expect(stops == [12, 11, 9, 1, 0])
    text.moveCaret(to: 4)
    #expect(text.head == 1)
    text.moveCaret(to: 99)
    #expect(text.head == 12)
  }

  @Test func `deleting takes whole characters`() {
    var text = EditingText(family)
    text.replace(text.deletion(.backward, by: .character), with: "")
    text.replace(text.deletion(.backward, by: .character), with: "")
    #expect(text.string == "a👩‍👩‍👧")
    text.replace(text.deletion(.backward, by: .character), with: "")
    #expect(text.string == "a")
    #expect(text.deletion(.forward, by: .character).isEmpty)
  }

  /// What is left after each backspace; the deletions are those of CFString's backward clusters.
  @Test(arguments: [
    ("e\u{301}", [""]), ("한", [""]), ("\u{1112}\u{1161}\u{11AB}", [""]), ("🇺🇸🇩🇪", ["🇺🇸", ""]),
    ("👨‍👩‍👧‍👦👍🏽", ["👨‍👩‍👧‍👦", ""]), ("1️⃣", [""]), ("\r\n", [""]), ("देव", ["दे", "द", ""]),
    ("क्षि", ["क्ष", "क्", "क", ""]), ("שָׁ", ["שּ\u{5C1}", "ש", ""]), ("بً", ["ب", ""]),
    ("ที่", ["ที", "ท", ""]),
    ("é", [""]), ("❤️", [""]), ("🏳️‍🌈a", ["🏳️‍🌈", ""]),
  ])
  func `a backspace takes a character, or the last sign of one in Indic and its like`(
    string: String, rest: [String]
  ) {
    var text = EditingText(string)
    var left: [[Unicode.Scalar]] = []
    while text.length > 0 {
      text.replace(text.deletion(.backward, by: .character), with: "")
      left.append(Array(text.string.unicodeScalars))
      #expect(text.head == text.length)
    }
    if string.unicodeScalars.first == "ש" {
      #expect(left.map(\.count) == [2, 1, 0])
    } else {
      #expect(left == rest.map { Array($0.unicodeScalars) })
    }
  }

  @Test func `deleting forwards takes whole characters in all scripts`() {
    var text = EditingText("देव")
    text.moveCaret(to: 0)
    #expect(text.deletion(.forward, by: .character) == 0..<2)
  }

  @Test func `words are jumped over with what is before them`() {
    let text = EditingText("one  two, three")
    let backward = [15, 13, 10, 9, 8, 5, 3, 0].map {
      text.offset(from: $0, .backward, by: .word)
    }
    #expect(backward == [10, 10, 5, 5, 5, 0, 0, 0])
    let forward = [0, 1, 3, 5, 8, 15].map { text.offset(from: $0, .forward, by: .word) }
    #expect(forward == [3, 3, 8, 8, 15, 15])
  }

  /// An offset, marked by a bar, and what a double click there selects.
  @Test(arguments: [
    ("on|e two", "one"), ("one| two", "one"), ("one |two", "two"), ("one.| two", "one"),
    ("one. |two", "two"), ("one.|", "one"), ("one. |", "one"), ("one.|  two", "one"),
    ("one. | two", "one"), ("one.   |two", "two"), ("|(one)", "one"), ("(one)|", "one"),
    ("(one)| two", "one"), ("“one!”| he", "one"), ("one!|?", "one"), ("one |— two", "—"),
    ("one —| two", "—"), ("one 👍| two", "👍"), ("one |👍 two", "👍"), ("one.|\ntwo", "one"),
    ("one. |\ntwo", "one"), ("one.\n|  two", "two"), ("|  one", "one"), ("one.\n|", "\n"),
    (" | ", " "), ("|", ""), ("3.|14 x", "3.14"), ("don|'t", "don't"),
  ])
  func `a double click between words selects the nearest one, before first`(
    marked: String, word: String
  ) throws {
    let parts = marked.components(separatedBy: "|")
    let text = EditingText(parts.joined())
    #expect(text.substring(text.nearestWord(to: parts[0].utf16.count)) == word)
  }

  @Test func `lines end at line ends`() {
    let text = EditingText("one\ntwo\nthree")
    #expect(text.offset(from: 5, .backward, by: .line) == 4)
    #expect(text.offset(from: 5, .forward, by: .line) == 7)
    #expect(text.offset(from: 13, .forward, by: .line) == 13)
    #expect(text.offset(from: 2, .backward, by: .line) == 0)
  }

  @Test func `replacing puts the caret behind what was put in`() {
    var text = EditingText("abcd")
    text.replace(1..<3, with: "xyz")
    #expect(text.string == "axyzd")
    #expect(text.selection == 4..<4)
    text.replace(3..<99, with: "")
    #expect(text.string == "axy")
  }

  @Test func `what is composed is replaced until it is taken`() {
    var text = EditingText("ab")
    text.moveCaret(to: 1)
    text.setMarked("ni", selection: 2..<2)
    #expect(text.string == "anib")
    #expect(text.marked == 1..<3)
    text.setMarked("nih", selection: 3..<3)
    #expect(text.string == "anihb")
    #expect(text.head == 4)
    text.setMarked("", selection: 0..<0)
    #expect(text.string == "ab")
    #expect(text.marked == nil)
    text.setMarked("x", selection: 0..<1)
    text.unmark()
    #expect(text.string == "axb")
    #expect(text.marked == nil)
  }

  @Test func `double-tapped words are found`() {
    let text = EditingText("log in now")
    #expect(text.word(at: 5) == 4..<6)
    #expect(text.word(at: 10) == 7..<10)
  }

  @Test(arguments: [
    // "one two three": from "two" on.
    (EditingUnit.word, 4, 4..<7, false), (.word, 6, 4..<7, false), (.word, 8, 4..<8, false),
    (.word, 9, 4..<13, false), (.word, 13, 4..<13, false), (.word, 3, 3..<7, true),
    (.word, 2, 0..<7, true), (.word, 0, 0..<7, true), (.character, 9, 4..<9, false),
    (.character, 2, 2..<7, true), (.line, 9, 4..<13, false), (.line, 1, 0..<7, true),
  ])
  func `a selection grows by whole units from where it began`(
    unit: EditingUnit, offset: Int, selection: Range<Int>, headFirst: Bool
  ) {
    var text = EditingText("one two three")
    text.select(4..<7, reaching: offset, by: unit)
    #expect(text.selection == selection)
    #expect((text.head == selection.lowerBound) == headFirst)
  }
}
