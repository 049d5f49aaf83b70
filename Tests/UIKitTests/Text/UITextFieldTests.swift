import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UITextFieldTests {
  /// A field on a stage, with a delegate and actions that write down what happens.
  final class Desk: UITextFieldDelegate {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    var log: [String] = []
    var refuses: Set<String> = []

    init() {
      stage.window.addSubview(field)
      field.delegate = self
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
        (.editingDidEnd, "event end"),
      ]
      for (event, name) in events {
        field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
      }
      stage.application.layoutWindows()
    }

    func taken() -> [String] {
      defer { log = [] }
      return log
    }

    private func ask(_ name: String) -> Bool {
      log.append(name)
      return !refuses.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("change \(range.location),\(range.length) to '\(string)'")
      return !refuses.contains("change")
    }
  }

  @Test func `it starts with Apple's defaults`() {
    let field = UITextField()
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.text == "")
    #expect(!field.clearsOnBeginEditing)
    #expect(field.leftViewMode == .never)
  }

  @Test func `the delegate hears of everything in Apple's order`() {
    let desk = Desk()
    #expect(desk.field.becomeFirstResponder())
    #expect(desk.taken() == ["should begin", "did begin", "event begin"])
    desk.field.insertText("a")
    #expect(desk.taken() == ["change 0,0 to 'a'", "event changed", "selection"])
    desk.field.insertText("b")
    desk.field.deleteBackward()
    #expect(
      desk.taken() == [
        "change 1,0 to 'b'", "event changed", "selection", "change 1,1 to ''", "event changed",
        "selection",
      ])
    #expect(desk.field.resignFirstResponder())
    #expect(desk.taken() == ["should end", "did end", "event end"])
  }

  /// What the user does, and what the delegate and the actions hear of it; the text is "one two".
  private static let order: [(String, (UITextField) -> Void, [String])] = [
    ("type", { $0.insertText("a") }, ["change 7,0 to 'a'", "event changed", "selection"]),
    ("delete", { $0.deleteBackward() }, ["change 6,1 to ''", "event changed", "selection"]),
    (
      "delete a word", { _ = $0.perform(.delete(.backward, by: .word)) },
      ["change 4,3 to ''", "event changed", "selection"]
    ),
    ("delete nothing", { _ = $0.perform(.delete(.forward, by: .character)) }, []),
    (
      "type over a selection",
      {
        $0.selectAll(nil)
        $0.insertText("x")
      }, ["selection", "change 0,7 to 'x'", "event changed", "selection"]
    ),
    (
      "cut", { _ = [$0.selectAll(nil), $0.cut(nil)] },
      ["selection", "change 0,7 to ''", "event changed", "selection"]
    ),
    ("move", { _ = $0.perform(.moveToLineEdge(.backward, extends: false)) }, ["selection"]),
    ("move nowhere", { _ = $0.perform(.moveToLineEdge(.forward, extends: false)) }, []),
    ("return", { $0.insertText("\n") }, ["should return"]),
    ("clear", { $0.clear() }, ["should clear", "event changed", "selection"]),
    (
      "undo",
      {
        $0.insertText("a")
        _ = $0.perform(.undo)
      },
      [
        "change 7,0 to 'a'", "event changed", "selection", "change 7,1 to ''", "event changed",
        "selection",
      ]
    ),
    ("set the text", { $0.text = "new" }, []), ("set nothing", { $0.text = nil }, []),
    (
      "leave and come back", { _ = [$0.resignFirstResponder(), $0.becomeFirstResponder()] },
      ["should end", "did end", "event end", "should begin", "did begin", "event begin"]
    ),
  ]

  @Test func `everything the user does is told in one order`() {
    for (name, act, heard) in Self.order {
      let desk = Desk()
      desk.field.text = "one two"
      desk.field.becomeFirstResponder()
      desk.log = []
      act(desk.field)
      #expect(desk.log == heard, "\(name)")
    }
  }

  @Test func `who asks for the reason of the end is told it, and nothing else`() {
    final class Curious: UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("did end") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { log.append("did end: \(reason)") }
    }
    let desk = Desk()
    let curious = Curious()
    desk.field.delegate = curious
    desk.field.becomeFirstResponder()
    desk.field.resignFirstResponder()
    #expect(curious.log == ["did end: committed"])
  }

  @Test func `editing has begun before the keyboard hears of it, and has ended after`() {
    let desk = Desk()
    desk.stage.application.firstResponderDidChange = { [weak desk] in
      desk?.log.append($0 == nil ? "keyboard down" : "keyboard up")
    }
    desk.field.becomeFirstResponder()
    #expect(desk.taken() == ["should begin", "did begin", "event begin", "keyboard up"])
    desk.field.resignFirstResponder()
    #expect(desk.taken() == ["should end", "keyboard down", "did end", "event end"])
  }

  @Test func `notifications come with the field`() {
    let desk = Desk()
    final class Log { var names: [String] = [] }
    let log = Log()
    let names: [NSNotification.Name] = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: desk.field, queue: nil) {
        note in
        MainActor.assumeIsolated { log.names.append(name.rawValue) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    desk.field.becomeFirstResponder()
    desk.field.insertText("a")
    desk.field.text = "set"
    desk.field.resignFirstResponder()
    #expect(log.names == names.map(\.rawValue))
  }

  @Test func `text set by the app tells nobody`() {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    desk.log = []
    desk.field.text = "hello"
    #expect(desk.log.isEmpty)
    #expect(desk.field.editor.content.head == 5)
    desk.field.text = nil
    #expect(desk.field.text == "")
  }

  @Test func `a refused change leaves the text`() {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    desk.field.text = "ab"
    desk.refuses = ["change"]
    desk.log = []
    desk.field.insertText("c")
    desk.field.deleteBackward()
    #expect(desk.field.text == "ab")
    #expect(desk.log == ["change 2,0 to 'c'", "change 1,1 to ''"])
  }

  @Test func `deleting nothing asks nobody`() {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    desk.log = []
    desk.field.deleteBackward()
    #expect(desk.log.isEmpty)
  }

  @Test func `editing doesn't begin or end where the delegate refuses`() {
    let desk = Desk()
    desk.refuses = ["should begin"]
    #expect(!desk.field.becomeFirstResponder())
    #expect(!desk.field.isEditing)
    desk.refuses = ["should end"]
    desk.field.becomeFirstResponder()
    #expect(!desk.field.resignFirstResponder())
    #expect(desk.field.isEditing)
    desk.log = []
    #expect(desk.stage.window.endEditing(true))
    #expect(desk.taken() == ["should end", "did end", "event end"])
    #expect(!desk.field.isEditing)
  }

  @Test func `the next field asks first, then the one before ends`() {
    let desk = Desk()
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
    desk.stage.window.addSubview(other)
    final class Next: UITextFieldDelegate {
      var write: (String) -> Void = { _ in }
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        write("next should begin")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { write("next did begin") }
    }
    let next = Next()
    next.write = { [weak desk] in desk?.log.append($0) }
    other.delegate = next
    desk.field.becomeFirstResponder()
    desk.log = []
    other.becomeFirstResponder()
    #expect(
      desk.taken() == ["next should begin", "should end", "did end", "event end", "next did begin"])
    #expect(!desk.field.isEditing)
    desk.field.becomeFirstResponder()
    desk.refuses = ["should end"]
    #expect(!other.becomeFirstResponder())
    #expect(desk.field.isEditing)
  }

  @Test func `a field that leaves the window ends editing`() {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    desk.log = []
    desk.field.removeFromSuperview()
    #expect(desk.log.contains("did end"))
    #expect(desk.stage.window.firstResponder == nil)
    #expect(desk.stage.application.clock.nextDue == nil)
  }

  @Test func `a disabled field isn't edited`() {
    let desk = Desk()
    desk.field.isEnabled = false
    desk.stage.window.layoutIfNeeded()
    #expect(!desk.field.becomeFirstResponder())
    Finger(desk.stage).tap(CGPoint(x: 60, y: 120))
    #expect(!desk.field.isEditing)
  }

  // MARK: Return

  @Test func `Return asks and leaves the text`() {
    let desk = Desk()
    desk.field.becomeFirstResponder()
    desk.field.text = "a"
    desk.log = []
    desk.field.insertText("\n")
    #expect(desk.taken() == ["should return"])
    #expect(desk.field.text == "a")
    #expect(desk.field.isEditing)
  }

  @Test func `Return ends editing where an action waits for the exit`() {
    let desk = Desk()
    desk.field.addAction(
      UIAction { [weak desk] _ in desk?.log.append("exit") }, for: .editingDidEndOnExit)
    desk.field.becomeFirstResponder()
    desk.log = []
    desk.refuses = ["should return"]
    desk.field.insertText("\n")
    #expect(desk.taken() == ["should return"])
    desk.refuses = []
    desk.field.insertText("\n")
    #expect(desk.taken() == ["should return", "exit", "should end", "did end", "event end"])
  }

  @Test func `Return waits for text where it should`() {
    let desk = Desk()
    desk.field.enablesReturnKeyAutomatically = true
    desk.field.becomeFirstResponder()
    desk.log = []
    desk.field.insertText("\n")
    #expect(desk.log.isEmpty)
    desk.field.insertText("a")
    desk.field.insertText("\n")
    #expect(desk.log.last == "should return")
  }

  // MARK: Clearing

  @Test func `the clear button shows when it should, and clears`() {
    let desk = Desk()
    let field = desk.field
    field.clearButtonMode = .whileEditing
    field.text = "abc"
    desk.stage.window.layoutIfNeeded()
    #expect(field.clearButton.isHidden)
    field.becomeFirstResponder()
    desk.stage.window.layoutIfNeeded()
    #expect(!field.clearButton.isHidden)
    desk.log = []
    Finger(desk.stage).tap(field.clearButton.convert(CGPoint(x: 9, y: 9), to: nil))
    #expect(desk.taken() == ["should clear", "event changed", "selection"])
    #expect(field.text == "")
    desk.stage.window.layoutIfNeeded()
    #expect(field.clearButton.isHidden)
    field.text = "abc"
    desk.refuses = ["should clear"]
    desk.stage.window.layoutIfNeeded()
    Finger(desk.stage).tap(field.clearButton.convert(CGPoint(x: 9, y: 9), to: nil))
    #expect(field.text == "abc")
  }

  @Test func `a right view takes the clear button's place`() {
    let desk = Desk()
    let field = desk.field
    field.clearButtonMode = .always
    field.text = "abc"
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    field.rightViewMode = .whileEditing
    desk.stage.window.layoutIfNeeded()
    #expect(field.rightView?.isHidden == true)
    #expect(!field.clearButton.isHidden)
    field.becomeFirstResponder()
    desk.stage.window.layoutIfNeeded()
    #expect(field.rightView?.frame == CGRect(x: 170, y: 0, width: 30, height: 44))
    #expect(field.clearButton.isHidden)
    #expect(field.editingRect(forBounds: field.bounds).maxX == 170)
  }

  @Test func `a field may clear itself as editing begins`() {
    let desk = Desk()
    desk.field.clearsOnBeginEditing = true
    desk.field.text = "abc"
    desk.refuses = ["should clear"]
    desk.field.becomeFirstResponder()
    #expect(desk.field.text == "abc")
    desk.field.resignFirstResponder()
    desk.refuses = []
    desk.field.becomeFirstResponder()
    #expect(desk.field.text == "")
  }

  // MARK: Keys and pasteboard

  @Test func `keys move the caret, select and delete`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    field.text = "one two"
    #expect(field.perform(.move(.left, by: .character, extends: false)))
    #expect(field.editor.content.head == 6)
    #expect(field.perform(.move(.left, by: .word, extends: true)))
    #expect(field.editor.content.selection == 4..<6)
    #expect(field.perform(.delete(.forward, by: .character)))
    #expect(field.text == "one o")
    #expect(field.perform(.moveToLineEdge(.backward, extends: false)))
    #expect(field.perform(.delete(.forward, by: .word)))
    #expect(field.text == " o")
    #expect(field.perform(.moveToLineEdge(.forward, extends: true)))
    #expect(field.editor.content.selection == 0..<2)
  }

  @Test func `a selection grows from its fixed end and collapses to the side moved to`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    field.text = "abcdef"
    func arrow(_ side: TextSide, extends: Bool = false) {
      _ = field.perform(.move(side, by: .character, extends: extends))
    }
    _ = field.perform(.moveToLineEdge(.backward, extends: false))
    arrow(.right)
    arrow(.right)
    arrow(.right, extends: true)
    arrow(.right, extends: true)
    #expect(field.editor.content.selection == 2..<4)
    arrow(.left)
    #expect(field.editor.content.selection == 2..<2)
    field.editor.select { $0.select(1..<4) }
    arrow(.right)
    #expect(field.editor.content.selection == 4..<4)
    arrow(.left, extends: true)
    arrow(.left, extends: true)
    arrow(.right, extends: true)
    #expect(field.editor.content.selection == 3..<4)
  }

  @Test func `text is copied, cut and pasted through the pasteboard and the delegate`() {
    let desk = Desk()
    let field = desk.field
    var copied: [String] = []
    UIPasteboard.general.hostWillTake = { copied.append($0) }
    field.becomeFirstResponder()
    field.text = "abc"
    #expect(field.perform(.selectAll))
    #expect(field.perform(.copy))
    #expect(copied == ["abc"])
    desk.log = []
    #expect(field.perform(.cut))
    #expect(desk.taken() == ["change 0,3 to ''", "event changed", "selection"])
    #expect(field.text == "")
    UIPasteboard.general.hostString = { "x\ny" }
    #expect(field.perform(.paste))
    #expect(desk.taken() == ["change 0,0 to 'x y'", "event changed", "selection"])
    #expect(field.text == "x y")
    #expect(UIPasteboard.general.changeCount == 2)
  }

  @Test func `what an app overrides holds for keys and the menu too`() {
    final class Stubborn: UITextField {
      var log: [String] = []
      override func paste(_ sender: Any?) { log.append("paste") }
      override func deleteBackward() {
        log.append("delete")
        super.deleteBackward()
      }
      override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    }
    let stage = Stage()
    let field = Stubborn(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    UIPasteboard.general.string = "x"
    _ = field.perform(.paste)
    field.insertText("a")
    _ = field.perform(.delete(.backward, by: .character))
    // In an empty field too, as fields for one digit need it.
    _ = field.perform(.delete(.backward, by: .character))
    #expect(field.log == ["paste", "delete", "delete"])
    #expect(field.text == "")
  }

  @Test func `a secure text isn't copied`() {
    let desk = Desk()
    desk.field.isSecureTextEntry = true
    desk.field.becomeFirstResponder()
    desk.field.insertText("a")
    _ = desk.field.perform(.selectAll)
    _ = desk.field.perform(.cut)
    #expect(desk.field.text == "a")
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `changes are undone in the steps they were made in, and made again`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    for letter in ["a", "b", "c"] { field.insertText(letter) }
    field.deleteBackward()
    field.deleteBackward()
    _ = field.perform(.moveToLineEdge(.backward, extends: false))
    field.insertText("x")
    #expect(field.text == "xa")
    func undo() { _ = field.perform(.undo) }
    func redo() { _ = field.perform(.redo) }
    undo()
    #expect(field.text == "a")
    desk.log = []
    undo()
    #expect(desk.taken() == ["change 1,0 to 'bc'", "event changed", "selection"])
    #expect(field.text == "abc")
    undo()
    undo()
    #expect(field.text == "")
    redo()
    redo()
    #expect(field.text == "a")
    field.insertText("q")
    redo()
    #expect(field.text == "aq")
    desk.refuses = ["change"]
    undo()
    #expect(field.text == "aq")
    desk.refuses = []
    field.text = "new"
    undo()
    #expect(field.text == "new")
  }

  @Test func `what is typed over a selection or elsewhere is undone by itself`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    func type(_ text: String) { for letter in text { field.insertText(String(letter)) } }
    type("first")
    _ = field.perform(.selectAll)
    type("second")
    #expect(field.perform(.undo) && field.text == "first")
    #expect(field.perform(.undo) && field.text == "")
    type("one")
    _ = field.perform(.moveToEdge(.backward, extends: false))
    _ = field.perform(.moveToEdge(.forward, extends: false))
    type("two")
    #expect(field.perform(.undo) && field.text == "one")
  }

  /// What is done to "one two three", what undoing selects, and where the caret is after redoing.
  ///
  /// WebKit, in whose fields undoing selects all that was deleted, says that it does as TextEdit.
  private static let undone: [(String, (UITextField) -> Void, Range<Int>, Int)] = [
    ("a typed run", { for letter in ["a", "b"] { $0.insertText(letter) } }, 13..<13, 15),
    ("letters deleted", { for _ in 0..<3 { $0.deleteBackward() } }, 10..<13, 10),
    (
      "letters deleted forwards",
      {
        _ = $0.perform(.moveToEdge(.backward, extends: false))
        for _ in 0..<3 { _ = $0.perform(.delete(.forward, by: .character)) }
      }, 0..<3, 0
    ),
    ("a word deleted", { _ = $0.perform(.delete(.backward, by: .word)) }, 8..<13, 8),
    (
      "a selection deleted",
      {
        $0.editor.select { $0.select(4..<7) }
        $0.deleteBackward()
      }, 4..<7, 4
    ),
    (
      "a cut",
      {
        $0.editor.select { $0.select(4..<7) }
        $0.cut(nil)
      }, 4..<7, 4
    ),
    (
      "a paste",
      {
        UIPasteboard.general.string = "new"
        $0.paste(nil)
      }, 13..<13, 16
    ),
    (
      "a paste over a selection",
      {
        UIPasteboard.general.string = "new"
        $0.editor.select { $0.select(4..<7, headFirst: true) }
        $0.paste(nil)
      }, 4..<7, 7
    ),
    (
      "typed over a selection",
      {
        $0.editor.select { $0.select(4..<7) }
        for letter in ["a", "b"] { $0.insertText(letter) }
      }, 4..<7, 6
    ),
    (
      "composed over a selection",
      {
        $0.editor.select { $0.select(4..<7) }
        $0.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        $0.insertText("你")
      }, 4..<7, 5
    ),
  ]

  @Test func `undoing selects what was deleted or replaced, and redoing leaves a caret`() {
    for (name, act, selection, caret) in Self.undone {
      let desk = Desk()
      let field = desk.field
      field.text = "one two three"
      field.becomeFirstResponder()
      act(field)
      let text = field.text
      for _ in 0..<2 {
        // Where the caret is meanwhile doesn't matter.
        _ = field.perform(.selectAll)
        _ = field.perform(.undo)
        #expect(field.text == "one two three", "\(name)")
        #expect(field.editor.content.selection == selection, "\(name)")
        _ = field.perform(.redo)
        #expect(field.text == text, "\(name)")
        #expect(field.editor.content.selection == caret..<caret, "\(name)")
      }
    }
  }

  @Test func `what was composed and given up is undone as the deletion that it is`() {
    let desk = Desk()
    let field = desk.field
    field.text = "one two"
    field.becomeFirstResponder()
    field.editor.select { $0.select(4..<7) }
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "one ")
    _ = field.perform(.undo)
    #expect(field.text == "one two")
    // Nothing was changed where nothing was selected.
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    _ = field.perform(.undo)
    #expect(field.text == "one two")
  }

  @Test func `composing that ends as editing does is undone too`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.resignFirstResponder()
    field.becomeFirstResponder()
    _ = field.perform(.undo)
    #expect(field.text == "")
    _ = field.perform(.redo)
    #expect(field.text == "ni")
  }

  @Test func `what was typed while the text was hidden can't be undone, nor what was before`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    field.insertText("a")
    field.isSecureTextEntry = true
    // The first letter takes the place of what was typed before.
    field.insertText("b")
    field.insertText("b")
    field.isSecureTextEntry = false
    _ = field.perform(.undo)
    #expect(field.text == "bb")
    field.insertText("c")
    _ = field.perform(.undo)
    #expect(field.text == "bb")
  }

  @Test func `an app that puts another text in the place of what is undone has its way`() {
    final class Stubborn: UITextFieldDelegate {
      var isAwake = false
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        if isAwake { textField.text = "mine" }
        return true
      }
    }
    let (desk, stubborn) = (Desk(), Stubborn())
    desk.field.delegate = stubborn
    desk.field.becomeFirstResponder()
    desk.field.insertText("a long text")
    stubborn.isAwake = true
    _ = desk.field.perform(.undo)
    #expect(desk.field.text == "mine")
    _ = desk.field.perform(.redo)
    #expect(desk.field.text == "mine")
  }

  @Test func `what was composed is undone as one`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    field.insertText("a")
    field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.insertText("你")
    _ = field.perform(.undo)
    #expect(field.text == "a")
  }

  // MARK: Composing

  @Test func `what is composed is seen, and the delegate is asked about what comes of it`() {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    field.text = "我"
    desk.log = []
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "我ni")
    #expect(desk.taken() == ["event changed", "selection"])
    field.insertText("你")
    #expect(desk.taken() == ["change 1,2 to '你'", "event changed", "selection"])
    #expect(field.text == "我你")
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(desk.log.isEmpty)
    field.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    desk.refuses = ["change"]
    field.insertText("好")
    #expect(field.text == "我你")
  }

  // MARK: Places

  @Test func `an app can read and move the selection`() throws {
    let desk = Desk()
    let field = desk.field
    field.becomeFirstResponder()
    field.text = "abcdef"
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let fourth = try #require(field.position(from: field.endOfDocument, offset: -2))
    let range = try #require(field.textRange(from: fourth, to: second))
    #expect(field.text(in: range) == "cd")
    field.selectedTextRange = range
    #expect(field.editor.content.selection == 2..<4)
    field.insertText("x")
    #expect(field.text == "abxef")
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.offset(from: fourth, to: second) == -2)
    #expect(field.compare(second, to: fourth) == .orderedAscending)
    desk.stage.window.layoutIfNeeded()
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))?.offset == 5)
  }

  // MARK: Fingers

  @Test func `a tap begins editing and puts the caret between the nearest characters`() {
    let desk = Desk()
    let field = desk.field
    field.text = "iiiiWWWW"
    desk.stage.window.layoutIfNeeded()
    let stop = field.textLayout.caretX(at: TextCaret(6))
    Finger(desk.stage).tap(CGPoint(x: 20 + stop + 2, y: 120))
    #expect(field.isEditing)
    #expect(field.editor.content.selection == 6..<6)
    desk.stage.application.clock.advance(to: 2)
    Finger(desk.stage).tap(CGPoint(x: 20 + 190, y: 120))
    #expect(field.editor.content.head == 8)
  }

  @Test func `a double tap selects a word, and the finger goes on selecting by words`() {
    let desk = Desk()
    let field = desk.field
    field.text = "one two three"
    field.becomeFirstResponder()
    desk.stage.window.layoutIfNeeded()
    func point(_ offset: Int) -> CGPoint {
      CGPoint(x: 20 + field.textLayout.caretX(at: TextCaret(offset)) + 1, y: 120)
    }
    let finger = Finger(desk.stage)
    finger.tap(point(5))
    finger.down(point(5).x, 120)
    #expect(field.editor.content.selection == 4..<7)
    #expect(field.caret.isHidden)
    finger.move(point(10).x, 120)
    #expect(field.editor.content.selection == 4..<13)
    finger.move(point(1).x, 120)
    #expect(field.editor.content.selection == 0..<7)
    finger.up()
    desk.stage.window.layoutIfNeeded()
    #expect(field.caret.isHidden)
    field.insertText("x")
    #expect(field.text == "x three")
    desk.stage.window.layoutIfNeeded()
    #expect(!field.caret.isHidden)
  }
}

extension Finger {
  func tap(_ point: CGPoint) { tap(point.x, point.y) }
}
