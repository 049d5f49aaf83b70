import Testing

@testable import UIKit

struct TextChangeTests {
  /// Changes of a text, one after the other.
  private static let pairs: [(text: String, first: TextChange, next: TextChange)] = [
    ("", TextChange(place: 0, old: "", new: "a"), TextChange(place: 1, old: "", new: "b")),
    ("abc", TextChange(place: 2, old: "c", new: ""), TextChange(place: 1, old: "b", new: "")),
    ("abc", TextChange(place: 1, old: "b", new: ""), TextChange(place: 1, old: "c", new: "")),
    ("a  ", TextChange(place: 2, old: " ", new: ""), TextChange(place: 2, old: "", new: ". ")),
    ("hel", TextChange(place: 0, old: "hel", new: "help"), TextChange(place: 4, old: "", new: " ")),
    ("x👍y", TextChange(place: 1, old: "👍", new: "ni"), TextChange(place: 1, old: "ni", new: "你")),
    (
      "abcd", TextChange(place: 1, old: "b", new: "12"), TextChange(place: 0, old: "a12c", new: "z")
    ),
    ("abc", TextChange(place: 1, old: "", new: "1234"), TextChange(place: 2, old: "23", new: "x")),
  ]

  @Test func `two changes that touch each other are one that leads there and back`() throws {
    for (string, first, next) in Self.pairs {
      let merged = try #require(first.merged(with: next))
      var (twice, once) = (EditingText(string), EditingText(string))
      for change in [first, next] { twice.replace(change.oldRange, with: change.new) }
      once.replace(merged.oldRange, with: merged.new)
      #expect(once.string == twice.string)
      once.replace(merged.newRange, with: merged.old)
      #expect(once.string == string)
    }
  }

  @Test(arguments: [0, 5]) func `changes apart from each other stay apart`(place: Int) {
    let change = TextChange(place: 2, old: "", new: "ab")
    #expect(change.merged(with: TextChange(place: place, old: "x", new: "")) == nil)
  }
}
