import Foundation
import Testing

@testable import Phone
@testable import UIKit

/// Each time of the keyboard, from just before it to just after it.
struct KeyboardTimesTests {
  private func stage(_ model: String = "iphone-14") throws -> TypingStage {
    let stage = TypingStage(PhoneSetup(model: try .named(model)))
    stage.first.autocapitalizationType = .none
    stage.second.autocapitalizationType = .none
    return stage
  }

  @Test(arguments: [(0.49, 1), (0.51, 2), (0.59, 2), (0.61, 3), (1.01, 7), (2.95, 26)])
  func `a held delete key takes one, another after half a second and ten a second then`(
    time: TimeInterval, count: Int
  ) throws {
    let stage = try stage()
    stage.first.text = String(repeating: "a", count: 50)
    stage.edit(stage.first)
    try stage.press(.delete)
    stage.wait(time)
    #expect(50 - stage.first.text.count == count)
    stage.lift()
  }

  @Test(arguments: [(0.49, true), (0.51, false)])
  func `two taps within half a second lock capitals`(pause: TimeInterval, locks: Bool) throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.press(.shift)
    stage.lift()
    stage.wait(pause)
    try stage.press(.shift)
    stage.lift()
    try stage.tap(letters: "ab")
    #expect(stage.first.text == (locks ? "AB" : "ab"))
  }

  @Test(arguments: [(2.9, "ok. "), (3.1, "ok  ")])
  func `two spaces within three seconds make a full stop`(pause: TimeInterval, text: String) throws
  {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.tap(letters: "ok")
    try stage.press(.space)
    stage.lift()
    stage.wait(pause)
    try stage.press(.space)
    stage.lift()
    #expect(stage.first.text == text)
  }

  @Test(arguments: [(0.49, false), (0.51, true)])
  func `a key that is held for half a second offers more`(time: TimeInterval, offers: Bool) throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.press(.type("e"))
    stage.wait(time)
    #expect((stage.phone.keyboard.touches.presses.values.first?.menu != nil) == offers)
    stage.lift()
    #expect(stage.first.text == "e")
  }

  @Test(arguments: ["iphone-se-1", "iphone-14", "ipad-11", "ipad-12.9"])
  func `a finger on a key as the phone turns leaves a keyboard that types`(model: String) throws {
    let table: [(Key.Action, String)] = [
      (.type("g"), "abc"), (.shift, "abc"), (.delete, "ab"), (.space, "abc"), (.return, "abc"),
    ]
    for (action, text) in table {
      let stage = try stage(model)
      stage.first.text = "abc"
      stage.edit(stage.first)
      try stage.press(action)
      stage.phone.send(.rotate(.landscapeLeft))
      stage.wait(1)
      stage.lift()
      stage.wait(1)
      #expect(stage.first.text == text, "\(action)")
      try stage.tap(letters: "x")
      #expect(stage.first.text == text + (action == .shift ? "X" : "x"))
    }
  }

  @Test func `locked capitals are for one text`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.tap(.shift, .shift)
    try stage.tap(letters: "a")
    stage.second.becomeFirstResponder()
    stage.wait(0.2)
    try stage.tap(letters: "b")
    #expect(stage.first.text == "A" && stage.second.text == "b")
  }

  @Test func `a keyboard that goes with a finger on it comes back without a bubble`() throws {
    let stage = try stage()
    stage.edit(stage.first)
    try stage.press(.type("g"))
    stage.first.resignFirstResponder()
    stage.wait(1)
    stage.lift()
    stage.wait(1)
    #expect(stage.first.text == "")
    stage.edit(stage.first)
    #expect(stage.phone.keyboard.view.popupCount == 0)
    #expect(stage.phone.nextChange == nil)
  }

  @Test func `sent away on its way up, the keyboard is announced both ways and is hidden once`()
    throws
  {
    let stage = try stage()
    stage.first.becomeFirstResponder()
    stage.wait(0.1)
    stage.first.resignFirstResponder()
    stage.wait(2)
    let will = stage.names.filter { $0.hasPrefix("Will") }
    #expect(will == ["WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide"])
    #expect(stage.names.last == "DidHide")
    #expect(stage.names.count { $0 == "DidHide" } == 1)
  }

  @Test func `a held delete key ends at the text that it began in`() throws {
    let stage = try stage()
    stage.first.text = "abcdefghij"
    stage.second.text = "klmnopqrst"
    stage.edit(stage.first)
    try stage.press(.delete)
    stage.wait(0.75)
    #expect(stage.first.text == "abcdef")
    stage.second.becomeFirstResponder()
    stage.wait(2)
    #expect(stage.second.text == "klmnopqrst")
    stage.lift()
  }

  @Test func `a held delete key ends with the keyboard and doesn't come back with it`() throws {
    let stage = try stage()
    stage.first.text = String(repeating: "a", count: 50)
    stage.edit(stage.first)
    try stage.press(.delete)
    stage.wait(0.75)
    stage.first.resignFirstResponder()
    stage.wait(3)
    #expect(stage.first.text.count == 46)
    #expect(stage.phone.nextChange == nil)
    stage.lift()
    stage.edit(stage.first)
    stage.wait(2)
    #expect(stage.first.text.count == 46)
  }
}
