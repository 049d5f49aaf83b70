import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct ConfiguredButtonTests {
  /// A screen with a button of 120x40 points at (100, 100).
  private func show(
    _ configuration: String, button attributes: String = "", states: String = ""
  ) throws -> (ConfiguredButton, StoryboardStage) {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/><subviews>
        <button tag="1" buttonType="system" id="B" \(attributes)>
          <rect key="frame" x="100" y="100" width="120" height="40"/>
          <state key="normal" title="Button"/>\(states)
          <buttonConfiguration key="configuration" \(configuration)/></button>
        </subviews></view>
        """)
    return (try #require(app.show().viewWithTag(1) as? ConfiguredButton), app)
  }

  private func ground(_ button: UIButton) throws -> ButtonGround {
    try #require(button.subviews.compactMap { $0 as? ButtonGround }.first)
  }

  private func opacity(_ view: UIView?) -> Double {
    (Double(view?.layer.presented.opacity ?? -1) * 100).rounded() / 100
  }

  nonisolated private static let presses: [(style: String, ground: Double, title: Double)] = [
    ("plain", 0.75, 0.5), ("borderless", 0.75, 0.5),
    ("gray", 0.75, 0.75), ("bordered", 0.75, 0.75),
    ("tinted", 0.75, 0.75), ("borderedTinted", 0.75, 0.75),
    ("filled", 0.75, 1), ("borderedProminent", 0.75, 1),
  ]

  @Test(arguments: presses)
  func `a pressed button pales at once and comes back slowly`(
    style: String, ground share: Double, title: Double
  ) throws {
    let (button, app) = try show(
      "style=\"\(style)\" title=\"Go\" image=\"star\" catalog=\"system\"")
    let ground = try ground(button)
    func pixels() -> [UInt32] {
      let picture = app.stage.picture()
      return (100..<220).map { picture.pixel(x: $0, y: 120) }
    }
    let before = pixels()
    let finger = Finger(app.stage)
    finger.down(160, 120, after: 0.5)
    #expect(opacity(ground) == share)
    #expect(opacity(button.titleLabel) == title && opacity(button.imageView) == title)
    #expect(pixels() != before)
    finger.up(after: 0.1)
    let now = app.stage.application.clock.now
    app.stage.advance(to: now + 0.1)
    #expect(opacity(ground) > share && opacity(ground) < 1)
    app.stage.advance(to: now + 0.3)
    #expect(opacity(ground) == 1 && opacity(button.titleLabel) == 1)
    #expect(pixels() == before)
    #expect(app.lines.isEmpty)
  }

  @Test func `a state's picture is behind the contents as long as the button is in it`() throws {
    func image(_ width: Int) -> UIImage {
      UIImage(Image(bitmap: Bitmap(width: width, height: 4), scale: 1))
    }
    let (button, app) = try show(
      "style=\"gray\" title=\"Go\"",
      states: """
        <state key="highlighted" backgroundImage="star" catalog="system"/>
        <state key="disabled" backgroundImage="moon" catalog="system"/>
        """)
    let ground = try ground(button)
    #expect(ground.image == nil)
    let finger = Finger(app.stage)
    finger.down(160, 120, after: 0.5)
    let pressed = try #require(ground.image)
    finger.up(after: 0.1)
    #expect(ground.image == nil)
    button.isEnabled = false
    #expect(ground.image != nil && ground.image != pressed)
    button.isEnabled = true
    let given = image(9)
    button.setBackgroundImage(given, for: .normal)
    #expect(ground.image == given)
    #expect(app.lines.isEmpty)
  }

  @Test func `a finger that goes 70 points away lets the button go`() throws {
    let (button, app) = try show("style=\"filled\" title=\"Go\"")
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let finger = Finger(app.stage)
    finger.down(160, 120, after: 0.5)
    finger.move(160, 209)
    #expect(button.isHighlighted)
    finger.move(160, 211)
    #expect(!button.isHighlighted)
    app.stage.advance(to: 1)
    #expect(opacity(try ground(button)) == 1)
    finger.move(160, 180)
    #expect(opacity(try ground(button)) == 0.75)
    finger.up()
    #expect(taps == 1)
  }

  @Test(arguments: ["plain", "gray", "tinted", "filled"])
  func `a disabled button is grey`(style: String) throws {
    let (button, _) = try show("style=\"\(style)\" title=\"Go\"", button: "enabled=\"NO\"")
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(try ground(button).fill == (style == "plain" ? nil : .tertiarySystemFill))
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == (style == "filled" ? .white : button.tintColor))
  }

  @Test(arguments: ["plain", "gray", "tinted", "filled"])
  func `a selected button has more of its tint`(style: String) throws {
    let (button, _) = try show("style=\"\(style)\" title=\"Go\"", button: "selected=\"YES\"")
    let isFilled = style == "tinted" || style == "filled"
    let tint = try #require(button.tintColor)
    #expect(try ground(button).fill == (isFilled ? tint : tint.withAlphaComponent(0.18)))
    #expect(button.titleLabel?.textColor == (isFilled ? .white : tint))
    #expect(button.accessibilityTraits == [.button, .selected])
  }

  @Test func `titles of states and of code go before the configuration's`() throws {
    let (button, _) = try show(
      "style=\"filled\" title=\"Follow\"",
      states: "<state key=\"selected\" title=\"Following\"/>")
    #expect(button.currentTitle == "Follow" && button.accessibilityLabel == "Follow")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Following" && button.accessibilityLabel == "Following")
    button.isSelected = false
    #expect(button.titleLabel?.text == "Follow")
    let width = button.intrinsicContentSize.width
    button.setTitle("Follow them all", for: .normal)
    #expect(button.titleLabel?.text == "Follow them all")
    #expect(button.intrinsicContentSize.width > width + 20)
  }

  nonisolated private static let sizes: [(size: String, usual: CGFloat, large: CGFloat)] = [
    ("mini", 13, 27), ("small", 15, 30), ("medium", 17, 33), ("large", 17, 33),
  ]

  @Test(arguments: sizes)
  func `the title and a symbol grow with the text`(
    size: String, usual: CGFloat, large: CGFloat
  ) throws {
    let (button, app) = try show(
      """
      style="filled" title="Go" subtitle="now" buttonSize="\(size)" image="star" catalog="system"
      """)
    let before = button.intrinsicContentSize
    #expect(button.titleLabel?.font.pointSize == usual)
    let star = try #require(button.imageView?.frame.height)
    app.stage.read(at: .accessibilityLarge)
    #expect(button.titleLabel?.font.pointSize == large)
    #expect(button.intrinsicContentSize.height > before.height + 25)
    app.stage.application.layoutWindows()
    #expect((button.imageView?.frame.height ?? 0) > star * 1.7)
    button.isHighlighted = true
    #expect(button.titleLabel?.font.pointSize == large)
  }

  @Test func `letters of a size that the document says stay as they are`() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews><button tag="1" id="B">
        <buttonConfiguration key="configuration" style="plain" title="Go">
        <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
        </buttonConfiguration></button></subviews></view>
        """)
    let button = try #require(app.show().viewWithTag(1) as? UIButton)
    app.stage.read(at: .accessibilityLarge)
    #expect(button.titleLabel?.font.pointSize == 20)
  }
}
