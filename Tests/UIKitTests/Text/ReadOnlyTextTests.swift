import Foundation
import Graphics
import Testing

@testable import UIKit

/// What can be done to a text that can't be edited.
@MainActor struct ReadOnlyTextTests {
  /// Such a text with a delegate, at 20, 400, below a field that is edited.
  private final class Desk: UITextViewDelegate {
    let field = TextPointerTests.Desk()
    let view = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 120))
    var log: [String] = []

    init(_ text: String = "one two three\nfour five") {
      view.text = text
      view.isEditable = false
      view.delegate = self
      field.stage.window.addSubview(view)
      field.stage.application.layoutWindows()
    }

    var selected: String { (view.text as NSString).substring(with: view.selectedRange) }

    func place(_ offset: Int) -> CGPoint {
      field.stage.application.layoutWindows()
      let caret = view.caretRect(at: TextCaret(offset))
      return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    func hold(_ offset: Int) {
      field.finger.down(place(offset).x, place(offset).y, after: 1)
      field.stage.advance(to: field.stage.application.clock.now + 0.6)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.append("should begin")
      return false
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.append("should end")
      return false
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
    func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  }

  @Test func `a double tap selects a word, a triple tap a paragraph, a tap elsewhere nothing`() {
    let desk = Desk()
    desk.field.doubleTap(desk.place(5))
    #expect(desk.selected == "two")
    #expect(desk.field.menu == ["Copy", "Select All"])
    #expect(desk.view.isFirstResponder && !desk.field.field.isEditing)
    desk.field.finger.tap(desk.place(5).x, desk.place(5).y, after: 0.05)
    #expect(desk.selected == "one two three")
    desk.field.tap(desk.place(17))
    #expect(desk.selected.isEmpty && desk.field.menu == nil)
    desk.field.tap(desk.place(17))
    #expect(desk.field.menu == nil)
  }

  @Test func `a long press selects the word under the finger, which goes on by words`() {
    let desk = Desk()
    desk.hold(5)
    #expect(desk.selected == "two" && desk.view.pointer.loupe == nil)
    desk.field.finger.drag(to: desk.place(10).x, desk.place(10).y, during: 0.2)
    #expect(desk.selected == "two three")
    desk.field.finger.up()
    #expect(desk.field.menu == ["Copy", "Select All"])
  }

  @Test func `handles are carried, and the menu copies`() throws {
    let desk = Desk()
    desk.field.doubleTap(desk.place(5))
    desk.field.finger.down(desk.place(7).x, desk.place(7).y + 16, after: 1)
    desk.field.finger.drag(to: desk.place(13).x, desk.place(13).y + 16, during: 0.3)
    desk.field.finger.up()
    #expect(desk.selected == "two three")
    try desk.field.choose("Copy")
    #expect(UIPasteboard.general.string == "two three")
    desk.field.tap(desk.place(5))
    try desk.field.choose("Select All")
    #expect(desk.selected == desk.view.text)
    #expect(desk.field.menu == ["Copy"])
  }

  @Test func `keys select and copy, and change nothing`() {
    let desk = Desk()
    let text = desk.view.text
    desk.field.tap(desk.place(4))
    #expect(desk.view.perform(.move(.right, by: .word, extends: true)))
    #expect(desk.selected == "two")
    #expect(desk.view.perform(.copy) && UIPasteboard.general.string == "two")
    #expect(desk.view.perform(.selectAll) && desk.selected == text)
    UIPasteboard.general.string = "x"
    let changes: [EditingCommand] = [
      .cut, .paste, .undo, .redo, .delete(.backward, by: .character), .delete(.forward, by: .word),
    ]
    for command in changes {
      #expect(desk.view.perform(command) && desk.view.text == text && desk.selected == text)
    }
    #expect(UIPasteboard.general.string == "x")
    #expect(desk.view.keyInput == nil)
  }

  @Test func `the delegate hears of the selection only, and there is no caret`() {
    let desk = Desk()
    desk.field.tap(desk.place(4))
    desk.field.stage.application.layoutWindows()
    #expect(desk.view.isFirstResponder && !desk.view.caret.isShown)
    #expect(desk.view.caretRectInWindow == nil)
    desk.field.tap(desk.place(8))
    desk.field.stage.application.layoutWindows()
    #expect(!desk.view.caret.isShown)
    #expect(desk.view.resignFirstResponder())
    #expect(Set(desk.log) == ["selection"])
  }

  @Test(arguments: [true, false])
  func `a press that moves selects nothing`(scrolls: Bool) {
    let desk = Desk(String(repeating: "word and word\n", count: 30))
    desk.view.isScrollEnabled = scrolls
    for _ in 0..<2 {
      let offset = desk.view.contentOffset.y
      desk.field.finger.down(60, 500, after: 1)
      desk.field.finger.drag(to: 62, 430, during: 0.3)
      desk.field.finger.up()
      #expect(desk.selected.isEmpty)
      #expect((desk.view.contentOffset.y > offset) == scrolls)
      desk.field.stage.advance(to: desk.field.stage.application.clock.now + 3)
      // The same where it is the first responder.
      desk.field.tap(CGPoint(x: 60, y: 460))
      #expect(desk.view.isFirstResponder)
    }
  }

  @Test func `nothing is selected where nothing may be`() {
    let desk = Desk()
    desk.field.doubleTap(desk.place(5))
    desk.view.isSelectable = false
    #expect(!desk.view.isFirstResponder)
    desk.log = []
    desk.field.doubleTap(desk.place(9))
    desk.hold(9)
    desk.field.finger.up()
    #expect(desk.log.isEmpty && !desk.view.isFirstResponder)
    // What can be edited is selected all the same.
    desk.view.isEditable = true
    desk.view.delegate = nil
    desk.field.tap(desk.place(9))
    #expect(desk.view.isFirstResponder)
  }

  @Test func `editing ends, and is told to, as a text becomes one that can't be edited`() {
    let desk = UITextViewTests.Desk()
    desk.view.becomeFirstResponder()
    desk.log = []
    desk.view.isEditable = false
    #expect(!desk.view.isFirstResponder)
    #expect(desk.taken() == ["should end", "did end"])
  }
}
