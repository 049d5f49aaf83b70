import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UITextFieldLayoutTests {
  private let long = "The quick brown fox jumps over the lazy dog"

  private func makeField(_ stage: Stage, _ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.text = text
    stage.window.addSubview(field)
    stage.window.layoutIfNeeded()
    return field
  }

  @Test func `the content's height is what Xcode gives it`() {
    let table: [(UITextField.BorderStyle, CGFloat, CGFloat, CGFloat)] = [
      (.none, 15, 2, 19.5), (.none, 17, 3, 22), (.roundedRect, 17, 3, 34),
      (.roundedRect, 14, 2, 34),
      (.roundedRect, 14, 3, 34),
    ]
    defer { UIApplication.current = nil }
    for (style, size, scale, height) in table {
      let traits = UITraitCollection(
        style: .light, idiom: .phone, horizontal: .compact, vertical: .regular, scale: scale)
      let stage = Stage(screen: UIScreen(scale: scale, traitCollection: traits))
      let field = makeField(stage, "a")
      field.borderStyle = style
      field.font = .systemFont(ofSize: size)
      #expect(field.intrinsicContentSize.height == height)
    }
  }

  @Test func `the content's width follows the text`() {
    let stage = Stage()
    let field = makeField(stage, "a")
    let narrow = field.intrinsicContentSize.width
    field.text = "abc"
    #expect(field.intrinsicContentSize.width > narrow)
    field.text = ""
    field.placeholder = "Password"
    #expect(field.intrinsicContentSize.width > narrow * 2)
  }

  @Test func `text makes room for borders and the views beside it`() {
    let field = UITextField()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 186, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 37)
    field.leftViewMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).minX == 7)
    #expect(field.editingRect(forBounds: bounds).minX == 37)
  }

  @Test func `overridden rectangles are where the text is`() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }
    let stage = Stage()
    let field = Inset(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.text = "H"
    stage.window.addSubview(field)
    #expect(stage.ink().minX >= 50)
    #expect(stage.ink().minX < 54)
    field.becomeFirstResponder()
    field.editor.select { $0.moveCaret(to: 0) }
    stage.window.layoutIfNeeded()
    #expect(field.caret.convert(field.caret.bounds, to: nil).midX == 50)
  }

  @Test func `text stays where it is when editing begins`() {
    let stage = Stage()
    let field = makeField(stage, "Hello")
    field.tintColor = .white
    for alignment in [NSTextAlignment.left, .center, .right] {
      field.textAlignment = alignment
      let before = stage.ink(scale: 3)
      field.becomeFirstResponder()
      let after = stage.ink(scale: 3)
      #expect(abs(after.minX - before.minX) <= 6, "\(alignment)")
      #expect(after.minY == before.minY)
      field.resignFirstResponder()
    }
  }

  @Test func `the caret is as high as a line and in the middle`() {
    let stage = Stage()
    let field = makeField(stage, "Hello")
    field.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    #expect(field.caret.frame.width == 2)
    #expect(abs(field.caret.frame.height - 61.0 / 3) < 1e-9)
    #expect(abs(field.caret.frame.midY - 22) < 0.34)
  }

  @Test func `an empty field has its caret where text will start`() {
    let stage = Stage()
    let field = makeField(stage)
    field.becomeFirstResponder()
    for (alignment, x) in [(NSTextAlignment.left, 0), (.center, 100), (.right, 200)] {
      field.textAlignment = alignment
      stage.window.layoutIfNeeded()
      #expect(field.caret.frame.midX == CGFloat(x))
    }
  }

  @Test func `overlong text ends in an ellipsis until it is edited, and then scrolls`() {
    let stage = Stage()
    let field = makeField(stage, long)
    #expect(field.layout(.all, width: field.textView.bounds.width).isTruncated)
    field.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    #expect(field.caret.frame.midX == 200)
    #expect(field.scroll > 100)
    _ = field.perform(.moveToLineEdge(.backward, extends: false))
    stage.window.layoutIfNeeded()
    #expect(field.scroll == 0)
    #expect(field.caret.frame.midX == 0)
    for _ in 0..<10 { _ = field.perform(.move(.right, by: .character, extends: false)) }
    stage.window.layoutIfNeeded()
    #expect(field.scroll == 0)
    _ = field.perform(.moveToLineEdge(.forward, extends: false))
    stage.window.layoutIfNeeded()
    for _ in 0..<long.count - 2 { field.deleteBackward() }
    stage.window.layoutIfNeeded()
    #expect(field.scroll == 0)
    field.text = long
    stage.window.layoutIfNeeded()
    field.resignFirstResponder()
    #expect(field.scroll == 0)
  }

  @Test func `nothing is drawn beside the text's place`() {
    let stage = Stage()
    let field = makeField(stage, long)
    field.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    field.pointer.hide()
    let ink = stage.ink(scale: 2)
    #expect(ink.minX >= 40)
    #expect(ink.maxX <= 440)
  }

  @Test func `the placeholder is grey and gives way to text`() {
    let stage = Stage()
    let field = makeField(stage)
    field.placeholder = "E-mail"
    #expect(!stage.ink().isNull)
    #expect(field.placeholderLayout != nil)
    field.text = "a"
    #expect(field.placeholderLayout == nil)
    field.text = ""
    field.attributedPlaceholder = NSAttributedString(
      string: "E-mail", attributes: [.foregroundColor: UIColor.white])
    #expect(field.placeholder == "E-mail")
    #expect(stage.ink().isNull)
  }

  @Test(arguments: ["😀", "👨‍👩‍👧‍👦🇨🇦", "a👍🏽"])
  func `emoji keep their colours in labels and fields, whatever the text's colour`(text: String) {
    for isEdited in [false, true] {
      let stage = Stage()
      let field = makeField(stage, text)
      if isEdited { field.becomeFirstResponder() }
      field.tintColor = .gray
      let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
      label.text = text
      stage.window.addSubview(label)
      let picture = stage.picture()
      for top in [100, 300] {
        let pixels = (20..<120).flatMap { x in
          (top..<top + 44).map { picture.color(x: x, y: $0) }
        }
        #expect(pixels.contains { abs($0.red - $0.blue) > 0.2 })
      }
    }
  }

  @Test func `the clear button is as large as a finger`() {
    let stage = Stage()
    let field = makeField(stage, "abc")
    field.clearButtonMode = .always
    stage.window.layoutIfNeeded()
    let middle = CGPoint(x: 210.5, y: 122)
    for (x, y) in [(-21.9, 0.0), (0, -21.9), (0, 21.9)] {
      let point = CGPoint(x: middle.x + x, y: middle.y + y)
      #expect(stage.window.hitTest(point, with: nil) === field.clearButton)
    }
  }

  @Test func `the selection is tinted`() {
    let stage = Stage()
    let field = makeField(stage, "WWW")
    field.tintColor = .red
    field.textColor = .clear
    field.becomeFirstResponder()
    _ = field.perform(.selectAll)
    stage.window.layoutIfNeeded()
    field.pointer.hide()
    let ink = stage.ink(scale: 1)
    #expect(abs(ink.width - field.textLayout.size.width) < 1.5)
    #expect(stage.picture().color(x: 30, y: 122).green < 0.8)
  }

  @Test func `typing while something animates moves the caret at once`() {
    let stage = Stage()
    let field = makeField(stage, "a")
    field.becomeFirstResponder()
    stage.window.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      field.insertText("b")
      stage.window.layoutIfNeeded()
    }
    #expect(field.caret.layer.animations.isEmpty)
  }

  @Test func `a field that is out of sight is scrolled into it as it is edited`() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 1000)
    stage.window.addSubview(scrollView)
    let near = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
    let far = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
    scrollView.addSubview(near)
    scrollView.addSubview(far)
    near.becomeFirstResponder()
    stage.advance(to: 1)
    #expect(scrollView.contentOffset.y == 0)
    far.becomeFirstResponder()
    stage.advance(to: 2)
    #expect(scrollView.contentOffset.y == 144)
  }

  @Test func `a field goes away when nothing holds it`() {
    let stage = Stage()
    weak var gone: UITextField?
    do {
      let field = makeField(stage, "a")
      field.clearButtonMode = .always
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      field.insertText("b")
      stage.window.layoutIfNeeded()
      gone = field
      field.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}
