import Foundation
import Testing

@testable import UIKit

/// What people report of buttons and other controls beside what the other tests hold.
@MainActor struct ControlNeighboursTests {
  /// A button at (100, 100) of 100x44 points, and the events it sends.
  private final class Recorder: UIButton {
    var log: [String] = []

    init(_ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 44)) {
      super.init(frame: frame)
      let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("repeat", .touchDownRepeat), ("enter", .touchDragEnter),
        ("exit", .touchDragExit), ("up inside", .touchUpInside), ("up outside", .touchUpOutside),
        ("cancel", .touchCancel),
      ]
      for (name, event) in events {
        addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
      }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether nothing of a touch is left.
    var isAtRest: Bool { !isHighlighted && !isTracking && !isTouchInside }
  }

  private func button(on stage: Stage) -> Recorder {
    let button = Recorder()
    stage.window.addSubview(button)
    return button
  }

  /// What happens to a button while a finger holds it.
  nonisolated enum Mishap: String, CaseIterable, Sendable {
    case removed, covered, hidden, disabled, disabledAndEnabled, moved, deaf, transparent, cancelled
  }

  private func befall(_ mishap: Mishap, _ button: UIButton, _ finger: Finger, _ stage: Stage) {
    switch mishap {
    case .removed: button.removeFromSuperview()
    case .covered: stage.window.addSubview(UIView(frame: stage.window.bounds))
    case .hidden: button.isHidden = true
    case .disabled: button.isEnabled = false
    case .disabledAndEnabled:
      button.isEnabled = false
      button.isEnabled = true
    case .moved: button.frame.origin.y += 300
    case .deaf: button.isUserInteractionEnabled = false
    case .transparent: button.alpha = 0
    case .cancelled: finger.cancel()
    }
  }

  @Test(arguments: Mishap.allCases)
  func `whatever befalls a held button, it is at rest when the finger has gone, and works again`(
    _ mishap: Mishap
  ) {
    let stage = Stage()
    let button = button(on: stage)
    let finger = Finger(stage)
    finger.down(150, 120)
    #expect(button.isHighlighted)
    befall(mishap, button, finger, stage)
    finger.move(151, 120)
    finger.up()
    #expect(button.isAtRest, "\(mishap)")
    // A view that is covered, hidden, deaf or transparent keeps the touch that it has.
    let keeps: Set<Mishap> = [.covered, .hidden, .deaf, .transparent]
    #expect(button.log.contains("up inside") == keeps.contains(mishap), "\(mishap)")
    button.removeFromSuperview()
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    (button.isHidden, button.isEnabled, button.alpha) = (false, true, 1)
    button.isUserInteractionEnabled = true
    stage.window.addSubview(button)
    button.log = []
    finger.tap(150, 120, after: 1)
    #expect(button.log == ["down", "up inside"], "\(mishap)")
  }

  @Test func `a window that goes takes the touch of a held button along, and comes back as it was`()
  {
    let stage = Stage()
    let window = UIWindow(frame: stage.window.bounds)
    window.windowLevel = UIWindow.Level(rawValue: 1)
    window.isHidden = false
    let button = Recorder()
    window.addSubview(button)
    let finger = Finger(stage)
    finger.down(150, 120)
    window.isHidden = true
    #expect(button.isAtRest && button.log == ["down", "cancel"])
    finger.move(151, 120)
    finger.up()
    window.isHidden = false
    button.log = []
    finger.tap(150, 120, after: 1)
    #expect(button.log == ["down", "up inside"])
    // An action may send its own window away.
    button.addAction(UIAction { [weak window] _ in window?.isHidden = true }, for: .touchDown)
    button.log = []
    finger.down(150, 120, after: 1)
    finger.up()
    #expect(button.isAtRest && button.log == ["down", "cancel"])
  }

  @Test func `a finger that comes from outside means nothing to a button`() {
    let stage = Stage()
    let button = button(on: stage)
    let finger = Finger(stage)
    finger.down(150, 300)
    finger.drag(to: 150, 120, during: 0.2)
    #expect(!button.isHighlighted)
    finger.up()
    #expect(button.log.isEmpty)
  }

  @Test func `a finger that goes from one button to the next presses neither`() {
    let stage = Stage()
    let (first, second) = (
      Recorder(CGRect(x: 0, y: 100, width: 60, height: 44)),
      Recorder(CGRect(x: 200, y: 100, width: 60, height: 44))
    )
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    let finger = Finger(stage)
    finger.down(30, 120)
    finger.drag(to: 230, 120, during: 0.2)
    finger.up()
    #expect(first.log == ["down", "exit", "up outside"] && second.log.isEmpty)
  }

  @Test func `a disabled button swallows its taps, one that is out of reach lets them through`() {
    let stage = Stage()
    let below = button(on: stage)
    let above = button(on: stage)
    above.isEnabled = false
    Finger(stage).tap(150, 120)
    #expect(below.log.isEmpty && above.log.isEmpty)
    for outOfReach in [true, false] {
      above.isUserInteractionEnabled = outOfReach
      above.isHidden = outOfReach
      below.log = []
      Finger(stage).tap(150, 120, after: 1)
      #expect(below.log == ["down", "up inside"] && above.log.isEmpty)
    }
  }

  @Test func `a larger area for fingers counts as the button`() {
    final class Wide: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -30, dy: -30).contains(point)
      }
    }
    let stage = Stage()
    let wide = Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    var taps = 0
    wide.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(wide)
    Finger(stage).tap(75, 75)
    #expect(taps == 1)
    Finger(stage).tap(65, 75, after: 1)
    #expect(taps == 1)
  }

  @Test func `an action that takes the button away or disables it is the last one`() {
    for takesAway in [true, false] {
      let stage = Stage()
      let button = button(on: stage)
      button.addAction(
        UIAction { [weak button] _ in
          if takesAway { button?.removeFromSuperview() } else { button?.isEnabled = false }
        }, for: .touchUpInside)
      let finger = Finger(stage)
      finger.tap(150, 120)
      finger.tap(150, 120, after: 0.1)
      #expect(button.log == ["down", "up inside"])
      #expect(button.isAtRest)
    }
  }

  @Test func `disabled as the finger comes down it sends nothing more`() {
    let stage = Stage()
    let button = button(on: stage)
    button.addAction(UIAction { [weak button] _ in button?.isEnabled = false }, for: .touchDown)
    Finger(stage).tap(150, 120)
    #expect(button.log == ["down"] && button.isAtRest)
  }

  @Test func `an action that is added while actions run waits for the next time`() {
    let stage = Stage()
    let button = button(on: stage)
    var late = 0
    button.addAction(
      UIAction { [weak button] _ in
        button?.addAction(
          UIAction(identifier: UIAction.Identifier("late")) { _ in late += 1 }, for: .touchUpInside)
      }, for: .touchUpInside)
    Finger(stage).tap(150, 120)
    #expect(late == 0)
    Finger(stage).tap(150, 120, after: 1)
    #expect(late == 1)
  }

  @Test func `events sent in code run the actions and leave the looks alone`() {
    let stage = Stage()
    let button = button(on: stage)
    button.sendActions(for: .touchUpInside)
    #expect(button.log == ["up inside"] && button.isAtRest)
    // Also of a button that can't be used: it is the app that asks.
    button.isEnabled = false
    button.sendActions(for: [.touchUpInside, .touchCancel])
    #expect(button.log == ["up inside", "up inside", "cancel"])
  }

  @Test func `an action for two events that come together runs once`() {
    let control = UIControl()
    var runs = 0
    let action = UIAction { _ in runs += 1 }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(runs == 1)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(runs == 1 && control.allControlEvents == .touchUpInside)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 1 && control.allControlEvents == [])
  }

  @Test func `the first finger on a button decides, whatever a second one does`() {
    let stage = Stage()
    let button = button(on: stage)
    button.isMultipleTouchEnabled = true
    let (first, second) = (Finger(stage), Finger(stage))
    first.down(120, 120)
    second.down(180, 120)
    second.up()
    #expect(button.isHighlighted && button.log == ["down"])
    first.up()
    #expect(button.log == ["down", "up inside"] && button.isAtRest)
  }

  @Test func `a state set in code stays until a touch sets another`() {
    let stage = Stage()
    let button = button(on: stage)
    button.isHighlighted = true
    button.isSelected = true
    #expect(button.state == [.highlighted, .selected])
    Finger(stage).tap(150, 120)
    #expect(button.state == .selected)
  }

  @Test func `quick taps on a button in a scroll view are as many actions`() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    stage.window.addSubview(scrollView)
    let button = Recorder()
    scrollView.addSubview(button)
    let finger = Finger(stage)
    for _ in 0..<5 { finger.tap(150, 120, after: 0.08) }
    #expect(button.log.filter { $0 == "up inside" }.count == 5)
    #expect(!button.log.contains("cancel") && button.isAtRest)
  }

  @Test(arguments: [(true, 0.1, 0), (false, 0.1, 0), (true, 0.3, 1), (false, 0.3, 1)])
  func `a drag from a button scrolls if it comes before the button has the touch`(
    isVertical: Bool, rest: Double, ups: Int
  ) {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 3000, height: 3000)
    stage.window.addSubview(scrollView)
    let button = Recorder()
    scrollView.addSubview(button)
    let finger = Finger(stage)
    finger.down(150, 120)
    finger.move(150, 120, after: rest)
    let end = isVertical ? CGPoint(x: 150, y: 70) : CGPoint(x: 90, y: 120)
    finger.drag(to: end.x, end.y, during: 0.1)
    finger.up(after: 0.2)
    #expect(button.log.filter { $0 == "up inside" }.count == ups)
    #expect((scrollView.contentOffset != .zero) == (ups == 0))
    #expect(button.isAtRest)
  }
}
