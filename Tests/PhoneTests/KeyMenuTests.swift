import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// A held key offers what is like its letter.
struct KeyMenuTests {
  private func stage(_ type: UIKeyboardType = .default) -> TypingStage {
    let stage = TypingStage()
    stage.first.autocapitalizationType = .none
    stage.first.keyboardType = type
    stage.edit(stage.first)
    return stage
  }

  private func slide(_ stage: TypingStage, from action: Key.Action, by x: CGFloat, _ y: CGFloat = 0)
    throws
  {
    let place = try stage.place(of: action)
    stage.touch(.moved, CGPoint(x: place.x + x, y: place.y + y))
  }

  @Test func `held for half a second and lifted it types its own letter`() throws {
    let stage = stage()
    try stage.press(.type("e"))
    stage.wait(0.49)
    #expect(stage.phone.keyboard.view.shownMenu == nil)
    stage.wait(0.02)
    #expect(
      stage.phone.keyboard.view.shownMenu?.texts == ["e", "è", "é", "ê", "ë", "ē", "ė", "ę"])
    stage.lift()
    #expect(stage.first.text == "e" && stage.phone.keyboard.view.shownMenu == nil)
    stage.wait(0.1)
    #expect(stage.phone.nextChange == nil)
  }

  @Test(arguments: [(0.0, "e"), (39, "è"), (78, "é"), (117, "ê"), (600, "ę"), (-300, "e")])
  func `sliding along the row chooses`(way: Double, letter: String) throws {
    let stage = stage()
    try stage.press(.type("e"))
    stage.wait(0.6)
    try slide(stage, from: .type("e"), by: way, -60)
    stage.lift()
    #expect(stage.first.text == letter)
  }

  @Test func `on the right the row goes to the left`() throws {
    let stage = stage()
    try stage.press(.type("o"))
    stage.wait(0.6)
    let menu = try #require(stage.phone.keyboard.view.shownMenu)
    #expect(menu.texts.last == "o" && menu.texts.count == 9)
    try slide(stage, from: .type("o"), by: -39)
    stage.lift()
    #expect(stage.first.text == "õ")
  }

  @Test func `a finger that goes away from the row types nothing`() throws {
    let stage = stage()
    try stage.press(.type("e"))
    stage.wait(0.6)
    try slide(stage, from: .type("e"), by: 0, 120)
    stage.lift()
    #expect(stage.first.text == "")
  }

  @Test func `with shift the letters are capitals, and shift is used up`() throws {
    let stage = stage()
    try stage.tap(.shift)
    try stage.press(.type("s"))
    stage.wait(0.6)
    #expect(stage.phone.keyboard.view.shownMenu?.texts == ["S", "Ś", "Š"])
    try slide(stage, from: .type("s"), by: 39)
    stage.lift()
    try stage.tap(letters: "s")
    #expect(stage.first.text == "Śs")
  }

  @Test func `a key that offers nothing is a plain key, and moving on starts anew`() throws {
    let stage = stage()
    try stage.press(.type("g"))
    stage.wait(1)
    #expect(stage.phone.keyboard.view.shownMenu == nil)
    try stage.slide(to: .type("a"))
    stage.wait(0.4)
    #expect(stage.phone.keyboard.view.shownMenu == nil)
    stage.wait(0.2)
    #expect(stage.phone.keyboard.view.shownMenu?.texts.first == "a")
    stage.lift()
    #expect(stage.first.text == "a")
  }

  @Test func `another finger takes what is chosen`() throws {
    let stage = stage()
    try stage.press(.type("e"), finger: 1)
    stage.wait(0.6)
    try slide(stage, from: .type("e"), by: 78)
    try stage.press(.type("t"), finger: 2)
    #expect(stage.first.text == "é")
    #expect(stage.phone.keyboard.view.shownMenu == nil)
    stage.lift(finger: 2)
    stage.lift(finger: 1)
    #expect(stage.first.text == "ét")
  }

  @Test func `domains stand on the full stop of an address and on .com`() throws {
    let mail = stage(.emailAddress)
    try mail.press(.type("."))
    mail.wait(0.6)
    let menu = try #require(mail.phone.keyboard.view.shownMenu)
    #expect(Set(menu.texts) == [".", ".com", ".net", ".edu", ".org", ".us"])
    mail.lift()
    let web = stage(.URL)
    try web.press(.type(".com"))
    web.wait(0.6)
    #expect(web.phone.keyboard.view.shownMenu?.texts.count == 5)
    web.lift()
    #expect(web.first.text == ".com")
  }

  @Test func `digits of a pad offer nothing`() throws {
    let stage = stage(.numberPad)
    try stage.press(.type("0"))
    stage.wait(1)
    #expect(stage.phone.keyboard.view.shownMenu == nil)
  }

  @Test(arguments: DeviceModel.all)
  func `every row stays on the screen, its own letter over its key where there is room`(
    model: DeviceModel
  ) {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let metrics = KeyboardMetrics(model: model, orientation: orientation, hasPredictiveBar: true)
      for type in [UIKeyboardType.default, .emailAddress, .URL] {
        for plane in [KeyboardPlane.letters, .numbers, .symbols] {
          for key in KeyboardLayout(type: type, plane: plane, metrics: metrics).keys {
            guard case .type(let text) = key.action else { continue }
            let others = KeyAlternatives.of(text, type: type, isCapital: false)
            guard
              let menu = KeyMenu(
                key: key.frame, own: text, others: others, metrics: metrics)
            else { continue }
            #expect(menu.bubble.head.minX >= 2 && menu.bubble.head.maxX <= metrics.width - 2)
            for (index, other) in menu.texts.enumerated() {
              let cell = (menu.bubble.head.width - 10) / CGFloat(menu.texts.count)
              let x = menu.bubble.head.minX + 5 + (CGFloat(index) + 0.5) * cell
              let found = menu.index(at: CGPoint(x: x, y: key.frame.midY))
              #expect(found.map { menu.texts[$0] } == other)
            }
          }
        }
      }
    }
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft])
  func `on an iPad the row stands clear above the key, narrower than the keys`(
    orientation: Orientation
  ) throws {
    let stage = TypingStage(PhoneSetup(model: try .named("ipad-11"), orientation: orientation))
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    for letter in ["e", "o", "z"] {
      try stage.press(.type(letter))
      stage.wait(0.6)
      let menu = try #require(stage.phone.keyboard.view.shownMenu)
      let key = menu.bubble.key
      #expect(key.minY - menu.bubble.head.maxY == 14 && menu.bubble.head.height == 66)
      #expect(menu.bubble.head.width == CGFloat(menu.texts.count) * 56 + 10)
      #expect(menu.index(at: CGPoint(x: key.midX, y: key.midY)) == menu.ownIndex)
      stage.lift()
    }
    #expect(stage.first.text == "eoz")
  }
}
