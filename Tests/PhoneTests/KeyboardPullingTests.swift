import Foundation
import Testing

@testable import Phone
@testable import UIKit

/// An iPad's keys have second texts, which a finger pulls down.
struct KeyboardPullingTests {
  private func stage(_ model: String = "ipad-11") throws -> TypingStage {
    let stage = TypingStage(PhoneSetup(model: try .named(model)))
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    return stage
  }

  /// Presses a key, moves the finger in steps and lifts it.
  private func drag(
    _ stage: TypingStage, _ text: String, across: CGFloat = 0, down: CGFloat, steps: Int = 5
  ) throws {
    try move(stage, text, across: across, down: down, steps: steps)
    stage.lift()
    stage.wait(0.05)
  }

  private func move(
    _ stage: TypingStage, _ text: String, across: CGFloat = 0, down: CGFloat, steps: Int = 5
  ) throws {
    let start = try stage.place(of: .type(text))
    try stage.press(.type(text))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(x: start.x + across * share, y: start.y + down * share)
      stage.touch(.moved, place)
      stage.wait(0.01)
    }
  }

  private func mark(_ stage: TypingStage, _ text: String) throws -> KeyLook.Mark? {
    let view = stage.phone.keyboard.view
    let index = view.layout.keys.firstIndex { $0.action == .type(text) }
    return index.map { view.look(of: $0).mark }
  }

  @Test(arguments: [1, 5, 40])
  func `every letter types its second text when it is pulled down`(steps: Int) throws {
    let stage = try stage()
    for text in KeyboardTexts.tablet(plane: .letters).joined() {
      // An apostrophe is no reason to go elsewhere.
      try drag(stage, text, across: 8, down: 40, steps: steps)
    }
    #expect(stage.first.text == "1234567890@#$&*()'\"%-+=/;:!?")
  }

  @Test func `numbers have the signs of the next keys, and those have none`() throws {
    let stage = try stage()
    try stage.tap(.show(.numbers))
    for text in ["@", "#", "'", ","] { try drag(stage, text, down: 40) }
    #expect(stage.first.text == "€£{!")
    #expect(stage.phone.keyboard.typing.plane == .numbers)
    try stage.tap(.show(.symbols))
    #expect(stage.phone.keyboard.view.layout.keys.allSatisfy { $0.second == nil })
  }

  @Test(arguments: [(4.0, "q"), (16, "q"), (20, "1"), (31, "1"), (200, "1"), (-60, "")])
  func `half of the way decides`(down: Double, text: String) throws {
    let stage = try stage()
    try drag(stage, "q", down: down)
    #expect(stage.first.text == text)
  }

  @Test func `a finger that comes back types the letter`() throws {
    let stage = try stage()
    try move(stage, "q", down: 40)
    try stage.slide(to: .type("q"))
    stage.lift()
    #expect(stage.first.text == "q")
  }

  @Test func `a finger that goes aside slides to other keys, also down from there`() throws {
    let stage = try stage()
    try move(stage, "q", across: 70, down: 4)
    try stage.slide(to: .type("s"))
    stage.lift()
    #expect(stage.first.text == "s")
  }

  @Test func `the second text comes down and grows while the first goes`() throws {
    let stage = try stage()
    #expect(try mark(stage, "g") == .pair("g", second: "*", size: 24, pulled: 0))
    try move(stage, "g", down: 18)
    #expect(try mark(stage, "g") == .pair("g", second: "*", size: 24, pulled: 0.5))
    stage.touch(.moved, CGPoint(x: 400, y: 1190))
    #expect(try mark(stage, "g") == .pair("g", second: "*", size: 24, pulled: 1))
    stage.lift()
    #expect(try mark(stage, "g") == .pair("g", second: "*", size: 24, pulled: 0))
    #expect(stage.first.text == "*")
  }

  @Test func `what is pulled offers nothing, and what offers something isn't pulled`() throws {
    let stage = try stage()
    try move(stage, "e", down: 40)
    stage.wait(2)
    #expect(stage.phone.keyboard.view.shownMenu == nil)
    stage.lift()
    try stage.press(.type("e"))
    stage.wait(0.6)
    let place = try stage.place(of: .type("e"))
    stage.touch(.moved, CGPoint(x: place.x, y: place.y + 40))
    stage.lift()
    #expect(stage.first.text == "3e")
  }

  @Test func `another finger takes what is pulled`() throws {
    let stage = try stage()
    try move(stage, "q", down: 40)
    try stage.press(.type("m"), finger: 2)
    #expect(stage.first.text == "1")
    stage.lift(finger: 2)
    stage.lift()
    #expect(stage.first.text == "1m")
  }

  @Test func `shift makes capitals of letters only`() throws {
    let stage = try stage()
    try stage.tap(.shift)
    #expect(try mark(stage, "g") == .pair("G", second: "*", size: 24, pulled: 0))
    try drag(stage, "w", down: 40)
    #expect(stage.first.text == "2")
  }

  @Test func `an iPhone has none`() throws {
    let stage = try stage("iphone-15")
    #expect(stage.phone.keyboard.view.layout.keys.allSatisfy { $0.second == nil })
    try drag(stage, "q", down: 54)
    #expect(stage.first.text == "a")
  }
}
