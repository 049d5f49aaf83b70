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

  /// Where an emoji of a group is on the screen.
  private func place(
    of emoji: String, in category: EmojiCategory, _ stage: TypingStage
  ) throws -> CGPoint {
    try #require(stage.phone.keyboard.view.emojiView?.place(of: emoji, in: category))
  }

  /// What the emoji that were used last are, as they are shown.
  private func recents(_ stage: TypingStage) -> [String] {
    stage.phone.keyboard.view.emojiView?.layout.sections.first?.emoji ?? []
  }

  private func tap(
    _ emoji: String, in category: EmojiCategory = .smileys, _ stage: TypingStage
  ) throws {
    let place = try place(of: emoji, in: category, stage)
    stage.tap(at: place)
  }

  /// Draws the emoji to the left.
  private func scroll(_ stage: TypingStage, to end: CGFloat = 260) {
    let y = stage.phone.keyboard.frame.minY + 100
    stage.touch(.began, CGPoint(x: 380, y: y))
    for x in stride(from: CGFloat(360), through: end, by: -50) {
      stage.wait(1.0 / 60)
      stage.touch(.moved, CGPoint(x: x, y: y))
    }
    if end > 200 { stage.wait(0.2) }
    stage.touch(.ended, CGPoint(x: end, y: y))
    stage.wait(2)
  }

  @Test(arguments: ["iphone-14", "iphone-se"])
  func `emoji are typed, deleted whole, and letters come back`(model: String) throws {
    let stage = try stage(model)
    stage.forget()
    let way = try stage.place(of: .emoji)
    try stage.tap(.emoji)
    #expect(stage.phone.keyboard.typing.plane == .emoji)
    try stage.tap(.category(.smileys))
    try tap("😀", stage)
    try tap("😃", stage)
    #expect(stage.first.text == "😀😃")
    try stage.tap(.delete)
    #expect(stage.first.text == "😀")
    // From the corner one goes back where one came from.
    let back = try stage.place(of: .show(.letters))
    if model == "iphone-14" { #expect(back == way) }
    try stage.tap(.show(.letters))
    try stage.tap(letters: "a")
    #expect(stage.first.text == "😀a")
    #expect(stage.log.isEmpty, "the keyboard keeps its height")
  }

  @Test func `one goes back from emoji to the keys that the text began with`() throws {
    let stage = try stage()
    stage.second.keyboardType = .numbersAndPunctuation
    for (entry, plane) in [(stage.first, KeyboardPlane.letters), (stage.second, .numbers)] {
      stage.edit(entry)
      try stage.tap(.emoji, .show(.letters))
      #expect(stage.phone.keyboard.typing.plane == plane)
    }
  }

  @Test(arguments: EmojiCategory.allCases)
  func `a group's key shows its first emoji, and nothing is typed`(
    category: EmojiCategory
  ) throws {
    let stage = try stage()
    try stage.tap(.emoji, .category(category))
    #expect(stage.phone.keyboard.view.state.category == category)
    #expect(stage.first.text.isEmpty)
    let view = try #require(stage.phone.keyboard.view.emojiView)
    let first = view.layout.sections[category.rawValue].emoji[0]
    let place = try place(of: first, in: category, stage)
    #expect(place.x > 0 && place.x < 390)
    try tap(first, in: category, stage)
    #expect(stage.first.text == first)
    #expect(stage.phone.keyboard.view.state.category == category)
  }

  @Test func `a finger scrolls to the next groups and types nothing`() throws {
    let stage = try stage()
    try stage.tap(.emoji)
    for _ in 0..<12 { scroll(stage, to: 10) }
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
      #expect(!actions.contains(.emoji))
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
        let layout = EmojiLayout(metrics: metrics, recents: EmojiChoices().recents)
        #expect(layout.rowCount >= 2 && layout.cell.height >= 30, "\(model.id) \(layout.cell)")
        #expect(
          layout.frame(of: layout.rowCount - 1, in: layout.sections[0]).maxY <= layout.size.height)
        for (one, other) in zip(layout.sections, layout.sections.dropFirst()) {
          #expect(one.maxX < other.minX)
        }
        for section in layout.sections {
          let frame = layout.frame(of: 3, in: section)
          #expect(
            layout.emoji(at: CGPoint(x: frame.midX, y: frame.midY))?.emoji == section.emoji[3])
        }
        let keys = KeyboardLayout(type: .default, plane: .emoji, metrics: metrics).keys
        #expect(keys.count == (metrics.isPad ? 12 : 11))
        let isInRow = abs(keys[0].frame.midY - keys[1].frame.midY) < 1
        for (one, other) in zip(keys, keys.dropFirst()).dropFirst(isInRow ? 0 : 1) {
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

  // MARK: Groups

  @Test(arguments: [(Appearance.light, "B9BBC4"), (.dark, "55565A")])
  func `groups have signs of one colour, with a circle behind the chosen one`(
    appearance: Appearance, circle: String
  ) throws {
    let stage = TypingStage(PhoneSetup(model: try .named("iphone-14"), appearance: appearance))
    stage.edit(stage.first)
    try stage.tap(.emoji, .category(.food))
    let bitmap = Bitmap(width: 390, height: 844)
    stage.phone.draw(on: Canvas(bitmap, scale: 1))
    let keys = stage.phone.keyboard.view.layout.keys
    for category in EmojiCategory.allCases {
      let key = try #require(keys.first { $0.action == .category(category) })
      let middle = try stage.place(of: key.action)
      func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        bitmap.pixel(x: Int(middle.x + x), y: Int(middle.y + y)) & 0xFFFFFF
      }
      #expect(key.frame.width == key.frame.height)
      let side = String(format: "%06X", pixel(-key.frame.width / 2 + 2.5, 0))
      #expect((side == circle) == (category == .food), "\(category) \(side)")
      var colors: Set<UInt32> = []
      for y in -11..<11 { for x in -11..<11 { colors.insert(pixel(CGFloat(x), CGFloat(y))) } }
      #expect(colors.count > 8, "\(category) is drawn")
      for color in colors {
        let parts = [color >> 16, color >> 8 & 0xFF, color & 0xFF].map(Int.init)
        #expect((parts.max() ?? 0) - (parts.min() ?? 0) < 16, "\(category)")
      }
    }
  }

  @Test func `the signs of groups are all different`() {
    let signs = EmojiCategory.allCases.map(\.symbol).map { $0.lines + "|" + $0.dots }
    #expect(Set(signs).count == 9 && signs.allSatisfy { $0.count > 10 })
  }

  // MARK: Tones of skin

  @Test(arguments: [
    ("👍", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]), ("☝️", ["☝️", "☝🏻", "☝🏼", "☝🏽", "☝🏾", "☝🏿"]),
    ("👩‍💻", ["👩‍💻", "👩🏻‍💻", "👩🏼‍💻", "👩🏽‍💻", "👩🏾‍💻", "👩🏿‍💻"]),
  ])
  func `people and hands come in six tones`(emoji: String, all: [String]) {
    #expect(EmojiTone.all(of: emoji) == all)
    for toned in all { #expect(EmojiTone.plain(toned) == emoji) }
  }

  @Test(arguments: ["😀", "🐶", "❤️", "👪", "👨‍👩‍👧", "🤼", "🇨🇭", "🧶"])
  func `others have no tones`(emoji: String) {
    #expect(EmojiTone.all(of: emoji) == nil)
    #expect(EmojiTone.plain(emoji) == emoji)
  }

  @Test func `every tone is drawn as one emoji`() {
    let font = Font(size: 30)
    for emoji in EmojiCategory.allCases.flatMap(\.emoji) {
      let width = TextLayout(emoji, font: font).size.width
      for toned in EmojiTone.all(of: emoji) ?? [] {
        #expect(toned.count == 1)
        #expect(abs(TextLayout(toned, font: font).size.width - width) < 1, "\(toned)")
      }
    }
  }

  @Test func `a held emoji offers its tones, and the one that is chosen is remembered`() throws {
    let stage = try stage()
    try stage.tap(.emoji, .category(.smileys))
    let view = try #require(stage.phone.keyboard.view.emojiView)
    for _ in 0..<20 where try place(of: "👍", in: .smileys, stage).x > 330 {
      scroll(stage)
    }
    let place = try place(of: "👍", in: .smileys, stage)
    stage.touch(.began, place)
    stage.wait(0.6)
    let menu = try #require(view.shownTones)
    #expect(menu.texts.count == 6 && menu.ownIndex == 0)
    let target = menu.bubble.head
    let top = stage.phone.keyboard.view.frame.minY
    let third = CGPoint(x: target.minX + target.width * 3.5 / 6, y: top + target.midY)
    stage.touch(.moved, third)
    stage.touch(.ended, third)
    #expect(stage.first.text == "👍🏽")
    #expect(view.shownTones == nil)
    stage.wait(1)
    try tap("👍", stage)
    #expect(stage.first.text == "👍🏽👍🏽", "a tap types the tone that was chosen")
    // A finger that goes away from the row chooses nothing.
    stage.touch(.began, place)
    stage.wait(0.6)
    #expect(view.shownTones?.ownIndex == 3)
    stage.touch(.moved, CGPoint(x: 100, y: 100))
    stage.touch(.ended, CGPoint(x: 100, y: 100))
    #expect(stage.first.text == "👍🏽👍🏽")
    #expect(view.shownTones == nil)
  }

  @Test func `among those used last an emoji is shown as it will be typed`() throws {
    let stage = try stage()
    try stage.tap(.emoji)
    let view = try #require(stage.phone.keyboard.view.emojiView)
    let place = try place(of: "👍", in: .recents, stage)
    func pixels() -> [UInt32] {
      let picture = stage.phone.screenshot(scale: 1)
      return (-10..<10).flatMap { y in
        (-10..<10).map { picture.pixel(x: Int(place.x) + $0, y: Int(place.y) + y) }
      }
    }
    let before = pixels()
    stage.touch(.began, place)
    stage.wait(0.6)
    let row = try #require(view.shownTones).bubble.head
    let last = CGPoint(x: row.maxX - 10, y: stage.phone.keyboard.frame.minY + row.midY)
    stage.touch(.moved, last)
    stage.touch(.ended, last)
    stage.wait(1)
    #expect(stage.first.text == "👍🏿" && pixels() != before)
    stage.tap(at: place)
    #expect(stage.first.text == "👍🏿👍🏿")
  }

  @Test func `an emoji without tones that is held is typed when the finger is lifted`() throws {
    let stage = try stage()
    try stage.tap(.emoji, .category(.smileys))
    let place = try place(of: "😀", in: .smileys, stage)
    stage.touch(.began, place)
    stage.wait(2)
    #expect(stage.phone.keyboard.view.emojiView?.shownTones == nil)
    #expect(stage.first.text.isEmpty)
    stage.touch(.ended, place)
    #expect(stage.first.text == "😀")
  }

  // MARK: Bubbles

  @Test(arguments: [
    ("iphone-14", Orientation.portrait, true), ("iphone-14", .landscapeLeft, true),
    ("iphone-se", .portrait, true), ("ipad-11", .portrait, false),
  ])
  func `a touched emoji stands in a bubble above the finger of an iPhone`(
    model: String, orientation: Orientation, isPhone: Bool
  ) throws {
    let stage = try stage(model, orientation: orientation)
    try stage.tap(.emoji, .category(.smileys))
    let view = try #require(stage.phone.keyboard.view.emojiView)
    let (place, other) = try (
      place(of: "😀", in: .smileys, stage), place(of: "😃", in: .smileys, stage)
    )
    func bubble() -> String? { view.shownPopup?.text }
    stage.touch(.began, place)
    stage.wait(0.2)
    #expect(bubble() == (isPhone ? "😀" : nil))
    if let popup = view.shownPopup {
      let head = popup.bubble.head.offsetBy(dx: 0, dy: stage.phone.keyboard.frame.minY)
      #expect(abs(head.midX - place.x) < 20 && head.maxY < place.y - 10)
      let picture = stage.phone.screenshot(scale: 1)
      #expect(picture.color(x: Int(head.minX) + 12, y: Int(head.midY)) == .white)
    }
    // Held on it stays, and goes along with the finger to what will be typed.
    stage.wait(1)
    #expect(bubble() == (isPhone ? "😀" : nil))
    stage.touch(.moved, other)
    #expect(bubble() == (isPhone ? "😃" : nil))
    stage.touch(.ended, other)
    #expect(stage.first.text == "😃" && bubble() == nil)
    stage.wait(1)
    #expect(stage.phone.keyboard.view.subviews.count { $0 is CanvasView } == 1)
  }

  @Test func `a quick tap shows the bubble for a moment, and a finger that scrolls none`() throws {
    let stage = try stage()
    try stage.tap(.emoji, .category(.smileys))
    let keyboard = stage.phone.keyboard.view
    func bubbles() -> Int { keyboard.subviews.count { $0 is CanvasView } - 1 }
    let place = try place(of: "😀", in: .smileys, stage)
    stage.touch(.began, place)
    stage.touch(.ended, place)
    #expect(stage.first.text == "😀" && bubbles() == 1)
    stage.wait(0.06)
    #expect(bubbles() == 0)
    stage.touch(.began, place)
    stage.wait(0.2)
    #expect(bubbles() == 1)
    for step in 1...4 {
      stage.touch(.moved, CGPoint(x: place.x - CGFloat(step) * 10, y: place.y))
      stage.wait(1.0 / 60)
    }
    #expect(bubbles() == 0)
    stage.touch(.ended, CGPoint(x: place.x - 40, y: place.y))
    stage.wait(1)
    #expect(stage.first.text == "😀" && bubbles() == 0)
  }

  @Test(arguments: [0.05, 0.3])
  func `a finger that stops emoji as they glide shows and types none`(rest: TimeInterval) throws {
    let stage = try stage()
    try stage.tap(.emoji, .category(.smileys))
    let keyboard = stage.phone.keyboard
    let y = keyboard.frame.minY + 120
    stage.touch(.began, CGPoint(x: 380, y: y))
    for step in 1...6 {
      stage.wait(1.0 / 60)
      stage.touch(.moved, CGPoint(x: 380 - CGFloat(step) * 40, y: y))
    }
    stage.touch(.ended, CGPoint(x: 140, y: y))
    stage.wait(0.1)
    stage.touch(.began, CGPoint(x: 140, y: y))
    stage.wait(rest)
    #expect(keyboard.view.subviews.count { $0 is CanvasView } == 1)
    stage.touch(.ended, CGPoint(x: 140, y: y))
    stage.wait(1)
    #expect(stage.first.text.isEmpty)
    #expect(keyboard.view.subviews.count { $0 is CanvasView } == 1)
  }

  @Test func `an emoji with tones goes from its bubble to their row`() throws {
    let stage = try stage()
    try stage.tap(.emoji)
    let view = try #require(stage.phone.keyboard.view.emojiView)
    let place = try place(of: "🙏", in: .recents, stage)
    stage.touch(.began, place)
    stage.wait(0.3)
    #expect(view.shownPopup?.text == "🙏" && view.shownTones == nil)
    stage.wait(0.3)
    #expect(view.shownPopup == nil && view.shownTones != nil)
    stage.touch(.cancelled, place)
    #expect(view.shownTones == nil)
  }

  // MARK: Used last

  @Test func `those used last come first when the keyboard is opened again`() throws {
    let stage = try stage()
    try stage.tap(.emoji)
    #expect(stage.phone.keyboard.view.state.category == .recents)
    let before = recents(stage)
    try stage.tap(.category(.flags))
    try tap("🇦🇷", in: .flags, stage)
    #expect(recents(stage) == before, "nothing moves under the finger")
    try stage.tap(.show(.letters), .emoji)
    #expect(stage.phone.keyboard.view.state.category == .recents)
    #expect(recents(stage) == ["🇦🇷"] + before)
  }

  @Test func `there are never more than thirty, none of them twice`() {
    var choices = EmojiChoices()
    for emoji in EmojiCategory.animals.emoji + ["🐶", "🐶"] { choices.use(emoji) }
    #expect(choices.recents.count == 30 && Set(choices.recents).count == 30)
    #expect(choices.recents.first == "🐶")
    choices.use("👍")
    choices.use("👍🏽")
    #expect(choices.recents.prefix(2) == ["👍🏽", "🐶"])
  }

  // MARK: Titles

  @Test func `a title stays in sight as long as its group does`() throws {
    let metrics = KeyboardMetrics(
      model: try .named("iphone-14"), orientation: .portrait, hasPredictiveBar: true)
    let layout = EmojiLayout(metrics: metrics, recents: EmojiChoices().recents)
    let (smileys, animals) = (layout.sections[1], layout.sections[2])
    let rest = layout.sections[0].minX + 6
    func x(_ section: EmojiLayout.Section, _ offset: CGFloat) -> CGFloat {
      layout.titleX(of: section, width: 100, scrolledBy: offset)
    }
    #expect(x(smileys, 0) == smileys.minX + 6)
    #expect(x(smileys, smileys.minX + 400) == rest)
    #expect(x(smileys, smileys.maxX - 50) == -50)
    #expect(x(animals, smileys.maxX - 50) > 0)
    #expect(x(layout.sections[0], -30) == layout.sections[0].minX + 36, "it bounces along")
  }
}
