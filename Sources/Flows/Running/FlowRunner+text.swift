import Foundation
import Phone

extension FlowRunner {
  /// Types a text, a character a time.
  func type(_ text: String) throws {
    guard device.isEditingText else { throw FlowFailure(.nothingHasFocus) }
    try checkStrokes(text.count)
    for character in text {
      try checkTime()
      device.send(.exactText(String(character)))
      wait(FlowTiming.letter)
    }
    settle(milliseconds: nil)
  }

  /// Presses Backspace.
  func erase(_ count: Int) throws {
    guard device.isEditingText else { throw FlowFailure(.nothingHasFocus) }
    try checkStrokes(count)
    for _ in 0..<max(0, count) {
      try checkTime()
      device.send(.key(.backspace, modifiers: []))
      wait(FlowTiming.letter)
    }
    settle(milliseconds: nil)
  }

  /// Presses a key.
  func press(_ name: KeyName) throws {
    let key: PhoneEvent.Key
    switch name {
    case .enter: key = .return
    case .backspace: key = .backspace
    case .tab: key = .tab
    case .escape: key = .escape
    default: throw FlowFailure(.unsupported("pressKey: \(name.rawValue)"))
    }
    device.send(.key(key, modifiers: []))
    settle(milliseconds: nil)
  }

  /// Lets go of the text that is edited.
  func hideKeyboard() throws {
    guard hasKeyboard else { return }
    device.send(.key(.escape, modifiers: []))
    settle(milliseconds: nil)
    if hasKeyboard { throw FlowFailure(.keyboardStays) }
  }

  private var hasKeyboard: Bool {
    func holdsKeyboard(_ elements: [ScreenElement]) -> Bool {
      elements.contains { element in
        (element.kind == "Keyboard" && element.frame.minY < device.size.height)
          || holdsKeyboard(element.children)
      }
    }
    return holdsKeyboard(device.snapshot.elements)
  }

  /// Copies what an element says.
  func copyText(_ selector: ElementSelector, isOptional: Bool) throws {
    let element = try element(query(selector), isOptional: isOptional || selector.isOptional)
    let texts = [element.text, element.hintText, element.accessibilityText]
    guard let text = texts.first(where: { !$0.isEmpty }) else {
      throw FlowFailure(.nothingToCopy)
    }
    scope.copiedText = text
  }

  /// A text of a kind, the same for the same seed.
  func randomText(_ kind: RandomText, length: Int) throws(FlowFailure) -> String {
    try checkStrokes(length)
    let length = max(1, length)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    func pick<Item>(_ items: [Item]) -> Item { items[Int(random.next() % UInt64(items.count))] }
    switch kind {
    case .text: return String((0..<length).map { _ in pick(letters) })
    case .number:
      let digits = Array("1234567890")
      return String((0..<length).map { $0 == 0 ? pick(digits.dropLast()) : pick(digits) })
    case .email:
      let name = String((0..<8).map { _ in pick(letters) })
      return "\(name)@example.org"
    case .personName:
      let first = ["Ada", "Grace", "Alan", "Mei", "Samir", "Ruth", "Theo", "Nia"]
      let last = ["Okafor", "Calder", "Brandt", "Vidal", "Haddad", "Lindqvist", "Chen", "Silva"]
      return "\(pick(first)) \(pick(last))"
    }
  }
}
