import Foundation
import Testing

@testable import UIKit

@MainActor struct UIControlTests {

  /// A control at (100, 100) of 100x44 points, and the events it sends.
  private final class Recorder: UIControl {
    var log: [String] = []

    init() {
      super.init(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
      let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("repeat", .touchDownRepeat), ("inside", .touchDragInside),
        ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
        ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
      ]
      for (name, event) in events {
        addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a tap is down and up inside, and highlights meanwhile`() {
    let stage = Stage()
    let control = Recorder()
    stage.window.addSubview(control)
    let finger = Finger(stage)
    finger.down(150, 120)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
    finger.up()
    #expect(control.log == ["down", "up inside"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  // T6
  @Test(arguments: [
    (60, "up inside"), (69, "up inside"), (71, "up outside"), (120, "up outside"),
  ])
  func `a finger may stray 70 points`(distance: CGFloat, event: String) {
    let stage = Stage()
    let control = Recorder()
    stage.window.addSubview(control)
    let finger = Finger(stage)
    finger.down(150, 120)
    finger.move(150, 144 + distance)
    finger.up()
    #expect(control.log.last == event)
    #expect(control.log.count { $0.hasPrefix("up") } == 1)
  }

  // T6
  @Test func `leaving and coming back is told in order`() {
    let stage = Stage()
    let control = Recorder()
    stage.window.addSubview(control)
    let finger = Finger(stage)
    finger.down(150, 120)
    finger.move(150, 130)
    finger.move(150, 300)
    #expect(!control.isHighlighted)
    finger.move(150, 310)
    finger.move(150, 130)
    #expect(control.isHighlighted)
    finger.up()
    #expect(
      control.log == [
        "down", "inside", "exit", "outside", "outside", "enter", "inside", "up inside",
      ])
  }

  // T5
  @Test func `a cancelled touch does nothing but say so`() {
    let stage = Stage()
    let control = Recorder()
    stage.window.addSubview(control)
    let finger = Finger(stage)
    finger.down(150, 120)
    finger.cancel()
    #expect(control.log == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `a disabled control sends nothing, and disabling ends a touch`() {
    let stage = Stage()
    let control = Recorder()
    stage.window.addSubview(control)
    control.isEnabled = false
    let finger = Finger(stage)
    finger.tap(150, 120)
    #expect(control.log.isEmpty)
    control.isEnabled = true
    finger.down(150, 120, after: 1)
    control.isEnabled = false
    #expect(control.state == .disabled)
    finger.up()
    #expect(control.log == ["down"])
  }

  @Test func `two quick taps are two events and a repeat`() {
    let stage = Stage()
    let control = Recorder()
    stage.window.addSubview(control)
    let finger = Finger(stage)
    finger.tap(150, 120)
    finger.tap(152, 121, after: 0.1)
    #expect(control.log == ["down", "up inside", "down", "repeat", "up inside"])
  }

  @Test func `a second finger doesn't reach a control that has one`() {
    let stage = Stage()
    let control = Recorder()
    stage.window.addSubview(control)
    let (one, two) = (Finger(stage), Finger(stage))
    one.down(150, 120)
    two.down(160, 120)
    two.up()
    one.up()
    #expect(control.log == ["down", "up inside"])
  }

  @Test func `two controls may be pressed at once unless one is exclusive`() {
    let stage = Stage()
    let (left, right) = (Recorder(), Recorder())
    right.frame.origin.x = 220
    stage.window.addSubview(left)
    stage.window.addSubview(right)
    let (one, two) = (Finger(stage), Finger(stage))
    one.down(150, 120)
    two.down(250, 120)
    #expect(left.isTracking && right.isTracking)
    one.up()
    two.up()
    right.isExclusiveTouch = true
    for (first, second) in [((150, 250)), (250, 150)] {
      left.log = []
      right.log = []
      one.down(CGFloat(first), 120, after: 1)
      two.down(CGFloat(second), 120)
      two.up()
      one.up()
      #expect((left.log + right.log) == ["down", "up inside"])
    }
  }

  @Test func `actions run in order, once each, and an identifier stands for one`() {
    let control = UIControl()
    var log: [String] = []
    let first = UIAction { _ in log.append("1") }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction(identifier: .init("x")) { _ in log.append("2") }, for: .valueChanged)
    control.addAction(UIAction(identifier: .init("x")) { _ in log.append("3") }, for: .valueChanged)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(log == ["1", "3"])
    control.removeAction(first, for: .valueChanged)
    control.removeAction(identifiedBy: .init("x"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["1", "3"])
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `an action knows who sent it`() {
    let control = UIControl()
    var sender: UIControl?
    control.addAction(UIAction { sender = $0.sender as? UIControl }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
  }

  @Test func `letting a touch go in beginTracking or continueTracking ends the events`() {
    final class Picky: UIControl {
      var takesMore = true
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { takesMore }
    }
    let stage = Stage()
    let control = Picky(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var ups = 0
    control.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
    stage.window.addSubview(control)
    let finger = Finger(stage)
    finger.down(20, 20)
    control.takesMore = false
    finger.move(22, 22)
    #expect(!control.isTracking && !control.isHighlighted)
    finger.up()
    #expect(ups == 0)
  }
}
