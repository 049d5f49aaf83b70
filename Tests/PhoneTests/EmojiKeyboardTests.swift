import Foundation
import Testing

@testable import Graphics
@testable import Phone
@testable import UIKit

/// The emoji key shows emoji in the place of the letters.
struct EmojiKeyboardTests {
  private func stage(
    _ model: String = "iphone-14", orientation: Orientation = .portrait
  ) throws -> TypingStage {
    let setup = PhoneSetup(model: try .named(model), orientation: orientation)
    let stage = TypingStage(setup)
    stage.edit(stage.first)
    return stage
  }

  private func tap(_ emoji: String, _ stage: TypingStage) throws {
    let place = try #require(stage.phone.keyboard.view.emojiView?.place(of: emoji))
    stage.phone.send(.touch(id: 1, phase: .began, location: place))
    stage.wait(0.05)
    stage.phone.send(.touch(id: 1, phase: .ended, location: place))
    stage.wait(0.05)
  }

  @Test(arguments: [Key.Action.emoji, .globe])
  func `emoji are typed, deleted whole, and letters come back`(way: Key.Action) throws {
    let stage = try stage()
    stage.forget()
    try stage.tap(way)
    #expect(stage.phone.keyboard.typing.plane == .emoji)
    try tap("😀", stage)
    try tap("😃", stage)
    #expect(stage.first.text == "😀😃")
    try stage.tap(.delete)
    #expect(stage.first.text == "😀")
    try stage.tap(.show(.letters))
    try stage.tap(letters: "a")
    #expect(stage.first.text == "😀a")
    #expect(stage.log.isEmpty, "the keyboard keeps its height")
  }

  @Test(arguments: EmojiCategory.allCases)
  func `a group's key shows its first emoji, and nothing is typed`(
    category: EmojiCategory
  ) throws {
    let stage = try stage()
    try stage.tap(.emoji, .category(category))
    #expect(stage.phone.keyboard.view.state.category == category)
    #expect(stage.first.text.isEmpty)
    let first = category.emoji[0]
    let place = try #require(stage.phone.keyboard.view.emojiView?.place(of: first))
    #expect(place.x > 0 && place.x < 390)
    try tap(first, stage)
    #expect(stage.first.text == first)
    #expect(stage.phone.keyboard.view.state.category == category)
  }

  @Test func `a finger scrolls to the next groups and types nothing`() throws {
    let stage = try stage()
    try stage.tap(.emoji)
    let y = stage.phone.keyboard.frame.minY + 100
    for _ in 0..<12 {
      stage.phone.send(.touch(id: 1, phase: .began, location: CGPoint(x: 380, y: y)))
      for x in stride(from: CGFloat(360), through: 10, by: -50) {
        stage.wait(1.0 / 60)
        stage.phone.send(.touch(id: 1, phase: .moved, location: CGPoint(x: x, y: y)))
      }
      stage.phone.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 10, y: y)))
      stage.wait(1)
    }
    #expect(stage.first.text.isEmpty)
    #expect(stage.phone.keyboard.view.state.category.rawValue > 1)
  }

  @Test func `emoji can't be typed where ASCII is asked for, nor into secrets`() throws {
    let changes: [(Entry) -> Void] = [
      { $0.isSecureTextEntry = true }, { $0.keyboardType = .asciiCapable },
      { $0.keyboardType = .emailAddress }, { $0.keyboardType = .URL },
      { $0.keyboardType = .numberPad },
    ]
    for change in changes {
      let stage = try stage()
      try stage.tap(.emoji)
      change(stage.second)
      stage.edit(stage.second)
      let actions = stage.phone.keyboard.view.layout.keys.map(\.action)
      #expect(!actions.contains(.emoji) && !actions.contains(.globe))
      // The text may turn into such a one while its emoji are shown.
      let other = try self.stage()
      try other.tap(.emoji)
      change(other.first)
      other.phone.keyboard.refresh()
      #expect(other.phone.keyboard.typing.plane != .emoji)
    }
  }

  @Test(arguments: DeviceModel.all)
  func `emoji fill the keyboard of every model without overlap`(model: DeviceModel) {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for hasBar in [false, true] {
        let metrics = KeyboardMetrics(
          model: model, orientation: orientation, hasPredictiveBar: hasBar)
        let layout = EmojiLayout(metrics: metrics)
        #expect(layout.rowCount >= 2 && layout.cell.height >= 30, "\(model.id) \(layout.cell)")
        #expect(
          layout.frame(of: layout.rowCount - 1, in: layout.sections[0]).maxY <= layout.size.height)
        for (one, other) in zip(layout.sections, layout.sections.dropFirst()) {
          #expect(one.maxX < other.minX)
        }
        for section in layout.sections {
          let frame = layout.frame(of: 3, in: section)
          #expect(
            layout.emoji(at: CGPoint(x: frame.midX, y: frame.midY)) == section.category.emoji[3])
        }
        let keys = KeyboardLayout(type: .default, plane: .emoji, metrics: metrics).keys
        #expect(keys.count == (metrics.hasHomeButton || metrics.isPad ? 10 : 11))
        for (one, other) in zip(keys, keys.dropFirst()) where other.action != .globe {
          #expect(one.frame.maxX <= other.frame.minX + 0.01)
        }
      }
    }
  }

  @Test func `every emoji is one character that is drawn in colour`() {
    for category in EmojiCategory.allCases {
      #expect(Set(category.emoji).count == category.emoji.count, "\(category) has one twice")
      for emoji in category.emoji {
        #expect(FontFallback.isEmoji(Character(emoji)), "\(emoji)")
      }
    }
  }
}
