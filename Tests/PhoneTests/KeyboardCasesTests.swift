import Foundation
import Testing

@testable import Phone
@testable import UIKit

/// What fields do to the keyboard while it is up.
struct KeyboardCasesTests {
  /// A phone with fields, and all that their delegate hears.
  private final class Rig: UITextFieldDelegate {
    let stage: TypingStage
    var fields: [UITextField] = []
    private(set) var log: [String] = []

    init(_ count: Int = 3, _ orientation: Orientation = .portrait, words: String = "") throws {
      var setup = PhoneSetup(model: try .named("iphone-14"), orientation: orientation)
      let list = WordList(lines: words)
      setup.words = { list }
      stage = TypingStage(setup)
      for index in 0..<count { add(y: 60 + 50 * CGFloat(index)) }
    }

    @discardableResult
    func add(y: CGFloat) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
      field.delegate = self
      stage.first.superview?.addSubview(field)
      fields.append(field)
      return field
    }

    func edit(_ index: Int) {
      fields[index].becomeFirstResponder()
      stage.wait(1)
      forget()
    }

    func forget() {
      stage.forget()
      log = []
    }

    var top: CGFloat { stage.seenTop }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) \(string)")
      return true
    }
  }

  @Test func `a field that is replaced while it is edited keeps the keyboard up`() throws {
    let rig = try Rig()
    rig.edit(0)
    rig.fields[0].removeFromSuperview()
    let new = rig.add(y: 60)
    new.becomeFirstResponder()
    for _ in 0..<60 {
      rig.stage.wait(1.0 / 60)
      #expect(rig.top == 508)
    }
    #expect(rig.stage.log.isEmpty)
    rig.stage.phone.send(.text("a"))
    #expect(new.text == "A")
  }

  @Test func `a field that goes away takes the keyboard along`() throws {
    let rig = try Rig()
    rig.edit(0)
    rig.fields[0].removeFromSuperview()
    rig.stage.wait(1)
    #expect(rig.stage.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(!rig.fields[0].isFirstResponder && rig.top == 844)
  }

  @Test func `however quickly fields take turns the keyboard stays`() throws {
    let rig = try Rig(4)
    rig.edit(0)
    for step in 0..<60 {
      rig.fields[step % 4].becomeFirstResponder()
      if step % 3 == 0 { rig.stage.wait(1.0 / 120) }
      #expect(rig.top == 508)
    }
    rig.stage.wait(1)
    #expect(rig.stage.log.isEmpty)
  }

  @Test func `among fields of different kinds the last one's keyboard is there in the end`() throws
  {
    let rig = try Rig(4)
    rig.fields[1].isSecureTextEntry = true
    rig.fields[2].keyboardType = .numberPad
    rig.fields[3].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    rig.edit(0)
    for step in 0..<40 {
      rig.fields[(step * 3) % 4].becomeFirstResponder()
      rig.stage.wait(Double(step % 5) / 60)
    }
    for (index, top) in [(0, 508.0), (1, 553), (2, 553), (3, 464)] {
      rig.fields[index].becomeFirstResponder()
      rig.stage.wait(1)
      #expect(abs(rig.top - top) < 0.001)
      #expect(!rig.stage.names.contains("WillHide"))
    }
  }

  @Test func `a bar that grows while it is shown takes the keyboard's top along`() throws {
    let rig = try Rig()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    rig.fields[0].inputAccessoryView = bar
    rig.edit(0)
    #expect(rig.top == 464)
    bar.frame.size.height = 80
    rig.fields[0].reloadInputViews()
    rig.stage.wait(1)
    #expect(rig.top == 428 && rig.stage.log.last?.end.height == 416)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 428, width: 390, height: 80))
    rig.forget()
    // Another bar without a reload is shown with the next text.
    rig.fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
    rig.fields[1].becomeFirstResponder()
    rig.stage.wait(1)
    #expect(rig.top == 478)
    #expect(rig.stage.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
  }

  @Test func `a secret that is shown gets the keyboard of plain text in one change`() throws {
    let rig = try Rig()
    rig.fields[0].isSecureTextEntry = true
    rig.edit(0)
    rig.stage.phone.send(.text("abc"))
    rig.forget()
    rig.fields[0].isSecureTextEntry = false
    rig.stage.phone.send(.text("d"))
    rig.stage.wait(1)
    #expect(rig.stage.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(rig.top == 508 && rig.fields[0].text == "abcd")
  }

  @Test func `with a hardware keyboard nothing is announced, whatever is edited and however held`()
    throws
  {
    let rig = try Rig()
    rig.stage.phone.send(.toggleHardwareKeyboard)
    rig.fields[1].isSecureTextEntry = true
    for field in rig.fields {
      field.becomeFirstResponder()
      rig.stage.phone.send(.text("x"))
      rig.stage.phone.send(.rotate(.landscapeLeft))
      rig.stage.phone.send(.rotate(.portrait))
      rig.stage.wait(0.3)
      #expect(field.text?.lowercased() == "x")
    }
    rig.fields[2].resignFirstResponder()
    rig.stage.wait(1)
    #expect(rig.stage.log.isEmpty)
    rig.fields[0].becomeFirstResponder()
    rig.stage.phone.send(.rotate(.landscapeLeft))
    rig.stage.phone.send(.toggleHardwareKeyboard)
    rig.stage.wait(1)
    #expect(rig.stage.log.last?.end == CGRect(x: 0, y: 171, width: 844, height: 219))
  }

  @Test func `emoji turn with the device and stay`() throws {
    let rig = try Rig()
    rig.edit(0)
    try rig.stage.tap(.emoji, .category(.food))
    rig.stage.phone.send(.rotate(.landscapeLeft))
    rig.stage.wait(1)
    let view = rig.stage.phone.keyboard.view
    #expect(view.state.plane == .emoji && view.state.category == .food)
    let emoji = try #require(view.emojiView)
    #expect(!emoji.isHidden && emoji.frame == CGRect(x: 0, y: 0, width: 844, height: 154))
    let place = try #require(emoji.place(of: "🍏", in: .food))
    rig.stage.touch(.began, place)
    rig.stage.touch(.ended, place)
    #expect(rig.fields[0].text == "🍏")
    try rig.stage.tap(.show(.letters))
    #expect(emoji.isHidden)
  }

  @Test func `a word that was taken from the bar is undone in one go`() throws {
    let rig = try Rig(words: "hello\nhelp")
    rig.fields[0].autocapitalizationType = .none
    rig.edit(0)
    try rig.stage.tap(letters: "hel")
    let place = CGPoint(x: 195, y: 530)
    rig.stage.touch(.began, place)
    rig.stage.touch(.ended, place)
    #expect(rig.fields[0].text == "help ")
    var seen: [String] = []
    for _ in 0..<3 {
      rig.stage.phone.send(.key(.letter("z"), modifiers: .control))
      seen.append(rig.fields[0].text ?? "")
    }
    #expect(seen == ["hel", "", ""])
    rig.stage.phone.send(.key(.letter("y"), modifiers: .control))
    // The caret is behind what came back: what is typed goes on there.
    rig.stage.phone.send(.exactText("d"))
    #expect(rig.fields[0].text == "held")
  }

  @Test func `a full stop that two spaces have made is one change`() throws {
    let rig = try Rig(words: "hello\nhelp")
    rig.edit(0)
    for letter in ["a", " ", " "] { rig.stage.phone.send(.text(letter)) }
    #expect(rig.fields[0].text == "A. ")
    rig.stage.phone.send(.key(.letter("z"), modifiers: .control))
    #expect(rig.fields[0].text == "A ")
    rig.stage.phone.send(.exactText("b"))
    #expect(rig.fields[0].text == "A b")
  }

  @Test func `a held delete asks the delegate once for each word`() throws {
    let rig = try Rig()
    rig.fields[0].text = String(repeating: "word ", count: 20)
    rig.edit(0)
    try rig.stage.press(.delete)
    rig.stage.wait(3.15)
    rig.stage.lift()
    let last = try #require(rig.log.last)
    #expect(last.hasSuffix(" ") && rig.log[0] == "99+1 ")
    let lengths = rig.log.compactMap { Int($0.split(separator: "+")[1].dropLast()) }
    #expect(lengths.contains { $0 > 1 } && lengths.prefix(25).allSatisfy { $0 == 1 })
  }

  @Test func `two spaces make a full stop that the delegate hears of`() throws {
    let rig = try Rig()
    rig.edit(0)
    try rig.stage.tap(letters: "ok")
    rig.forget()
    try rig.stage.tap(.space, .space)
    #expect(rig.fields[0].text == "Ok. ")
    #expect(rig.log.first == "2+0  " && rig.log.last?.hasSuffix(". ") == true)
    #expect(rig.stage.phone.keyboard.view.state.shift == .once)
  }

  @Test func `the return key waits for text by either keyboard`() throws {
    let rig = try Rig()
    rig.fields[0].enablesReturnKeyAutomatically = true
    rig.edit(0)
    #expect(!rig.stage.phone.keyboard.view.state.returnKey.isEnabled)
    rig.stage.phone.send(.text("a"))
    #expect(rig.stage.phone.keyboard.view.state.returnKey.isEnabled)
    rig.stage.phone.send(.key(.backspace, modifiers: []))
    #expect(!rig.stage.phone.keyboard.view.state.returnKey.isEnabled)
  }

  @Test func `the keyboard's kind may change while it is up`() throws {
    let rig = try Rig()
    rig.edit(0)
    for (type, top) in [
      (UIKeyboardType.numberPad, 553.0), (.default, 508), (.phonePad, 553), (.emailAddress, 508),
      (.decimalPad, 553), (.URL, 508),
    ] {
      rig.fields[0].keyboardType = type
      rig.fields[0].reloadInputViews()
      #expect(abs(rig.top - top) < 0.001)
      #expect(rig.stage.phone.keyboard.view.layout.keys.contains { $0.action == .delete })
    }
  }

  @Test func `a drag in either of two scroll views puts the keyboard away`() throws {
    let rig = try Rig()
    let root: UIView = try #require(rig.stage.first.superview)
    var scrollViews: [UIScrollView] = []
    for y in [CGFloat(200), 350] {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: y, width: 390, height: 140))
      scrollView.contentSize.height = 600
      scrollView.keyboardDismissMode = .onDrag
      root.addSubview(scrollView)
      scrollViews.append(scrollView)
    }
    for scrollView in scrollViews {
      rig.edit(0)
      let y = scrollView.frame.midY
      rig.stage.touch(.began, CGPoint(x: 100, y: y))
      #expect(rig.fields[0].isFirstResponder)
      for step in 1...4 {
        rig.stage.wait(1.0 / 60)
        rig.stage.touch(.moved, CGPoint(x: 100, y: y - CGFloat(step) * 8))
      }
      #expect(!rig.fields[0].isFirstResponder)
      rig.stage.touch(.ended, CGPoint(x: 100, y: y - 32))
      rig.stage.wait(1)
      #expect(rig.top == 844)
    }
  }
}
