import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UITextFieldSecureTests {
  private func makeField(_ stage: Stage, _ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.isSecureTextEntry = true
    field.text = text
    stage.window.addSubview(field)
    return field
  }

  // E8
  @Test func `the last typed character can be read for one and a half seconds`() {
    let stage = Stage()
    let field = makeField(stage)
    field.becomeFirstResponder()
    stage.advance(to: 1)
    field.insertText("a")
    #expect(field.displayedText.string == "a")
    stage.advance(to: 2.4)
    #expect(field.displayedText.string == "a")
    stage.advance(to: 2.6)
    #expect(field.displayedText.string == "●")
  }

  // E8
  @Test func `the next key, deleting and leaving mask it at once`() {
    let stage = Stage()
    let field = makeField(stage)
    field.becomeFirstResponder()
    field.insertText("a")
    field.insertText("b")
    #expect(field.displayedText.string == "●b")
    field.deleteBackward()
    #expect(field.displayedText.string == "●")
    field.insertText("c")
    field.resignFirstResponder()
    #expect(field.displayedText.string == "●●")
  }

  @Test func `a character in the middle can be read too`() {
    let stage = Stage()
    let field = makeField(stage)
    field.becomeFirstResponder()
    field.insertText("a")
    field.insertText("b")
    _ = field.perform(.move(.left, by: .character, extends: false))
    field.insertText("x")
    #expect(field.text == "axb")
    #expect(field.displayedText.string == "●x●")
  }

  // E8
  @Test func `text from the app or the pasteboard is never readable`() {
    let stage = Stage()
    let field = makeField(stage)
    field.becomeFirstResponder()
    field.text = "secret"
    #expect(field.displayedText.string == "●●●●●●")
    field.insertText("more")
    #expect(field.displayedText.string == "●●●●●●●●●●")
  }

  // E1
  @Test func `after coming back the next character takes the place of all`() {
    let stage = Stage()
    let field = makeField(stage)
    field.becomeFirstResponder()
    for letter in ["a", "b", "c"] { field.insertText(letter) }
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(field.text == "abc")
    field.insertText("d")
    #expect(field.text == "d")
    field.insertText("e")
    #expect(field.text == "de")
  }

  // E1, E6
  @Test func `after coming back deleting takes all`() {
    let stage = Stage()
    let field = makeField(stage, "abc")
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(field.text == "")
  }

  // E6
  @Test func `the delegate is asked about all of it`() {
    final class Asker: UITextFieldDelegate {
      var range: NSRange?
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        self.range = range
        return true
      }
    }
    let stage = Stage()
    let field = makeField(stage, "abc")
    let asker = Asker()
    field.delegate = asker
    field.becomeFirstResponder()
    field.insertText("d")
    #expect(asker.range == NSRange(location: 0, length: 3))
    #expect(field.text == "d")
  }

  // E2
  @Test func `showing and hiding keeps text and caret, and what is typed then is all`() {
    let stage = Stage()
    let field = makeField(stage)
    field.becomeFirstResponder()
    for letter in ["a", "b", "c"] { field.insertText(letter) }
    field.editor.select { $0.moveCaret(to: 1) }
    field.isSecureTextEntry = false
    #expect(field.text == "abc")
    #expect(field.editor.content.head == 1)
    #expect(field.displayedText.string == "abc")
    field.isSecureTextEntry = true
    #expect(field.editor.content.head == 1)
    #expect(field.displayedText.string == "●●●")
    field.insertText("x")
    #expect(field.text == "x")
  }

  // E1
  @Test func `a text that is shown, or hidden while it isn't edited, is typed on`() {
    let stage = Stage()
    let field = makeField(stage)
    field.isSecureTextEntry = false
    field.becomeFirstResponder()
    field.insertText("ab")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = false
    field.insertText("c")
    #expect(field.text == "abc")
  }

  // E3
  @Test func `shown as plain, the text has its own width and the caret stands at its end`() {
    let stage = Stage()
    let field = makeField(stage, "abc")
    field.becomeFirstResponder()
    field.isSecureTextEntry = false
    stage.window.layoutIfNeeded()
    let width = TextLayout("abc", font: UIFont.systemFont(ofSize: 17).font).size.width
    #expect(abs(field.textLayout.size.width - width) < 1e-9)
    #expect(abs(field.caret.frame.midX - width) < 0.34)
  }

  @Test func `a plain field keeps its text after coming back`() {
    let stage = Stage()
    let field = makeField(stage, "abc")
    field.isSecureTextEntry = false
    field.becomeFirstResponder()
    field.insertText("d")
    #expect(field.text == "abcd")
  }

  @Test func `what is read aloud is hidden too`() {
    let stage = Stage()
    let field = makeField(stage, "abc")
    #expect(field.accessibilityValue == "●●●")
    field.isSecureTextEntry = false
    #expect(field.accessibilityValue == "abc")
  }

  @Test func `words of a hidden text aren't told by keys that go by words`() {
    let stage = Stage()
    let field = makeField(stage)
    field.text = "one two"
    field.becomeFirstResponder()
    _ = field.perform(.move(.left, by: .word, extends: false))
    #expect(field.editor.content.head == 0)
    field.isSecureTextEntry = false
    field.isSecureTextEntry = true
    _ = field.perform(.moveToLineEdge(.forward, extends: false))
    _ = field.perform(.delete(.backward, by: .word))
    #expect(field.text == "")
  }
}
