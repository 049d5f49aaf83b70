import Foundation
import Testing

@testable import UIKit

@MainActor struct CaretViewTests {

  @Test func `it blinks as it was measured on iOS`() {
    let stage = Stage()
    let caret = CaretView(frame: CGRect(x: 0, y: 0, width: 2, height: 20))
    stage.window.addSubview(caret)
    caret.show()
    let table: [(TimeInterval, CGFloat)] = [
      (0.25, 1), (0.5, 1), (0.54, 0.75), (0.58, 0.5), (0.62, 0.25), (0.66, 0), (0.85, 0),
      (0.89, 0.25), (0.93, 0.5), (0.97, 0.75), (1.01, 1), (1.5, 1), (1.66, 0), (7.7, 0), (8.2, 1),
    ]
    for (time, opacity) in table {
      stage.advance(to: time)
      #expect(caret.opacity == opacity, "\(time) s")
    }
  }

  @Test func `it starts anew when it is shown again, and sleeps when hidden`() {
    let stage = Stage()
    let caret = CaretView(frame: CGRect(x: 0, y: 0, width: 2, height: 20))
    stage.window.addSubview(caret)
    caret.show()
    stage.advance(to: 0.7)
    caret.show()
    #expect(caret.opacity == 1)
    stage.advance(to: 1.2)
    #expect(caret.opacity == 1)
    caret.hide()
    #expect(stage.application.clock.nextDue == nil)
  }

  @Test func `a blink dirties no more than the caret`() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    field.text = "Hello"
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.application.layoutWindows()
    var list: DisplayList {
      DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    }
    let before = list
    stage.advance(to: 0.7)
    let caret = field.caret.convert(field.caret.bounds, to: nil)
    let changes = list.changes(since: before)
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0 == caret })
    #expect(caret.width == 2)
  }
}
