import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// Words are offered above the keys where the phone was given some.
struct WordBarTests {
  private func stage(
    _ words: String? = "help\nhello\nheld\nworld\nHelsinki", orientation: Orientation = .portrait
  ) throws -> TypingStage {
    var setup = PhoneSetup(model: try .named("iphone-14"), orientation: orientation)
    if let words {
      let list = WordList(lines: words)
      setup.words = { list }
    }
    let stage = TypingStage(setup)
    stage.first.autocapitalizationType = .none
    return stage
  }

  private func titles(_ stage: TypingStage) -> [String] {
    stage.phone.keyboard.view.state.offers.map(\.title)
  }

  private func place(_ stage: TypingStage, of slot: Int) -> CGPoint {
    let keyboard = stage.phone.keyboard
    let metrics = keyboard.view.metrics
    let width = (metrics.isLandscape ? metrics.keysWidth : metrics.width) / 3
    let start = metrics.isLandscape ? metrics.keysMinX : 0
    return CGPoint(
      x: start + (CGFloat(slot) + 0.5) * width,
      y: keyboard.frame.minY + metrics.bannerHeight / 2)
  }

  private func tap(_ stage: TypingStage, slot: Int) {
    let place = place(stage, of: slot)
    stage.phone.send(.touch(id: 1, phase: .began, location: place))
    stage.wait(0.05)
    stage.phone.send(.touch(id: 1, phase: .ended, location: place))
  }

  @Test func `what is typed and how it goes on is offered, and gone after a space`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    #expect(titles(stage).isEmpty)
    try stage.tap(letters: "hel")
    #expect(titles(stage) == ["“hel”", "held", "help"])
    try stage.tap(letters: "p")
    #expect(titles(stage) == ["help"])
    try stage.tap(.space)
    #expect(titles(stage).isEmpty)
    try stage.tap(letters: "zz")
    #expect(titles(stage) == ["“zz”"])
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
    #expect(stage.first.text == "Oh help ")
    try stage.tap(letters: "wor")
    tap(stage, slot: 0)
    #expect(stage.first.text == "Oh help wor ")
  }

  @Test func `a mark after an offered word takes the place of its space`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.tap(letters: "hel")
    tap(stage, slot: 1)
    try stage.tap(.show(.numbers), .type("."))
    #expect(stage.first.text == "held.")
    try stage.tap(.type("."))
    #expect(stage.first.text == "held..")
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
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let delegate = Delegate()
    stage.first.superview?.addSubview(field)
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    stage.wait(1)
    stage.phone.send(.text("oh "))
    stage.phone.send(.text("hel"))
    field.delegate = delegate
    tap(stage, slot: 2)
    #expect(field.text == "oh help ")
    #expect(delegate.changes == ["3+3 help", "7+0  "])
  }

  @Test func `a finger that leaves the strip takes nothing, one that slides takes another`() throws
  {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.tap(letters: "hel")
    stage.phone.send(.touch(id: 1, phase: .began, location: place(stage, of: 1)))
    stage.phone.send(.touch(id: 1, phase: .moved, location: CGPoint(x: 200, y: 300)))
    stage.phone.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 200, y: 300)))
    #expect(stage.first.text == "hel")
    stage.phone.send(.touch(id: 1, phase: .began, location: place(stage, of: 1)))
    stage.phone.send(.touch(id: 1, phase: .moved, location: place(stage, of: 2)))
    stage.phone.send(.touch(id: 1, phase: .ended, location: place(stage, of: 2)))
    #expect(stage.first.text == "help ")
  }

  @Test func `secrets, addresses and what isn't corrected get no words`() throws {
    let changes: [(Entry) -> Void] = [
      { $0.isSecureTextEntry = true }, { $0.autocorrectionType = .no },
      { $0.keyboardType = .emailAddress }, { $0.keyboardType = .URL },
    ]
    for change in changes {
      let stage = try stage()
      change(stage.first)
      stage.edit(stage.first)
      try stage.tap(.type("h"), .type("e"))
      #expect(titles(stage).isEmpty)
    }
  }

  @Test func `without words the strip stays empty and its pixels too`() throws {
    let stage = try stage(nil)
    stage.edit(stage.first)
    func strip() -> [UInt32] {
      let bitmap = Bitmap(width: 390, height: 844)
      stage.phone.draw(on: Canvas(bitmap, scale: 1))
      return (512..<550).flatMap { y in (0..<390).map { bitmap.pixel(x: $0, y: y) } }
    }
    let before = strip()
    try stage.tap(letters: "hel")
    #expect(titles(stage).isEmpty)
    #expect(strip() == before && Set(before).count == 1)
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
}
