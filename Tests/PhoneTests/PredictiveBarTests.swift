import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// Words are offered above the keys where the phone was given some.
struct PredictiveBarTests {
  private func stage(
    _ words: String? = "help\nhello\nhelm\nworld\nHelsinki", orientation: Orientation = .portrait,
    language: String = "en"
  ) throws -> TypingStage {
    var setup = PhoneSetup(
      model: try .named("iphone-14"), orientation: orientation, language: language)
    if let words {
      let list = WordList(lines: words)
      setup.words = { list }
    }
    let stage = TypingStage(setup)
    stage.first.autocapitalizationType = .none
    return stage
  }

  private func titles(_ stage: TypingStage) -> [String] {
    stage.phone.keyboard.view.state.predictions.map(\.title)
  }

  private func place(_ stage: TypingStage, of slot: Int) -> CGPoint {
    let keyboard = stage.phone.keyboard
    let metrics = keyboard.view.metrics
    let width = (metrics.isLandscape ? metrics.keysWidth : metrics.width) / 3
    let start = metrics.isLandscape ? metrics.keysMinX : 0
    return CGPoint(
      x: start + (CGFloat(slot) + 0.5) * width,
      y: keyboard.frame.minY + metrics.predictiveBarHeight / 2)
  }

  private func tap(_ stage: TypingStage, slot: Int) {
    let place = place(stage, of: slot)
    stage.tap(at: place)
  }

