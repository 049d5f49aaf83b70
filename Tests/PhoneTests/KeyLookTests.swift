import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

/// The colours of keys on the screen, at rest and pressed.
struct KeyLookTests {
  private struct Rig {
    let stage: TypingStage

    init(_ appearance: Appearance, _ change: (Entry) -> Void = { _ in }) throws {
      stage = TypingStage(
        PhoneSetup(model: try .named("iphone-14"), appearance: appearance))
      stage.first.autocapitalizationType = .none
      change(stage.first)
      stage.edit(stage.first)
    }

    /// The colour of a cap beside its mark, as RRGGBB.
    func cap(_ action: Key.Action) throws -> String {
      let key = try #require(
        stage.phone.keyboard.view.layout.keys.first { $0.action == action })
      let middle = try stage.place(of: action)
      return color(middle.x - key.frame.width / 2 + 7, middle.y - key.frame.height / 2 + 4)
    }

    func color(_ x: CGFloat, _ y: CGFloat) -> String {
      let bitmap = Bitmap(width: 390, height: 844)
      stage.phone.draw(on: Canvas(bitmap, scale: 1))
      return String(format: "%06X", bitmap.pixel(x: Int(x), y: Int(y)) & 0xFFFFFF)
    }

    /// The background in the predictive bar.
    var background: String { color(6, 514) }
  }

  @Test func `light keys are white or grey on a light ground`() throws {
    let rig = try Rig(.light)
    #expect(rig.background == "D5D6DD")
    #expect(try rig.cap(.type("g")) == "FFFFFF")
    #expect(try rig.cap(.space) == "FFFFFF")
    for action in [Key.Action.shift, .delete, .show(.numbers), .return] {
      #expect(try rig.cap(action) == "ABB1BA")
    }
  }

  @Test func `dark keys are light or dark grey on a dark ground`() throws {
    let rig = try Rig(.dark)
    #expect(rig.background == "2C2C2C")
    #expect(try rig.cap(.type("g")) == "6B6B6B")
    for action in [Key.Action.shift, .delete, .show(.numbers), .return] {
      #expect(try rig.cap(action) == "474747")
    }
  }

  @Test(arguments: [(Appearance.light, "FFFFFF", "ABB1BA"), (.dark, "6B6B6B", "474747")])
  func `a pressed key takes the colour of the other kind`(
    appearance: Appearance, letter: String, system: String
  ) throws {
    for (action, rest, pressed) in [
      (Key.Action.delete, system, letter), (.space, letter, system), (.return, system, letter),
    ] {
      let rig = try Rig(appearance)
      #expect(try rig.cap(action) == rest)
      try rig.stage.press(action)
      #expect(try rig.cap(action) == pressed)
      rig.stage.lift()
      #expect(try rig.cap(action) == rest)
    }
  }

  @Test(arguments: [(Appearance.light, "FFFFFF", "000000"), (.dark, "6B6B6B", "FFFFFF")])
  func `the cross of a held delete is cut out of its tag`(
    appearance: Appearance, cap: String, tag: String
  ) throws {
    let rig = try Rig(appearance)
    try rig.stage.press(.delete)
    let middle = try rig.stage.place(of: .delete)
    let bitmap = Bitmap(width: 390 * 3, height: 844 * 3)
    rig.stage.phone.draw(on: Canvas(bitmap, scale: 3))
    func color(_ x: CGFloat, _ y: CGFloat) -> String {
      let (x, y) = (Int((middle.x + x) * 3), Int((middle.y + y) * 3))
      return String(format: "%06X", bitmap.pixel(x: x, y: y) & 0xFFFFFF)
    }
    #expect(color(1.5, 0) == cap && color(4.5, 3) == cap && color(-1.5, 3) == cap)
    #expect(color(-5, 0) == tag && color(1.5, -5) == tag && color(9, 0) == tag)
  }

  @Test(arguments: [(Appearance.light, "007AFF", "ABB1BA"), (.dark, "0A84FF", "474747")])
  func `a return key that does something is blue once it may`(
    appearance: Appearance, blue: String, grey: String
  ) throws {
    let rig = try Rig(appearance) {
      $0.returnKeyType = .search
      $0.enablesReturnKeyAutomatically = true
    }
    #expect(try rig.cap(.return) == grey)
    try rig.stage.tap(letters: "a")
    #expect(try rig.cap(.return) == blue)
    let next = try Rig(appearance) { $0.returnKeyType = .next }
    #expect(try next.cap(.return) == grey)
  }

  @Test func `a cap's shadow is one point below it`() throws {
    let rig = try Rig(.light)
    let key = try rig.stage.place(of: .type("g"))
    #expect(rig.color(key.x, key.y + 20) == "FFFFFF")
    // Black of 0.3 over D5D6DD.
    #expect(rig.color(key.x, key.y + 21) == "95959A")
    #expect(rig.color(key.x, key.y + 23) == "D5D6DD")
  }

  @Test func `a bubble is the key's width and 26 points, over a neck`() throws {
    let metrics = KeyboardMetrics(
      model: try .named("iphone-8"), orientation: .portrait, hasPredictiveBar: false)
    let layout = KeyboardLayout(type: .default, plane: .letters, metrics: metrics)
    for key in layout.keys where key.types {
      let popup = KeyPopup(key: key, text: "g", metrics: metrics)
      let head = popup.bubble.head
      #expect(abs(head.width - 58.5) <= 1 && head.height == 57)
      #expect((102.5...108.5).contains(key.frame.maxY - head.minY))
      #expect(key.frame.minY - head.maxY == 8.5)
      #expect(head.minX >= 2 && head.maxX <= 373)
    }
  }

  @Test func `a bubble stays for a moment, and secrets and pads show none`() throws {
    let rig = try Rig(.light)
    let place = try rig.stage.place(of: .type("g"))
    let above = { rig.color(place.x - 20, place.y - 60) }
    let rest = above()
    try rig.stage.press(.type("g"))
    #expect(above() == "FFFFFF" && rest != "FFFFFF")
    rig.stage.lift()
    rig.stage.wait(0.04)
    #expect(above() == "FFFFFF")
    rig.stage.wait(0.02)
    #expect(above() == rest)
    for change in [{ $0.isSecureTextEntry = true }, { $0.keyboardType = .numberPad }]
      as [(Entry) -> Void]
    {
      let rig = try Rig(.light, change)
      let key: Key.Action = rig.stage.first.isSecureTextEntry ? .type("g") : .type("5")
      let before = rig.stage.phone.keyboard.view.popupCount
      try rig.stage.press(key)
      #expect(rig.stage.phone.keyboard.view.popupCount == before)
    }
  }

  @Test func `a sliding finger takes its bubble along, and leaves none behind`() throws {
    let rig = try Rig(.light)
    let (from, to) = try (rig.stage.place(of: .type("f")), rig.stage.place(of: .type("h")))
    // Between two keys of the row above.
    func above(_ key: CGPoint) -> String { rig.color(key.x, key.y - 35) }
    #expect(above(from) == rig.background && above(to) == rig.background)
    try rig.stage.press(.type("f"))
    #expect(above(from) == "FFFFFF")
    try rig.stage.slide(to: .type("h"))
    #expect(above(from) == rig.background && above(to) == "FFFFFF")
    // A finger that leaves the letters takes it away.
    try rig.stage.slide(to: .delete)
    #expect(above(to) == rig.background)
  }

  @Test func `shift shows what it will do`() throws {
    let rig = try Rig(.light)
    #expect(try rig.cap(.shift) == "ABB1BA")
    try rig.stage.tap(.shift)
    #expect(try rig.cap(.shift) == "FFFFFF")
    try rig.stage.tap(.shift)
    rig.stage.wait(1)
    let look = KeyLook(
      Key(action: .shift, frame: .zero), state: KeyboardState(shift: .locked), isPressed: false,
      cornerRadius: 5)
    #expect(look.mark == .glyph(.capsLock))
  }
}
