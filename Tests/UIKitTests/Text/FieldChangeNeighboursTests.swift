import Foundation
import Testing

@testable import UIKit

/// What else people report of fields whose text an app limits or changes.
@MainActor struct FieldChangeNeighboursTests {
  private func field(_ stage: Stage, secure: Bool = true, _ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.isSecureTextEntry = secure
    field.text = text
    stage.window.addSubview(field)
    return field
  }

  @Test(arguments: ["é", "👨‍👩‍👧‍👦", "한", "e\u{301}", "🇩🇪", "👍🏽"])
  func `a character of many code points is one bullet, and deleted as one`(character: String) {
    let stage = Stage()
    let field = field(stage)
    field.becomeFirstResponder()
    field.insertText(character)
    field.insertText("x")
    #expect(field.displayedText.string == "●x")
    field.deleteBackward()
    #expect(field.displayedText.string == "●")
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func `a refused replacement of a secret keeps all of it`() {
    final class No: UITextFieldDelegate {
      var asked: [(NSRange, String)] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append((range, string))
        return false
      }
    }
    let stage = Stage()
    let field = field(stage, "abcd")
    let no = No()
    field.delegate = no
    field.becomeFirstResponder()
    field.insertText("e")
    #expect(field.text == "abcd" && field.displayedText.string == "●●●●")
    #expect(no.asked.count == 1 && no.asked[0].0 == NSRange(location: 0, length: 4))
  }

  @Test func `a limit that the delegate sets counts characters`() {
    final class Four: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 4
      }
    }
    let stage = Stage()
    let field = field(stage, secure: false)
    let four = Four()
    field.delegate = four
    field.becomeFirstResponder()
    for letter in ["a", "👍🏽", "é", "👨‍👩‍👧‍👦", "z", "y"] { field.insertText(letter) }
    #expect(field.text == "a👍🏽é👨‍👩‍👧‍👦")
    field.deleteBackward()
    #expect(field.text == "a👍🏽é")
  }

  @Test func `a delegate may put another text in the place of what is typed`() {
    final class Upper: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let text = (textField.text ?? "") as NSString
        textField.text = text.replacingCharacters(in: range, with: string.uppercased())
        return false
      }
    }
    let stage = Stage()
    let field = field(stage, secure: false)
    let upper = Upper()
    field.delegate = upper
    field.becomeFirstResponder()
    for letter in ["a", "b", "c"] { field.insertText(letter) }
    #expect(field.text == "ABC" && field.editor.content.head == 3)
    field.deleteBackward()
    #expect(field.text == "AB")
  }

  @Test func `an app may shorten the text as it changes`() {
    let stage = Stage()
    let field = field(stage, secure: false)
    field.addAction(
      UIAction { [weak field] _ in
        field?.text = String((field?.text ?? "").filter(\.isNumber).prefix(4))
      }, for: .editingChanged)
    field.becomeFirstResponder()
    for letter in ["1", "a", "2", "3", "4", "5"] { field.insertText(letter) }
    #expect(field.text == "1234" && field.editor.content.head == 4)
  }

  @Test func `a pasted character of a secret is never readable`() {
    let stage = Stage()
    let field = field(stage)
    field.becomeFirstResponder()
    field.insertText("a")
    UIPasteboard.general.string = "b"
    field.paste(nil)
    #expect(field.text == "ab")
    #expect(field.displayedText.string == "●●")
  }

  @Test func `a disabled field with a rounded border stands on a greyer ground`() {
    let stage = Stage()
    let field = field(stage, secure: false, "abc")
    field.borderStyle = .roundedRect
    func ground() -> UInt32 { stage.picture().pixel(x: 200, y: 110) & 0xFFFFFF }
    #expect(ground() == 0xFFFFFF)
    field.isEnabled = false
    #expect(ground() == 0xFAFAFA)
  }
}