  @Test func `what is typed and how it goes on is offered, and gone after a space`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    #expect(titles(stage).isEmpty)
    try stage.tap(letters: "hel")
    #expect(titles(stage) == ["“hel”", "help", "hello"])
    try stage.tap(letters: "p")
    #expect(titles(stage) == ["help"])
    try stage.tap(.space)
    #expect(titles(stage).isEmpty)
    try stage.tap(letters: "zz")
    #expect(titles(stage) == ["“zz”"])
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft])
  func `a word that is offered alone stands in the middle, with nothing beside it`(
    orientation: Orientation
  ) throws {
    let stage = try stage(orientation: orientation)
    stage.edit(stage.first)
    try stage.tap(letters: "zz")
    #expect(titles(stage) == ["“zz”"])
    for slot in [0, 2] {
      tap(stage, slot: slot)
      #expect(stage.first.text == "zz")
    }
    tap(stage, slot: 1)
    #expect(stage.first.text == "zz ")
    var bar = PredictiveBar()
    bar.predictions = [Prediction(word: "zz", isUnknown: true)]
    (bar.keys, bar.height) = (0...390, 45)
    let bitmap = Bitmap(width: 390, height: 45)
    bar.draw(on: Canvas(bitmap, scale: 1))
    let inked = (0..<390).filter { x in (0..<45).contains { bitmap.pixel(x: x, y: $0) != 0 } }
    let (start, end) = (try #require(inked.first), try #require(inked.last))
    #expect(abs(start + end - 390) <= 4 && end - start < 60)
  }

  @Test func `words are offered in the case that the next letters will have`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.tap(.shift)
    try stage.tap(letters: "h")
    #expect(titles(stage) == ["“H”", "Help", "Hello"])
    try stage.tap(.delete, .shift, .shift)
    try stage.tap(letters: "h")
    #expect(titles(stage) == ["“H”", "HELP", "HELLO"])
    tap(stage, slot: 1)
    #expect(stage.first.text == "HELP ")
    try stage.tap(letters: "w")
    #expect(titles(stage) == ["“W”", "WORLD"], "capitals stay locked")
    try stage.tap(.shift)
    #expect(titles(stage) == ["“W”", "World"])
    stage.second.autocapitalizationType = .allCharacters
    stage.edit(stage.second)
    try stage.tap(letters: "h")
    #expect(titles(stage) == ["“H”", "HELP", "HELLO"])
  }

  @Test func `nothing is offered within a word or for a selection`() throws {
    let stage = try stage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    stage.first.superview?.addSubview(field)
    field.text = "hello world"
    field.becomeFirstResponder()
    stage.wait(1)
    let table: [(Range<Int>, [String])] = [
      (11..<11, ["world"]), (9..<9, []), (5..<5, ["hello"]), (3..<3, []), (6..<6, []),
      (2..<5, []), (0..<5, []), (9..<11, []), (11..<11, ["world"]),
    ]
    for (selection, offered) in table {
      field.editor.select { $0.select(selection) }
      stage.wait(0.1)
      #expect(titles(stage) == offered, "\(selection)")
    }
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft])
  func `a tapped word takes the place of what was typed, with a space`(
    orientation: Orientation
  ) throws {
    let stage = try stage(orientation: orientation)
    stage.first.text = "Oh "
    stage.edit(stage.first)
    try stage.tap(letters: "hel")
    tap(stage, slot: 2)
    #expect(stage.first.text == "Oh hello ")
    try stage.tap(letters: "wor")
    tap(stage, slot: 0)
    #expect(stage.first.text == "Oh hello wor ")
  }

  @Test func `a mark after an offered word takes the place of its space`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.tap(letters: "hel")
    tap(stage, slot: 1)
    try stage.tap(.show(.numbers), .type("."))
    #expect(stage.first.text == "help.")
    try stage.tap(.type("."))
    #expect(stage.first.text == "help..")
  }

  /// A text field in which an offered word was taken: "oh hello" with the space that comes with it;
  /// a delegate hears of that.
  private func field(
    _ stage: TypingStage, delegate: (any UITextFieldDelegate)? = nil
  ) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    stage.first.superview?.addSubview(field)
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    stage.wait(1)
    stage.phone.send(.text("oh "))
    stage.phone.send(.text("hel"))
    field.delegate = delegate
    tap(stage, slot: 2)
    #expect(field.text == "oh hello ")
    return field
  }

  @Test(arguments: [
    (" ", "oh hello "), (" x", "oh hello x"), ("  ", "oh hello. "), (".", "oh hello."),
    (". ", "oh hello. "), ("..", "oh hello.."), (",", "oh hello,"), ("!", "oh hello!"),
    ("?", "oh hello?"), (";", "oh hello;"), (":", "oh hello:"), (")", "oh hello)"),
    ("…", "oh hello…"), ("]", "oh hello]"), ("(", "oh hello ("), ("-", "oh hello -"),
    (" .", "oh hello ."), ("a.", "oh hello a."),
  ])
  func `the space of an offered word is the one that is typed, and goes for a mark`(
    typed: String, text: String
  ) throws {
    let stage = try stage()
    let field = field(stage)
    for character in typed { stage.phone.send(.text(String(character))) }
    #expect(field.text == text)
  }

  @Test func `the space key, too, types the space of an offered word`() throws {
    let stage = try stage()
    let field = field(stage)
    try stage.tap(.space)
    #expect(field.text == "oh hello ")
    try stage.tap(.show(.numbers), .type("."))
    #expect(field.text == "oh hello .")
  }

  /// What is done to the text before a space and a full stop are typed, and what comes of all.
  private let forgetting: [(String, (TypingStage, UITextField) -> Void, String)] = [
    (
      "the caret moves away and back",
      { stage, _ in
        stage.phone.send(.key(.left, modifiers: []))
        stage.wait(0.1)
        stage.phone.send(.key(.right, modifiers: []))
      }, "oh hello  ."
    ),
    (
      "the caret moves", { stage, _ in stage.phone.send(.key(.left, modifiers: [])) }, "oh hello . "
    ),
    (
      "all is selected", { stage, _ in stage.phone.send(.key(.letter("a"), modifiers: .control)) },
      " ."
    ),
    ("the app sets a text", { _, field in field.text = "oh help " }, "oh help  ."),
    (
      "a key deletes", { stage, _ in stage.phone.send(.key(.backspace, modifiers: [])) },
      "oh hello ."
    ),
    (
      "a letter is deleted again",
      { stage, _ in
        stage.phone.send(.text("a"))
        stage.phone.send(.key(.backspace, modifiers: []))
      }, "oh hello  ."
    ),
    (
      "editing ends and begins again",
      { _, field in
        field.resignFirstResponder()
        field.becomeFirstResponder()
      }, "oh hello  ."
    ),
  ]

  @Test func `the space of an offered word stays once anything else is done`() throws {
    for (name, change, text) in forgetting {
      let stage = try stage()
      let field = field(stage)
      change(stage, field)
      stage.phone.send(.text(" "))
      stage.phone.send(.text("."))
      #expect(field.text == text, "\(name)")
    }
  }

  @Test func `a space that the field refuses takes no letter with it`() throws {
    final class Delegate: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != " " }
    }
    let stage = try stage()
    let field = field(stage)
    let delegate = Delegate()
    field.text = ""
    field.delegate = delegate
    stage.phone.send(.text("hel"))
    tap(stage, slot: 2)
    #expect(field.text == "hello")
    stage.phone.send(.text("."))
    #expect(field.text == "hello.")
  }

  @Test func `a field is told once of the word and once of the space`() throws {
    final class Delegate: UITextFieldDelegate {
      var changes: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        changes.append("\(range.location)+\(range.length) \(string)")
        return true
      }
    }
    let stage = try stage()
    let delegate = Delegate()
    _ = field(stage, delegate: delegate)
    #expect(delegate.changes == ["3+3 hello", "8+0  "])
  }

  @Test func `a finger that leaves the bar takes nothing, one that slides takes another`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.tap(letters: "hel")
    stage.touch(.began, place(stage, of: 1))
    stage.touch(.moved, CGPoint(x: 200, y: 300))
    stage.touch(.ended, CGPoint(x: 200, y: 300))
    #expect(stage.first.text == "hel")
    stage.touch(.began, place(stage, of: 1))
    stage.touch(.moved, place(stage, of: 2))
    stage.touch(.ended, place(stage, of: 2))
    #expect(stage.first.text == "hello ")
  }

  @Test func `secrets and what isn't corrected get no words and no room for them`() throws {
    let changes: [(Entry) -> Void] = [
      { $0.isSecureTextEntry = true }, { $0.autocorrectionType = .no },
    ]
    for change in changes {
      let stage = try stage()
      change(stage.first)
      stage.edit(stage.first)
      try stage.tap(.type("h"), .type("e"))
      #expect(titles(stage).isEmpty)
      #expect(stage.phone.keyboard.frame.height == 291)
    }
  }

  @Test(arguments: [UIKeyboardType.emailAddress, .URL])
  func `a word in an address is followed by no space`(type: UIKeyboardType) throws {
    let stage = try stage()
    stage.first.keyboardType = type
    stage.edit(stage.first)
    try stage.tap(.type("h"), .type("e"))
    #expect(titles(stage) == ["“he”", "help", "hello"])
    tap(stage, slot: 1)
    #expect(stage.first.text == "help")
  }

  @Test(arguments: [
    ("en", true), ("en-GB", true), ("zh-Hant", false), ("zh-Hans", false), ("ar", false),
  ])
  func `English words are offered to those who write English`(
    language: String, isOffered: Bool
  ) throws {
    let stage = try stage(language: language)
    stage.edit(stage.first)
    stage.phone.send(.text("he"))
    #expect(titles(stage).isEmpty != isOffered)
    #expect(stage.phone.keyboard.frame.height == 336)
  }

  @Test(arguments: [UITextContentType.username, .password, .newPassword])
  func `a login is offered passwords, of which there are none`(
    meaning: UITextContentType
  ) throws {
    let stage = try stage()
    stage.first.textContentType = meaning
    stage.first.isSecureTextEntry = meaning != .username
    stage.first.autocorrectionType = .no
    stage.edit(stage.first)
    var offer: PasswordsOffer { stage.phone.keyboard.view.state.passwords }
    #expect(offer == .offered && stage.phone.keyboard.frame.height == 336)
    stage.phone.send(.text("ada"))
    #expect(offer == .offered)
    tap(stage, slot: 0)
    #expect(offer == .offered, "beside the button")
    _ = stage.phone.takeChanges()
    tap(stage, slot: 1)
    #expect(offer == .denied && stage.first.text == "ada")
    #expect(!stage.phone.takeChanges().isEmpty)
    stage.wait(1.9)
    #expect(offer == .denied)
    stage.wait(0.2)
    #expect(offer == .offered)
  }

  @Test func `from a name to its password nothing above the keys moves`() throws {
    let stage = try stage()
    stage.first.textContentType = .username
    stage.second.textContentType = .password
    stage.second.isSecureTextEntry = true
    stage.edit(stage.first)
    stage.forget()
    stage.second.becomeFirstResponder()
    stage.wait(1)
    #expect(stage.log.isEmpty && stage.seenTop == 508)
  }

  @Test func `without words the bar stays empty and its pixels too`() throws {
    let stage = try stage(nil)
    stage.edit(stage.first)
    func bar() -> [UInt32] {
      let bitmap = Bitmap(width: 390, height: 844)
      stage.phone.draw(on: Canvas(bitmap, scale: 1))
      return (512..<550).flatMap { y in (0..<390).map { bitmap.pixel(x: $0, y: y) } }
    }
    let before = bar()
    try stage.tap(letters: "hel")
    #expect(titles(stage).isEmpty)
    #expect(bar() == before && Set(before).count == 1)
  }

  @Test func `typing on a hardware keyboard is offered words too`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    stage.phone.send(.text("wor"))
    #expect(titles(stage) == ["“wor”", "world"])
    _ = stage.phone.takeChanges()
    stage.phone.send(.text("l"))
    let changes = stage.phone.takeChanges()
    #expect(changes.allSatisfy { $0.height < 60 })
  }

  /// A bar with words, unknown the first.
  private func bar(_ words: [String], width: CGFloat = 390) -> PredictiveBar {
    var bar = PredictiveBar()
    bar.predictions = words.enumerated().map { Prediction(word: $1, isUnknown: $0 == 0) }
    (bar.keys, bar.height) = (0...width, 45)
    return bar
  }

  /// The columns and rows of a place that are drawn on.
  private func ink(_ bar: PredictiveBar, in place: CGRect) throws -> (width: Int, height: Int) {
    let bitmap = Bitmap(width: Int(bar.keys.upperBound), height: 45)
    bar.draw(on: Canvas(bitmap, scale: 1))
    let (columns, rows) = (Int(place.minX + 4)..<Int(place.maxX - 4), 0..<45)
    let inkedColumns = columns.filter { x in rows.contains { bitmap.pixel(x: x, y: $0) != 0 } }
    let inkedRows = rows.filter { y in columns.contains { bitmap.pixel(x: $0, y: y) != 0 } }
    let (left, right) = (try #require(inkedColumns.first), try #require(inkedColumns.last))
    let (top, bottom) = (try #require(inkedRows.first), try #require(inkedRows.last))
    return (right - left + 1, bottom - top + 1)
  }

  @Test func `words share the room of those that aren't there once one of them is long`() {
    let long = "donaudampfschifffahrtsgesellschaft"
    let table: [([String], [ClosedRange<CGFloat>])] = [
      (["short"], [130...260]), ([long], [0...390]), (["short", "shorter"], [0...130, 130...260]),
      ([long, "short"], [0...195, 195...390]), (["short", long], [0...195, 195...390]),
      ([long, "b", "c"], [0...130, 130...260, 260...390]),
    ]
    for (words, places) in table {
      let bar = bar(words)
      for (index, place) in places.enumerated() {
        let frame = bar.frame(of: index)
        #expect(frame.minX == place.lowerBound && frame.maxX == place.upperBound, "\(words)")
        #expect(bar.part(at: CGPoint(x: frame.minX + 1, y: 20)) == .word(index))
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `however long, a word stays legible and in its place`(count: Int) throws {
    let others = ["b", "c"].prefix(count - 1)
    let height = try ink(bar(["bdhl"]), in: CGRect(x: 130, y: 0, width: 130, height: 45)).height
    for length in stride(from: 4, through: 80, by: 4) {
      let bar = bar([String(repeating: "bdhl", count: length / 4)] + others)
      let place = bar.frame(of: 0)
      let drawn = try ink(bar, in: place)
      #expect(CGFloat(drawn.height) >= CGFloat(height) * 0.8 - 1, "\(length)")
      #expect(CGFloat(drawn.width) <= place.width - 14, "\(length)")
      if length == 80 { #expect(CGFloat(drawn.width) > place.width - 40) }
    }
  }
}
