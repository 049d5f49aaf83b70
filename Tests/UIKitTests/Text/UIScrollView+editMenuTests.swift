import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UIScrollViewEditMenuTests {
  /// Thirty lines in a text view that scrolls, or in a field of a form that does; "two" is selected
  /// and the menu stands over it.
  final class Desk {
    let stage = Stage()
    let scrollView: UIScrollView
    let text: any TextSurface
    let finger: Finger

    init(isForm: Bool) {
      finger = Finger(stage)
      let frame = CGRect(x: 0, y: 100, width: 390, height: 200)
      if isForm {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        field.text = "one two three"
        scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = CGSize(width: 390, height: 900)
        scrollView.addSubview(field)
        text = field
      } else {
        let view = UITextView(frame: frame)
        view.text = String(repeating: "\n", count: 6) + "one two three"
        view.text += String(repeating: "\n", count: 40)
        scrollView = view
        text = view
      }
      stage.window.addSubview(scrollView)
      text.becomeFirstResponder()
      text.editor.select { $0.moveCaret(to: 0) }
      stage.application.layoutWindows()
      let place = text.caretRect(at: TextCaret(isForm ? 5 : 11))
      let point = text.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
      for delay in [1, 0.05] { finger.tap(point.x, point.y, after: delay) }
    }

    var isMenuShown: Bool { stage.application.editMenu?.isShown == true }

    /// Where the selection is on the screen.
    var place: CGFloat {
      text.convert(text.selectionFrames.first ?? .null, to: nil).midY
    }

    func rest(_ duration: TimeInterval = 3) {
      stage.advance(to: stage.application.clock.now + duration)
    }

    /// Drags from beside the text, and lets go at rest.
    func drag(by way: CGFloat) {
      finger.down(350, 200, after: 1)
      finger.drag(to: 350, 200 + way, during: 0.3)
      #expect(!isMenuShown)
      rest(0.5)
      #expect(!isMenuShown)
      finger.up(after: 0.5)
      rest()
    }
  }

  @Test(arguments: [false, true])
  func `the menu goes while the text is scrolled, and comes back over the selection`(
    isForm: Bool
  ) throws {
    let desk = Desk(isForm: isForm)
    #expect(desk.isMenuShown)
    let before = desk.place
    desk.drag(by: -40)
    #expect(desk.isMenuShown)
    #expect(before - desk.place > 20)
    let menu = try #require(desk.stage.application.editMenu)
    #expect(abs(menu.frame.maxY - desk.place) < 40)
    // Let go in motion, it waits until the content rests.
    desk.finger.down(350, 200, after: 1)
    desk.finger.drag(to: 350, 240, during: 0.1)
    desk.finger.up()
    #expect(desk.scrollView.isDecelerating && !desk.isMenuShown)
    desk.rest()
    #expect(!desk.scrollView.isDecelerating && desk.isMenuShown)
  }

  @Test(arguments: [false, true])
  func `the menu comes back only over a selection in sight`(isForm: Bool) {
    let desk = Desk(isForm: isForm)
    desk.drag(by: -190)
    #expect(!desk.isMenuShown)
    desk.drag(by: 190)
    #expect(desk.isMenuShown)
  }

  @Test(arguments: [false, true])
  func `a wheel sends the menu away until it rests`(isForm: Bool) {
    let desk = Desk(isForm: isForm)
    for _ in 0..<4 {
      desk.stage.application.scroll(
        by: CGSize(width: 0, height: -10), at: CGPoint(x: 350, y: 200))
      desk.rest(0.1)
      #expect(!desk.isMenuShown)
    }
    desk.rest(0.5)
    #expect(desk.isMenuShown)
  }

  @Test func `the menu of a caret, and one that was sent away, don't come back`() {
    let desk = Desk(isForm: false)
    desk.finger.tap(350, 280, after: 1)
    #expect(desk.text.editor.content.selection.isEmpty && !desk.isMenuShown)
    desk.finger.tap(350, 280, after: 1)
    #expect(desk.isMenuShown)
    desk.drag(by: -40)
    #expect(!desk.isMenuShown)

    let other = Desk(isForm: false)
    other.finger.down(350, 200, after: 1)
    other.finger.drag(to: 350, 160, during: 0.1)
    other.finger.up()
    other.text.insertText("x")
    other.rest()
    #expect(!other.isMenuShown)
  }
}
