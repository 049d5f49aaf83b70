import Foundation
import Testing

@testable import Prototype
@testable import UIKit

struct KeyboardChangeTests {
  private let info: [AnyHashable: Any] = [
    UIResponder.keyboardFrameBeginUserInfoKey: CGRect(x: 0, y: 844, width: 390, height: 336),
    UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 508, width: 390, height: 336),
    UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
    UIResponder.keyboardAnimationCurveUserInfoKey: 7,
    UIResponder.keyboardIsLocalUserInfoKey: true,
  ]

  @Test func readsWhatTheNotificationSays() throws {
    let change = try #require(KeyboardChange(info))
    #expect(change.end.minY == 508)
    #expect(change.duration == 0.25)
    #expect(change.options.rawValue == 7 << 16)
  }

  @Test func theKeyboardOfAnotherAppIsNotOurs() {
    var info = info
    info[UIResponder.keyboardIsLocalUserInfoKey] = false
    #expect(KeyboardChange(info) == nil)
  }

  @Test func withoutAFrameThereIsNoChange() {
    var info = info
    info[UIResponder.keyboardFrameEndUserInfoKey] = nil
    #expect(KeyboardChange(info) == nil)
    #expect(KeyboardChange(nil) == nil)
  }
}
