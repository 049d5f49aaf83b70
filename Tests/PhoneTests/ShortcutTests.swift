import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// Beside the words above an iPad's keys are buttons that edit the text.
struct ShortcutTests {
  /// A phone with a field that is edited.
  private struct Rig {
    let stage: TypingStage
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

    init(
      _ model: String = "ipad-11", orientation: Orientation = .portrait,
      _ change: (UITextField) -> Void = { _ in }
    ) throws {
      var setup = PhoneSetup(model: try .named(model), orientation: orientation)
      setup.words = { WordList(lines: "help\nhello") }
      stage = TypingStage(setup)
      stage.first.superview?.addSubview(field)
      field.autocapitalizationType = .none
      change(field)
      field.becomeFirstResponder()
      stage.wait(1)
    }

    func type(_ text: String) { for letter in text { stage.phone.send(.text(String(letter))) } }

    /// The buttons; those that do nothing in brackets.
    var shown: String {
      stage.phone.keyboard.view.state.shortcuts
        .map { $0.isEnabled ? "\($0.command)" : "(\($0.command))" }.joined(separator: " ")
    }

    /// Taps a button by its place.
    func tap(_ index: Int) {
      let keyboard = stage.phone.keyboard
      let place = CGPoint(x: 42 + CGFloat(index) * 52, y: keyboard.frame.minY + 27)
      stage.tap(at: place)
    }
  }

  @Test func `typing is undone and done again`() throws {
    let rig = try Rig()
    #expect(rig.shown == "(undo) (redo) (paste)")
    rig.tap(0)
    rig.type("hel")
    #expect(rig.shown == "undo (redo) (paste)")
    rig.tap(0)
    #expect(rig.field.text == "" && rig.shown == "(undo) redo (paste)")
    rig.tap(1)
    #expect(rig.field.text == "hel")
  }

  @Test func `what is selected is cut, copied and pasted`() throws {
    let rig = try Rig()
    rig.type("hel")
    rig.field.selectAll(nil)
    rig.stage.wait(0.1)
    #expect(rig.shown == "cut copy (paste)")
    rig.tap(1)
    #expect(UIPasteboard.general.string == "hel" && rig.field.text == "hel")
    #expect(rig.shown == "cut copy paste")
    rig.tap(0)
    #expect(rig.field.text == "")
    rig.tap(2)
    rig.tap(2)
    #expect(rig.field.text == "helhel")
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft])
  func `the words stand in the middle, and a tap takes one`(orientation: Orientation) throws {
    let rig = try Rig(orientation: orientation)
    rig.type("hel")
    let keyboard = rig.stage.phone.keyboard
    let middle = CGPoint(x: keyboard.frame.midX, y: keyboard.frame.minY + 27)
    rig.stage.touch(.began, middle)
    rig.stage.touch(.ended, middle)
    #expect(rig.field.text == "help ")
  }

  @Test func `the bar is there without words, and with emoji`() throws {
    for change in [{ $0.autocorrectionType = .no }, { $0.keyboardType = .numberPad }, { _ in }]
      as [(UITextField) -> Void]
    {
      let rig = try Rig("ipad-11", change)
      #expect(rig.stage.phone.keyboard.frame.height == 337)
      #expect(rig.shown == "(undo) (redo) (paste)")
    }
    let rig = try Rig()
    try rig.stage.tap(.emoji)
    let view = try #require(rig.stage.phone.keyboard.view.emojiView)
    #expect(view.frame.minY == 55)
    rig.type("hi")
    rig.tap(0)
    #expect(rig.field.text == "")
    try rig.stage.tap(.dismiss)
    rig.stage.wait(1)
    #expect(!rig.stage.phone.keyboard.isShown)
  }

  @Test func `secrets and iPhones have none`() throws {
    let secret = try Rig("ipad-11") { $0.isSecureTextEntry = true }
    #expect(secret.shown == "" && secret.stage.phone.keyboard.frame.height == 282)
    let phone = try Rig("iphone-15")
    phone.type("hel")
    #expect(phone.shown == "")
    phone.tap(0)
    #expect(phone.field.text == "hel ", "it is a word there")
  }

  @Test func `a button that does nothing is faint`() throws {
    let rig = try Rig()
    func darkest(_ index: Int) -> UInt32 {
      let size = rig.stage.phone.size
      let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
      rig.stage.phone.draw(on: Canvas(bitmap, scale: 1))
      let (x, y) = (42 + index * 52, Int(rig.stage.phone.keyboard.frame.minY) + 27)
      return (y - 11..<y + 11).flatMap { y in
        (x - 11..<x + 11).map { bitmap.pixel(x: $0, y: y) & 0xFF }
      }.min() ?? 0
    }
    #expect(darkest(0) > 0x80 && darkest(2) > 0x80)
    UIPasteboard.general.string = "x"
    rig.type("a")
    #expect(darkest(2) < 0x60)
    #expect(darkest(0) < 0x60 && darkest(1) > 0x80)
  }

  @Test func `paste is there as soon as something was copied, by the app or on the desk`() throws {
    let rig = try Rig()
    let phone = rig.stage.phone
    var (onDesk, questions): (String?, Int) = (nil, 0)
    phone.readPasteboard = {
      questions += 1
      return onDesk
    }
    phone.pasteboardDidChange()
    #expect(rig.shown == "(undo) (redo) (paste)")
    let table: [(String?, String)] = [
      ("desk", "paste"), ("", "(paste)"), (nil, "(paste)"), ("é", "paste"), (nil, "(paste)"),
    ]
    for (text, paste) in table {
      onDesk = text
      questions = 0
      phone.pasteboardDidChange()
      #expect(rig.shown == "(undo) (redo) \(paste)")
      for x in 0..<9 { rig.stage.tap(at: CGPoint(x: 100 + x, y: 400)) }
      #expect(questions == 1, "others are asked once")
    }
    UIPasteboard.general.string = "app"
    rig.stage.wait(0.1)
    phone.send(.touch(id: 1, phase: .began, location: .zero))
    #expect(rig.shown == "(undo) (redo) paste")
    rig.tap(2)
    #expect(rig.field.text == "app")
    UIPasteboard.general.string = nil
    phone.send(.touch(id: 1, phase: .ended, location: .zero))
    #expect(rig.shown.hasSuffix("(paste)"))
  }
}
