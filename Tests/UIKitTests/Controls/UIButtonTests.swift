import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UIButtonTests {

  private func picture(_ width: Int = 24, _ height: Int = 24) -> UIImage {
    UIImage(Image(bitmap: Bitmap(width: width, height: height), scale: 1))
  }

  @Test func `a state without content of its own has that of normal`() {
    let button = UIButton()
    let (plain, chosen, both) = (picture(), picture(), picture())
    button.setImage(plain, for: .normal)
    button.setImage(chosen, for: .selected)
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .disabled)
    #expect(button.currentImage == plain)
    button.isHighlighted = true
    #expect(button.currentImage == plain)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentImage == chosen)
    #expect(button.imageView?.image == chosen)
    button.isHighlighted = true
    #expect(button.currentImage == plain)
    button.setImage(both, for: [.selected, .highlighted])
    #expect(button.imageView?.image == both)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitle == "a")
    button.isSelected = false
    #expect(button.titleLabel?.text == "b")
  }

  @Test func `a tap runs the primary action and touchUpInside once`() {
    let stage = Stage()
    var log: [String] = []
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 100, height: 44),
      primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    #expect(button.title(for: .normal) == "Go")
    stage.window.addSubview(button)
    Finger(stage).tap(50, 20)
    #expect(log == ["up", "primary"])
    button.activate()
    #expect(log == ["up", "primary", "up", "primary"])
    button.isEnabled = false
    button.activate()
    #expect(log.count == 4)
  }

  @Test func `a button is as large as its content`() {
    let button = UIButton(type: .system)
    button.setTitle("Log In", for: .normal)
    var title = button.titleLabel?.intrinsicContentSize ?? .zero
    title.width = title.width.rounded(.up)
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    button.setImage(picture(30, 40), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 36, height: 44))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 36, height: 44))
  }

  @Test func `a button with a short title is 30 points wide unless it has insets`() {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
    button.contentEdgeInsets.left = 1
    #expect(button.intrinsicContentSize.width < 10)
  }

  @Test func `an image is in the middle of its button`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 78, height: 49))
    button.setImage(picture(), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 27, y: 12.5, width: 24, height: 24))
    button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minY == 18.5)
  }

  @Test func `a pressed button pales at once and comes back slowly`() {
    let stage = Stage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.setTitle("Go", for: .normal)
    stage.window.addSubview(button)
    let finger = Finger(stage)
    for _ in 0..<3 {
      finger.down(50, 20, after: 0.05)
      #expect(abs((button.titleLabel?.layer.presented.opacity ?? 1) - 0.2) < 0.001)
      finger.up(after: 0.05)
      let released = button.titleLabel?.layer.presented.opacity ?? 1
      #expect(released < 0.3)
    }
    let now = stage.application.clock.now
    stage.advance(to: now + 0.24)
    #expect((button.titleLabel?.layer.presented.opacity ?? 1) < 1)
    stage.advance(to: now + 0.26)
    #expect(button.titleLabel?.layer.presented.opacity == 1)
  }

  @Test func `a selected system button has a ground in its tint behind its contents`() throws {
    let stage = Stage()
    stage.window.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.tintColor = .systemRed
    button.setTitle("Follow", for: .normal)
    button.setImage(picture(), for: .normal)
    stage.window.addSubview(button)
    let plain = button.intrinsicContentSize
    #expect(button.selectionGround == nil)
    button.isSelected = true
    stage.application.layoutWindows()
    let ground = try #require(button.selectionGround)
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    let contents = image.frame.union(title.frame)
    #expect(abs(ground.frame.minX - contents.minX + 4) < 0.01)
    #expect(abs(ground.frame.maxX - contents.maxX - 4) < 0.01)
    #expect(abs(ground.frame.height - contents.height - 4) < 0.01)
    #expect(title.textColor == .white && image.tintColor == .white)
    #expect(button.intrinsicContentSize == plain)
    let red = button.resolve(.systemRed)
    #expect(stage.picture().color(x: Int(title.frame.maxX) + 2, y: 50) == red)
    let finger = Finger(stage)
    finger.down(100, 50)
    #expect(abs(ground.layer.presented.opacity - 0.2) < 0.001)
    finger.up()
    button.setTitleColor(.systemGreen, for: .selected)
    #expect(title.textColor == .systemGreen)
    button.isEnabled = false
    #expect(ground.isHidden)
    button.isEnabled = true
    button.isSelected = false
    #expect(ground.isHidden && title.textColor == .systemRed && image.tintColor == .systemRed)
    stage.advance(to: 1)
    #expect(stage.picture().color(x: Int(title.frame.maxX) + 2, y: 50) != red)
  }

  @Test func `a selected button of the app's own looks as the app makes it`() {
    let button = UIButton(type: .custom)
    button.setTitle("Follow", for: .normal)
    button.isSelected = true
    #expect(button.selectionGround == nil && button.titleLabel?.textColor == .white)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `a button to close with is a grey cross in a circle that pales while it is pressed`(
    style: UIUserInterfaceStyle
  ) throws {
    let stage = Stage()
    stage.window.overrideUserInterfaceStyle = style
    stage.window.backgroundColor = .systemBackground
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button.accessibilityLabel == "Close")
    button.tintColor = .systemRed
    button.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    stage.window.addSubview(button)
    stage.application.layoutWindows()
    let picture = stage.picture()
    let (outside, disc, cross) = (
      picture.color(x: 103, y: 120), picture.color(x: 107, y: 120), picture.color(x: 120, y: 120)
    )
    #expect(outside == stage.window.resolve(.systemBackground))
    let way = style == .light ? -1.0 : 1.0
    #expect(abs(disc.red - outside.red - way * 0.08) < 0.05)
    #expect((cross.red - disc.red) * way > 0.3)
    #expect(abs(cross.red - cross.blue) < 0.05)
    let finger = Finger(stage)
    finger.down(120, 120)
    #expect(button.mark?.layer.presented.opacity == 0.5)
    finger.up()
    stage.advance(to: 1)
    #expect(button.mark?.layer.presented.opacity == 1)
  }

  @Test func `a disabled button's picture pales and a system button's title is grey`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setImage(picture(), for: .normal)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(button.imageView?.alpha == 0.5)
    button.setTitleColor(.systemGreen, for: .disabled)
    button.adjustsImageWhenDisabled = false
    #expect(button.titleLabel?.textColor == .systemGreen && button.imageView?.alpha == 1)
    button.isEnabled = true
    #expect(button.currentTitleColor == button.tintColor)
  }

  @Test func `a picture for the pressed state isn't paled`() {
    let button = UIButton()
    button.setImage(picture(), for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.setImage(picture(), for: .highlighted)
    #expect(button.imageView?.alpha == 1)
    button.setImage(nil, for: .highlighted)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `a title's colour follows its state, or the tint in a system button`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.tintColor = .systemRed
    #expect(button.titleLabel?.textColor == .systemRed)
    button.setTitleColor(.systemGreen, for: .normal)
    #expect(button.titleLabel?.textColor == .systemGreen)
    #expect(UIButton().currentTitleColor == .white)
  }

  @Test func `traits say button, selected and not enabled unless the app says otherwise`() {
    let button = UIButton()
    #expect(button.isAccessibilityElement)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
    button.setTitle("Go", for: .normal)
    #expect(button.accessibilityLabel == "Go")
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, 24.0), (.accessibilityMedium, 39.53),
    (.accessibilityExtraExtraExtraLarge, 74.82),
  ])
  func `a picture is larger at accessibility sizes where that is asked for`(
    _ category: UIContentSizeCategory, _ side: CGFloat
  ) {
    let stage = Stage()
    stage.read(at: category)
    let button = UIButton()
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    button.setImage(picture(), for: .normal)
    stage.window.addSubview(button)
    #expect(button.intrinsicContentSize.width == 44)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(abs(button.intrinsicContentSize.width - side - 20) < 0.1)
    button.bounds.size = CGSize(width: 200, height: 200)
    button.layoutIfNeeded()
    #expect(abs((button.imageView?.bounds.width ?? 0) - side) < 0.1)
    button.bounds.size = CGSize(width: 50, height: 50)
    button.layoutIfNeeded()
    #expect(abs((button.imageView?.bounds.width ?? 0) - min(30, side)) < 0.1)
  }
}
