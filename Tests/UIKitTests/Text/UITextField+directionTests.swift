import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UITextFieldDirectionTests {
  private func makeField(_ stage: Stage, _ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.text = text
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    return field
  }

  /// The middle of the caret in the field, in points.
  private func caretX(_ field: UITextField) -> CGFloat {
    field.window?.layoutIfNeeded()
    return field.caretFrame.midX
  }

  private func arrow(
    _ field: UITextField, _ side: TextSide, by unit: EditingUnit = .character,
    extends: Bool = false
  ) {
    _ = field.perform(.move(side, by: unit, extends: extends))
  }

  @Test func `what is typed stands where it is read from`() {
    let stage = Stage()
    let field = makeField(stage)
    #expect(caretX(field) == 0)
    field.insertText("ש")
    field.insertText("ל")
    let width = field.textLayout.size.width
    #expect(abs(caretX(field) - (200 - width)) < 0.34)
    #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - 200) < 0.34)
    field.deleteBackward()
    field.deleteBackward()
    field.insertText("a")
    #expect(abs(caretX(field) - field.textLayout.size.width) < 0.34)
    #expect(caretX(field) < 20)
    for (alignment, x) in [(NSTextAlignment.left, 0.0), (.right, 200), (.center, 100)] {
      field.textAlignment = alignment
      field.text = ""
      #expect(abs(caretX(field) - x) < 0.01)
    }
  }

  @Test func `an interface that reads from right to left mirrors a field`() {
    let stage = Stage()
    let field = makeField(stage)
    field.resignFirstResponder()
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    field.placeholder = "H"
    stage.window.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 0)
    #expect(abs(stage.ink().minX - 51) < 2)
    field.semanticContentAttribute = .forceRightToLeft
    stage.window.layoutIfNeeded()
    #expect(field.leftView?.frame.maxX == 200)
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 0)
    #expect(field.textRect(forBounds: field.bounds).maxX == 170)
    #expect(abs(stage.ink().maxX - 189) < 2)
    // So does a text that isn't edited and is cut off.
    field.text = "שלום"
    field.clearButtonMode = .never
    #expect(abs(stage.ink().maxX - 189) < 2)
    field.text = ""
    field.clearButtonMode = .always
    field.borderStyle = .roundedRect
    #expect(abs(field.textRect(forBounds: field.bounds).maxX - (200 - 30 - 7)) < 0.01)
    // What is typed in English still is read from the left, behind the clear button.
    field.becomeFirstResponder()
    field.insertText("a")
    #expect(abs(field.editingRect(forBounds: field.bounds).minX - (5 + 19 + 5)) < 0.01)
    #expect(caretX(field) < 60)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .always
    stage.window.layoutIfNeeded()
    #expect(field.rightView?.frame.minX == 0)
  }

  @Test func `arrows move the caret as the eye sees it`() {
    let stage = Stage()
    for text in ["שלום abc עולם", "abc שלום def", "مرحبا", "a👨‍👩‍👧‍👦é\u{1112}\u{1161}\u{11AB}देव"] {
      let field = makeField(stage, text)
      field.editor.select { $0.moveCaret(to: field.textCaret(at: CGPoint(x: -50, y: 20))) }
      var xs = [caretX(field)]
      for _ in text {
        arrow(field, .right)
        xs.append(caretX(field))
      }
      for (one, next) in zip(xs, xs.dropFirst()) { #expect(next > one, "\(text)") }
      arrow(field, .right)
      #expect(caretX(field) == xs.last)
      for x in xs.dropLast().reversed() {
        arrow(field, .left)
        #expect(abs(caretX(field) - x) < 0.01)
      }
    }
  }

  @Test func `words and selections go as the paragraph reads`() {
    let stage = Stage()
    let field = makeField(stage, "שלום לכם עולם")
    _ = field.perform(.moveToLineEdge(.backward, extends: false))
    arrow(field, .left, by: .word)
    #expect(field.editor.content.head == 4)
    arrow(field, .left, by: .word, extends: true)
    #expect(field.editor.content.selection == 4..<8)
    arrow(field, .right, by: .word, extends: true)
    #expect(field.editor.content.selection == 4..<5)
    arrow(field, .left, extends: true)
    #expect(field.editor.content.selection == 4..<6)
    arrow(field, .left)
    #expect(field.editor.content.selection == 6..<6)
    field.text = "one שלום two"
    _ = field.perform(.moveToLineEdge(.backward, extends: false))
    arrow(field, .right, by: .word)
    arrow(field, .right, by: .word)
    #expect(field.editor.content.head == 8)
  }

  @Test func `deleting takes the character before in the text, whatever stands beside it`() {
    let stage = Stage()
    let field = makeField(stage, "abc שלום")
    field.deleteBackward()
    #expect(field.text == "abc שלו")
    // The caret stays with what is left, so that typing goes on there.
    let left = field.textLayout.caretX(at: TextCaret(4, .upstream))
    #expect(abs(caretX(field) - left) < 0.34)
    _ = field.perform(.delete(.backward, by: .word))
    #expect(field.text == "abc ")
    field.text = "שלום abc"
    _ = field.perform(.moveToLineEdge(.backward, extends: false))
    _ = field.perform(.delete(.forward, by: .character))
    #expect(field.text == "לום abc")
  }

  @Test func `a selection over a border has a part on each side of it`() {
    let stage = Stage()
    let field = makeField(stage, "abc שלום")
    field.editor.select { $0.select(2..<6) }
    #expect(field.selectionFrames.count == 2)
    stage.window.layoutIfNeeded()
    let handles = field.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
    #expect(handles.count == 2)
    // The second of the Hebrew letters ends the selection, at its left.
    let end = field.textLayout.caretX(at: TextCaret(6, .upstream))
    #expect(handles.contains { abs($0.frame.midX - end) < 0.34 })
  }

  @Test func `pointing finds the character under the finger in either direction`() {
    let stage = Stage()
    let field = makeField(stage, "abc שלום def")
    for (offset, character) in [(1, "b"), (5, "ל"), (10, "e")] {
      let box = field.textLayout.selectionRects(for: offset..<offset + 1)[0]
      let near = field.textCaret(at: CGPoint(x: box.midX - 1, y: 20)).offset
      let far = field.textCaret(at: CGPoint(x: box.midX + 1, y: 20)).offset
      let expected = character == "ל" ? (offset + 1, offset) : (offset, offset + 1)
      #expect((near, far) == expected)
    }
  }

  @Test func `the end of an overlong text is in sight, whichever way it runs`() {
    let stage = Stage()
    let field = makeField(stage, "The quick brown fox jumps over שלום")
    stage.window.layoutIfNeeded()
    #expect(abs(field.scroll - (field.textLayout.size.width - 200)) < 0.01)
    field.text = "שלום לכם עולם שלום לכם עולם שלום לכם עולם abc"
    stage.window.layoutIfNeeded()
    #expect(field.scroll == 0)
    _ = field.perform(.moveToLineEdge(.backward, extends: false))
    stage.window.layoutIfNeeded()
    #expect(abs(field.scroll - (field.textLayout.size.width - 200)) < 0.01)
  }
}
