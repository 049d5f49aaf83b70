import UIKit

/// The space that came with an offered word, as long as nothing else was done to the text: a space
/// that is typed next is this one, and a mark that is typed next goes before it (iOS).
struct SoftSpace {
  /// The marks that follow their word without a space; quotation marks that may open are none.
  private static let marks: Set<Character> = [
    ".", ",", "?", "!", ":", ";", "…", ")", "]", "}", "”", "»",
  ]

  /// The text as it stood with the space.
  private var text: EditedText?

  /// Notes that the space was typed just now, unless the text hasn't taken it.
  mutating func begin(in entry: any UIKeyInput) {
    let isHere = (entry as? any TextEntry).map { $0.textBeforeSelection.last == " " }
    text = isHere == false ? nil : Self.text(of: entry)
  }

  /// Forgets the space.
  mutating func end() { text = nil }

  /// Forgets the space if the text or the selection isn't what it was.
  mutating func follow(_ entry: any UIKeyInput) {
    if text != nil, text != Self.text(of: entry) { end() }
  }

  /// Whether the space stands right before the insertion point; it is forgotten with the answer.
  mutating func take(in entry: any UIKeyInput) -> Bool {
    follow(entry)
    defer { end() }
    return text != nil
  }

  /// Whether a text that is typed takes the place of the space; it is forgotten with the answer.
  mutating func take(for typed: String, in entry: any UIKeyInput) -> Bool {
    let isHere = take(in: entry)
    return isHere && typed.count == 1 && typed.allSatisfy(Self.marks.contains)
  }

  private static func text(of entry: any UIKeyInput) -> EditedText {
    let entry = entry as? any TextEntry
    return EditedText(
      string: entry?.wholeText ?? "", selection: entry?.selectedOffsets ?? 0..<0)
  }
}
