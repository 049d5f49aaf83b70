import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

struct KeyboardTypingTests {
  @Test func `a tapped key types its letter when the finger is lifted`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.press(.type("h"))
    #expect(stage.first.text == "")
    stage.lift()
    #expect(stage.first.text == "h")
  }

  @Test func `a sentence begins with a capital`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    try stage.tap(letters: "hi")
    try stage.tap(.show(.numbers), .type("."), .space)
    try stage.tap(letters: "yo")
    #expect(stage.first.text == "Hi. Yo")
  }

  @Test(
    arguments: [
      (UITextAutocapitalizationType.none, "", false), (.sentences, "", true),
      (.sentences, "a ", false), (.sentences, "a. ", true), (.sentences, "a.", false),
      (.sentences, "a\n", true), (.words, "a ", true), (.words, "a", false),
      (.allCharacters, "a", true),
    ])
  func `shift turns itself on`(
    type: UITextAutocapitalizationType, text: String, isOn: Bool
  ) {
    #expect(KeyboardTyping.capitalises(type, after: text) == isOn)
  }

  /// Types on a hardware keyboard, a character a time.
  private func typeOnHardware(_ text: String, _ stage: TypingStage) {
    for character in text { stage.phone.send(.text(String(character))) }
  }

  @Test(arguments: [false, true])
  func `a hardware keyboard makes capitals and full stops as the keys do`(isAlone: Bool) throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    if isAlone { stage.phone.send(.toggleHardwareKeyboard) }
    typeOnHardware("hi there  how? yes ßo", stage)
    #expect(stage.first.text == "Hi there. How? Yes ßo")
    stage.phone.send(.exactText(". "))
    stage.phone.send(.exactText("no"))
    stage.phone.send(.text("é"))
    #expect(stage.first.text.hasSuffix(". noé"))
  }

  @Test(arguments: [
    (UITextAutocapitalizationType.none, UIKeyboardType.default, false, "hi a. b"),
    (.words, .default, false, "Hi A. B"), (.allCharacters, .default, false, "HI A. B"),
    (.sentences, .namePhonePad, false, "hi a. b"), (.sentences, .emailAddress, false, "Hi a. B"),
    (.sentences, .default, true, "hi a. b"),
  ])
  func `what is typed on a hardware keyboard is what the text asks for`(
    type: UITextAutocapitalizationType, keyboard: UIKeyboardType, isSecure: Bool, text: String
  ) throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = type
    stage.first.keyboardType = keyboard
    stage.first.isSecureTextEntry = isSecure
    stage.edit(stage.first)
    typeOnHardware("hi a. b", stage)
    #expect(stage.first.text == text)
  }

  @Test func `a secret has no capitals by itself, and two spaces stay`() throws {
    let stage = TypingStage()
    stage.first.isSecureTextEntry = true
    stage.edit(stage.first)
    #expect(stage.phone.keyboard.typing.shift == .off)
    typeOnHardware("a  b", stage)
    #expect(stage.first.text == "a  b")
  }

  @Test func `the keys of digits stay while a hardware keyboard types`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    try stage.tap(.show(.numbers))
    typeOnHardware("a b", stage)
    #expect(stage.phone.keyboard.typing.plane == .numbers)
  }

  @Test func `shift lasts for one letter, and for all when tapped twice`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.tap(.shift)
    try stage.tap(letters: "ab")
    try stage.tap(.shift, .shift)
    try stage.tap(letters: "cd")
    try stage.tap(.shift)
    try stage.tap(letters: "e")
    #expect(stage.first.text == "AbCDe")
  }

  @Test func `two taps lock capitals at the start of a sentence too`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    try stage.tap(.shift, .shift)
    try stage.tap(letters: "ab")
    #expect(stage.first.text == "AB")
  }

  @Test func `shift held down makes capitals until it is let go`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.press(.shift, finger: 1)
    for letter in ["a", "b", "c"] {
      try stage.press(.type(letter), finger: 2)
      stage.lift(finger: 2)
    }
    #expect(stage.phone.keyboard.typing.shift == .once)
    stage.lift(finger: 1)
    try stage.tap(letters: "d")
    #expect(stage.first.text == "ABCd")
    // A finger that is taken away lets go of it too.
    try stage.press(.shift, finger: 1)
    stage.touch(.cancelled, .zero)
    try stage.tap(letters: "ef")
    #expect(stage.first.text == "ABCdEf")
  }

  @Test func `a finger that slides from shift types one capital, and shift goes off`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    for letter in ["h", "i"] {
      try stage.press(.shift)
      try stage.slide(to: .type("x"))
      try stage.slide(to: .type(letter))
      #expect(stage.phone.keyboard.view.state.shift == .once)
      stage.lift()
      #expect(stage.phone.keyboard.view.state.shift == .off)
    }
    #expect(stage.first.text == "HI")
    try stage.tap(letters: "j")
    // Onto other keys it doesn't slide, and shift stays for the next letter.
    for other in [Key.Action.delete, .space, .show(.numbers)] {
      try stage.press(.shift)
      try stage.slide(to: other)
      stage.lift()
      try stage.tap(letters: "k")
    }
    #expect(stage.first.text == "HIjKKK")
  }

  @Test func `a slide from shift is a capital at the start of a sentence too`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    try stage.press(.shift)
    try stage.slide(to: .type("h"))
    stage.lift()
    try stage.tap(letters: "i")
    #expect(stage.first.text == "Hi")
    try stage.tap(.shift, .shift)
    try stage.tap(letters: "a")
    #expect(stage.first.text == "HiA")
  }

  @Test func `a slide from shift may follow letters of another finger`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.press(.shift, finger: 1)
    try stage.press(.type("a"), finger: 2)
    try stage.slide(to: .type("b"), finger: 1)
    stage.lift(finger: 2)
    stage.lift(finger: 1)
    try stage.tap(letters: "c")
    #expect(stage.first.text == "ABc")
    // Off the keys it types nothing, and lets go of shift, which was used.
    try stage.press(.shift, finger: 1)
    try stage.press(.type("a"), finger: 2)
    stage.lift(finger: 2)
    try stage.slide(to: .type("b"), finger: 1)
    stage.touch(.moved, CGPoint(x: 200, y: 100))
    stage.lift(finger: 1)
    try stage.tap(letters: "d")
    #expect(stage.first.text == "ABcAd")
  }

  @Test func `two spaces after a word make a full stop`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    try stage.tap(letters: "ok")
    try stage.tap(.space, .space)
    #expect(stage.first.text == "Ok. ")
    #expect(stage.phone.keyboard.typing.shift == .once)
    try stage.tap(.space)
    #expect(stage.first.text == "Ok.  ")
  }

  @Test func `spaces that are far apart stay spaces`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    try stage.tap(letters: "ok")
    try stage.tap(.space)
    stage.wait(4)
    try stage.tap(.space)
    #expect(stage.first.text == "Ok  ")
  }

  @Test func `a held delete key goes on, and takes words after a while`() throws {
    let stage = TypingStage()
    stage.first.text = String(repeating: "abcdefghi ", count: 10)
    stage.edit(stage.first)
    try stage.press(.delete)
    #expect(stage.first.text.count == 99)
    stage.wait(0.45)
    #expect(stage.first.text.count == 99)
    stage.wait(0.5)
    #expect(stage.first.text.count == 94)
    stage.wait(2.2)
    #expect(stage.first.text.count < 72)
    let count = stage.first.text.count
    stage.wait(0.1)
    #expect(count - stage.first.text.count > 5)
    stage.lift()
    let rest = stage.first.text
    stage.wait(2)
    #expect(stage.first.text == rest)
  }

  @Test func `a second finger types the letter of the first`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.press(.type("a"), finger: 1)
    try stage.press(.type("s"), finger: 2)
    #expect(stage.first.text == "a")
    stage.lift(finger: 1)
    stage.lift(finger: 2)
    #expect(stage.first.text == "as")
  }

  @Test func `a finger may slide to another letter`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.press(.type("a"))
    try stage.slide(to: .type("d"))
    stage.lift()
    #expect(stage.first.text == "d")
  }

  @Test func `the space bar held down moves the caret and types nothing`() throws {
    let stage = TypingStage(PhoneSetup(model: try .named("iphone-14")))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    stage.first.superview?.addSubview(field)
    field.becomeFirstResponder()
    stage.wait(1)
    stage.phone.send(.text("hello world"))
    var caret: Int? {
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    }
    let space = try stage.place(of: .space)
    func finger(_ phase: PhoneEvent.TouchPhase, _ x: CGFloat) {
      stage.touch(phase, CGPoint(x: space.x + x, y: space.y))
    }
    finger(.began, 0)
    stage.wait(0.6)
    #expect(stage.phone.keyboard.view.hidesMarks)
    /// The way from the end to an offset, as the caret sees it.
    func way(_ offset: Int) throws -> CGFloat {
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      return field.caretRect(for: place).minX - field.caretRect(for: field.endOfDocument).minX
    }
    for offset in [8, 6, 7, 0, 11] {
      finger(.moved, try way(offset) - 1)
      #expect(caret == offset)
    }
    // At the end it stays, and comes back at once.
    finger(.moved, 300)
    #expect(caret == 11)
    finger(.moved, 300 + (try way(8)))
    #expect(caret == 8)
    finger(.ended, 0)
    #expect(!stage.phone.keyboard.view.hidesMarks && field.text == "hello world")
    try stage.tap(.type("x"))
    #expect(field.text?.count == 12)
    try stage.tap(.space)
    #expect(field.text?.count == 13)
  }

  @Test(arguments: [("iphone-14", Appearance.light), ("iphone-14", .dark), ("ipad-11", .light)])
  func `the whole keyboard is blank and deaf while the space bar moves the caret`(
    model: String, appearance: Appearance
  ) throws {
    var setup = PhoneSetup(model: try .named(model), appearance: appearance)
    let words = WordList(lines: "hello\nhelp")
    setup.words = { words }
    let stage = TypingStage(setup)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    stage.first.superview?.addSubview(field)
    field.becomeFirstResponder()
    stage.wait(1)
    let keyboard = stage.phone.keyboard
    func frame(_ picture: Bitmap) -> [UInt32] {
      let (left, right) = (Int(keyboard.frame.minX), Int(keyboard.frame.maxX))
      let bar = Int(keyboard.frame.minY)..<Int(keyboard.frame.minY + keyboard.view.place.keysTop)
      return bar.flatMap { y in (left..<right).map { picture.pixel(x: $0, y: y) } }
    }
    stage.phone.send(.text("hel"))
    let lively = stage.phone.screenshot(scale: 1)
    #expect(Set(frame(lively)).count > 2)
    let (space, shift) = (try stage.place(of: .space), try stage.place(of: .shift))
    let ends = keyboard.view.layout.keys.indices.filter {
      keyboard.view.layout.keys[$0].action == .shift
    }
    let fills = ends.map { keyboard.view.look(of: $0).fill }
    stage.touch(.began, space)
    stage.wait(0.6)
    // To the start, where a capital is due.
    stage.touch(.moved, CGPoint(x: space.x - 300, y: space.y))
    #expect(field.selectedOffsets == 0..<0)
    #expect(keyboard.view.state.shift == .once)
    #expect(ends.map { keyboard.view.look(of: $0).fill } == fills)
    #expect(Set(frame(stage.phone.screenshot(scale: 1))).count == 1)
    stage.touch(.moved, space)
    #expect(Set(frame(stage.phone.screenshot(scale: 1))).count == 1)
    let places = (1...5).map { part in
      CGPoint(x: keyboard.frame.width * CGFloat(part) / 6, y: keyboard.frame.minY + 20)
    }
    for place in places + [shift, try stage.place(of: .type("g"))] {
      stage.touch(.began, place, finger: 2)
      stage.wait(0.1)
      stage.touch(.ended, place, finger: 2)
    }
    #expect(field.text == "hel" && keyboard.view.hidesMarks)
    stage.touch(.moved, CGPoint(x: space.x - 300, y: space.y))
    stage.touch(.ended, CGPoint(x: space.x - 300, y: space.y))
    stage.wait(0.1)
    #expect(keyboard.view.state.shift == .once)
    #expect(ends.map { keyboard.view.look(of: $0).fill } != fills)
  }

  @Test func `digits are one key away and space leads back`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.tap(.show(.numbers), .type("7"), .show(.symbols), .type("€"), .space)
    try stage.tap(letters: "x")
    #expect(stage.first.text == "7€ x")
  }

  @Test(arguments: ["iphone-14", "iphone-se", "ipad-11", "ipad-12.9"])
  func `locked capitals are still locked after digits, signs and emoji`(model: String) throws {
    let stage = TypingStage(PhoneSetup(model: try .named(model)))
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    let isFull = model == "ipad-12.9"
    try isFull ? stage.tap(.capsLock) : stage.tap(.shift, .shift)
    try stage.tap(letters: "a")
    try stage.tap(.show(.numbers), .type("7"), .show(.letters))
    try stage.tap(letters: "b")
    try stage.tap(.show(.numbers))
    if !isFull { try stage.tap(.show(.symbols)) }
    try stage.tap(.type("€"), .space)
    try stage.tap(letters: "c")
    try stage.tap(.emoji, .show(.letters))
    try stage.tap(letters: "d")
    #expect(stage.first.text == "A7B€ CD")
    try isFull ? stage.tap(.capsLock) : stage.tap(.shift)
    try stage.tap(letters: "e")
    #expect(stage.first.text == "A7B€ CDe")
    // A capital that was asked for once is not.
    if !isFull { try stage.tap(.shift, .show(.numbers), .show(.letters), .type("f")) }
    #expect(stage.first.text == "A7B€ CDe" + (isFull ? "" : "f"))
  }

  @Test func `a finger that slides from the 123 key types one digit and comes back`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    try stage.press(.show(.numbers))
    try stage.slide(to: .type("5"))
    stage.lift()
    #expect(stage.first.text == "5")
    #expect(stage.phone.keyboard.typing.plane == .letters)
  }

  @Test func `return waits for text where it is asked to`() throws {
    let stage = TypingStage()
    stage.first.enablesReturnKeyAutomatically = true
    stage.edit(stage.first)
    try stage.tap(.return)
    #expect(stage.first.text == "")
    try stage.tap(letters: "a")
    try stage.tap(.return)
    #expect(stage.first.text == "A\n")
  }

  @Test func `a pressed key redraws only itself and its bubble`() throws {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    _ = stage.phone.takeChanges()
    try stage.press(.type("g"))
    let changes = stage.phone.takeChanges()
    #expect(!changes.isEmpty)
    for change in changes { #expect(change.width < 90 && change.height < 140) }
  }

  @Test func `a pad of digits has no letters and no return`() throws {
    let stage = TypingStage()
    stage.first.keyboardType = .numberPad
    stage.edit(stage.first)
    try stage.tap(.type("4"), .type("2"), .type("0"), .delete)
    #expect(stage.first.text == "42")
    #expect(!stage.phone.keyboard.view.layout.keys.contains { $0.action == .return })
    #expect(stage.phone.keyboard.frame.height == 291)
  }

  @Test(arguments: [UIKeyboardType.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad])
  func `an iPad shows its numbers where an iPhone has a pad of digits`(
    type: UIKeyboardType
  ) throws {
    let stage = TypingStage(PhoneSetup(model: try .named("ipad-11")))
    stage.first.keyboardType = type
    stage.edit(stage.first)
    #expect(stage.phone.keyboard.view.layout.keys.contains { $0.action == .return })
    try stage.tap(.type("4"), .type("("), .show(.symbols), .type("€"))
    #expect(stage.first.text == "4(€")
    try stage.tap(.show(.letters), .type("q"))
    #expect(stage.first.text == "4(€q")
  }
}
