import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UISwitchTests {
  /// A switch at (100, 100) and the values of which it has told.
  private final class Scene {
    let stage = Stage()
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
    let finger: Finger
    var told: [Bool] = []

    init(isOn: Bool = false) {
      finger = Finger(stage)
      control.isOn = isOn
      control.addAction(
        UIAction { [weak self] in self?.told.append(($0.sender as? UISwitch)?.isOn ?? false) },
        for: .valueChanged)
      stage.window.addSubview(control)
      stage.application.layoutWindows()
    }

    /// Where the thumb is, in points of the control.
    var thumb: CGRect { control.subviews[0].subviews[1].layer.presented.frame }
  }

  @Test func `a switch is off and always of the same size`() {
    let control = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 300))
    #expect(!control.isOn)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test func `a tap turns the switch and says so once`() {
    let scene = Scene()
    scene.finger.tap(125, 115)
    #expect(scene.control.isOn)
    scene.finger.tap(125, 115, after: 1)
    #expect(!scene.control.isOn)
    #expect(scene.told == [true, false])
  }

  @Test func `code turns the switch and nobody is told`() {
    let scene = Scene()
    scene.control.setOn(true, animated: true)
    scene.control.isOn = false
    scene.control.isOn = true
    #expect(scene.control.isOn)
    #expect(scene.told.isEmpty)
  }

  nonisolated private static let drags: [(isOn: Bool, ways: [CGFloat], told: [Bool])] = [
    (false, [30], [true]), (true, [-30], [false]),
    (false, [-30], []), (true, [30], []),
    (false, [30, -2], []), (false, [30, -2, 25], [true]),
    // Not past the middle: neither a tap nor a turn.
    (false, [9], []),
    // As good as a tap.
    (false, [5], [true]), (true, [0, 3], [false]),
  ]

  @Test(arguments: drags)
  func `a finger draws the thumb over`(isOn: Bool, ways: [CGFloat], told: [Bool]) {
    let scene = Scene(isOn: isOn)
    scene.finger.down(125, 115)
    for way in ways {
      scene.finger.move(125 + way, 115)
      #expect(scene.told.isEmpty)
    }
    scene.finger.up()
    #expect(scene.told == told)
    #expect(scene.control.isOn == told.last ?? isOn)
  }

  @Test func `a press widens the thumb, and it comes to rest at the other side`() {
    let scene = Scene()
    #expect(scene.thumb == CGRect(x: 2, y: 2, width: 27, height: 27))
    scene.finger.down(125, 115)
    scene.stage.advance(to: 1)
    #expect(scene.thumb == CGRect(x: 2, y: 2, width: 34, height: 27))
    scene.finger.up()
    #expect(scene.thumb.width > 30)
    scene.stage.advance(to: 2)
    #expect(scene.thumb == CGRect(x: 22, y: 2, width: 27, height: 27))
  }

  @Test func `a touch that is taken away or strays changes nothing`() {
    let scene = Scene(isOn: true)
    scene.finger.down(125, 115)
    scene.finger.move(95, 115)
    scene.finger.cancel()
    scene.finger.down(125, 115)
    scene.finger.move(125, 300)
    scene.finger.up()
    #expect(scene.control.isOn)
    #expect(scene.told.isEmpty)
  }

  @Test func `a disabled switch is pale and stays as it is`() {
    let scene = Scene(isOn: true)
    let picture = scene.stage.picture()
    scene.control.isEnabled = false
    scene.finger.tap(125, 115)
    #expect(scene.control.isOn)
    #expect(
      scene.stage.picture().color(x: 104, y: 115).green > picture.color(x: 104, y: 115).green)
  }

  @Test func `a press by key turns the switch too`() {
    let scene = Scene()
    scene.control.activate()
    #expect(scene.told == [true])
  }

  @Test func `the thumb is at the other side where reading starts at the right`() {
    let scene = Scene(isOn: true)
    scene.control.semanticContentAttribute = .forceRightToLeft
    scene.control.setNeedsLayout()
    scene.stage.application.layoutWindows()
    #expect(scene.thumb.minX == 2)
    scene.finger.down(125, 115)
    scene.finger.move(155, 115)
    scene.finger.up()
    #expect(scene.told == [false])
  }

  @Test func `a switch says what it is`() {
    let control = UISwitch()
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityTraits == [.button, .toggleButton])
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    control.isEnabled = false
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `a slow finger turns a switch in content that scrolls`() {
    let scene = Scene()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scene.stage.window.addSubview(scrollView)
    scrollView.addSubview(scene.control)
    scene.finger.down(125, 115)
    scene.finger.drag(to: 130, 60, during: 0.1)
    scene.finger.up()
    #expect(scene.told.isEmpty)
    #expect(scrollView.contentOffset.y > 0)
    scrollView.contentOffset = .zero
    scene.finger.down(125, 115, after: 3)
    scene.finger.move(126, 115, after: 0.3)
    scene.finger.drag(to: 155, 150, during: 0.3)
    scene.finger.up()
    #expect(scrollView.contentOffset.y == 0)
    #expect(scene.told == [true])
  }
}
