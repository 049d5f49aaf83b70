import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// A key looks pressed exactly as long as a finger or a hardware keyboard holds it.
struct KeyboardHoldsTests {
  private func stage(
    _ model: String = "iphone-14", _ change: (Entry) -> Void = { _ in }
  ) throws -> TypingStage {
    let stage = TypingStage(PhoneSetup(model: try .named(model)))
    stage.first.autocapitalizationType = .none
    change(stage.first)
    stage.edit(stage.first)
    return stage
  }

  /// The keys whose caps look pressed.
  private func pressed(_ stage: TypingStage) -> [Key.Action] {
    let view = stage.phone.keyboard.view
    return view.layout.keys.indices.filter { index in
      let held = KeyLook(
        view.layout.keys[index], state: view.state, isPressed: true,
        cornerRadius: view.metrics.cornerRadius)
      let free = KeyLook(
        view.layout.keys[index], state: view.state, isPressed: false,
        cornerRadius: view.metrics.cornerRadius)
      return held != free && view.look(of: index) == held
    }.map { view.layout.keys[$0].action }
  }

  private func isAtRest(_ stage: TypingStage) -> Bool {
    let view = stage.phone.keyboard.view
    return pressed(stage).isEmpty && view.popupCount == 0 && view.shownMenu == nil
      && stage.phone.nextChange == nil
  }

  nonisolated private static let ways: [(model: String, isSecret: Bool)] = [
    ("iphone-14", false), ("iphone-14", true), ("ipad-11", false), ("ipad-12.9", false),
  ]

  @Test(arguments: ways, ["finger", "hardware"])
  func `a key held by a finger and on the hardware keyboard is let go by both`(
    way: (model: String, isSecret: Bool), first: String
  ) throws {
    for (action, typed) in [
      (Key.Action.type("k"), "k"), (.type("e"), "e"), (.space, " "), (.delete, "\u{8}"),
    ] {
      let stage = try stage(way.model) { $0.isSecureTextEntry = way.isSecret }
      func hold() {
        for _ in 0..<5 {
          typed == "\u{8}"
            ? stage.phone.send(.key(.backspace, modifiers: [])) : stage.phone.send(.text(typed))
          stage.wait(0.04)
          #expect(pressed(stage).contains(action))
        }
      }
      if first == "hardware" { hold() }
      try stage.press(action)
      if first == "finger" { hold() }
      stage.wait(0.05)
      stage.lift()
      hold()
      stage.wait(1)
      #expect(isAtRest(stage), "\(action)")
    }
  }

  @Test(arguments: ways.filter { !$0.isSecret })
  func `a word typed while a key offers its row leaves no key dark`(
    way: (model: String, isSecret: Bool)
  ) throws {
    let stage = try stage(way.model)
    try stage.press(.type("e"))
    stage.wait(0.6)
    for letter in "typed" {
      stage.phone.send(.text(String(letter)))
      stage.wait(0.03)
    }
    #expect(stage.phone.keyboard.view.shownMenu != nil)
    stage.wait(0.2)
    #expect(pressed(stage).isEmpty && stage.phone.keyboard.view.shownMenu != nil)
    stage.lift()
    stage.wait(0.2)
    #expect(isAtRest(stage) && stage.first.text == "typede")
  }

  @Test func `what shines on the hardware keyboard shines on other keys too`() throws {
    let stage = try stage()
    stage.phone.send(.text("g"))
    stage.wait(0.02)
    stage.phone.send(.rotate(.landscapeLeft))
    stage.phone.keyboard.refresh()
    #expect(pressed(stage) == [.type("g")])
    stage.wait(1)
    #expect(isAtRest(stage))
  }

  @Test func `a key stays held as the phone's appearance changes`() throws {
    let stage = try stage("ipad-11")
    try stage.press(.type("g"))
    stage.phone.send(.appearance(.dark))
    #expect(pressed(stage) == [.type("g")])
    stage.touch(.cancelled, .zero)
    stage.wait(1)
    #expect(isAtRest(stage))
  }

  /// The pixels of the keyboard.
  private func picture(_ stage: TypingStage) -> [UInt32] {
    let size = stage.phone.size
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    stage.phone.draw(on: Canvas(bitmap, scale: 1))
    // Bubbles reach over the keyboard.
    let top = Int(stage.phone.keyboard.frame.minY) - 30
    return (top..<Int(size.height)).flatMap { y in
      (0..<Int(size.width)).map { bitmap.pixel(x: $0, y: y) }
    }
  }

  @Test(arguments: [0.1, 0.6], [false, true])
  func `what stands above a held key turns light and dark with the keys`(
    time: Double, isEmoji: Bool
  ) throws {
    var pictures: [[UInt32]] = []
    for (before, meanwhile) in [
      (Appearance.dark, Appearance.dark), (.light, .light), (.light, .dark),
    ] {
      let stage = try stage()
      var place = try stage.place(of: .type("e"))
      if isEmoji {
        try stage.tap(.emoji)
        stage.wait(0.3)
        let emoji = try #require(stage.phone.keyboard.view.emojiView)
        place = try #require(emoji.place(of: "👍", in: .recents))
      }
      stage.phone.send(.appearance(before))
      stage.touch(.began, place)
      stage.wait(time)
      _ = picture(stage)
      stage.phone.send(.appearance(meanwhile))
      stage.wait(0.1)
      pictures.append(picture(stage))
      let view = stage.phone.keyboard.view
      let isBubble = time < 0.5
      #expect(
        isEmoji
          ? (view.emojiView?.shownPopup != nil) == isBubble
            && (view.emojiView?.shownTones != nil) != isBubble
          : (view.popupCount == 1) == isBubble && (view.shownMenu != nil) != isBubble)
    }
    #expect(pictures[0] == pictures[2] && pictures[0] != pictures[1])
  }
}
