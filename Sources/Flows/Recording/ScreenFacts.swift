import Foundation
import Phone

/// What a person could tell of a screen at rest: two screens with the same facts are the same.
struct ScreenFacts: Hashable, Sendable {
  /// An element that has a name.
  struct Item: Hashable, Sendable {
    let id: String
    let words: [String]
    /// The frame in thirds of a point.
    let frame: [Int]
    let flags: [Bool?]

    fileprivate var withoutFrame: Item { Item(id: id, words: words, frame: [], flags: flags) }
  }

  let size: CGSize
  let items: [Item]
  /// The text that is edited and what is selected in it, whatever view holds it.
  let edited: [String]
  /// The frame of the control that Tab has reached; nil where none has a ring.
  let ring: CGRect?
  /// What is seen of the keyboard's emoji.
  let emojiPage: String
  /// What can be done by the buttons above the keys.
  let buttons: [String]

  init(
    _ snapshot: ScreenSnapshot, edited: EditedText?, ring: CGRect?, emojiPage: String,
    buttons: [String]
  ) {
    size = snapshot.size
    (self.ring, self.emojiPage, self.buttons) = (ring, emojiPage, buttons)
    var items: [Item] = []
    for element in snapshot.elements { Self.add(element, to: &items) }
    self.items = items
    self.edited = edited.map { [$0.string, "\($0.selection)"] } ?? []
  }

  /// How much differs, 0 for nothing; what is there counts more than where it is.
  func distance(to other: ScreenFacts) -> Int {
    guard self != other else { return 0 }
    let (one, two) = (Set(items.map(\.withoutFrame)), Set(other.items.map(\.withoutFrame)))
    let things = one.symmetricDifference(two).count * 10
    return 1 + things + (edited == other.edited ? 0 : 5) + (ring == other.ring ? 0 : 5)
      + (emojiPage == other.emojiPage ? 0 : 5) + (buttons == other.buttons ? 0 : 5)
      + (size == other.size ? 0 : 1000)
  }

  /// Whether something of a name can be seen.
  func shows(_ selector: RecordedSelector) -> Bool {
    items.contains { item in
      switch selector.name {
      case .id(let id): item.id == id || FlowText.pattern(item.id) == id
      case .text(let text): item.words.contains(text)
      }
    }
  }

  private static func add(_ element: ScreenElement, to items: inout [Item]) {
    if element.isNamed, element.isVisible {
      // A hidden text shows its last letter for a while.
      let words = element.isFocused ? [element.hintText] : element.texts
      let frame = element.frame
      items.append(
        Item(
          id: element.identifier, words: words,
          frame: [frame.minX, frame.minY, frame.width, frame.height].map {
            Int(($0 * 3).rounded())
          },
          flags: [
            element.isEnabled, element.isSelected, element.isChecked, element.isFocused,
          ]))
    }
    for child in element.children { add(child, to: &items) }
  }
}

extension ScreenElement {
  /// What the element says.
  package var texts: [String] { [text, hintText, accessibilityText].filter { !$0.isEmpty } }

  /// Whether a flow could name it.
  package var isNamed: Bool { !identifier.isEmpty || !texts.isEmpty }

  /// This element and all inside, each before those inside.
  package var all: [ScreenElement] { [self] + children.flatMap(\.all) }

  /// Whether it belongs to the keyboard.
  package var isKey: Bool { kind == "Key" || kind == "Keyboard" }
}

extension ScreenSnapshot {
  /// All elements, each before those inside.
  package var all: [ScreenElement] { elements.flatMap(\.all) }

  /// The keyboard, while any of it can be seen.
  package var keyboard: ScreenElement? {
    all.first { $0.kind == "Keyboard" && $0.frame.minY < size.height }
  }
}
