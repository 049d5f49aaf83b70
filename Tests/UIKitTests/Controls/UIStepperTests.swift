import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UIStepperTests {
  /// A stepper at (100, 100) and the values of which it has told.
  private final class Scene {
    let stage = Stage()
    let control = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let finger: Finger
    var told: [Double] = []

    init(value: Double = 0) {
      finger = Finger(stage)
      control.value = value
      control.addAction(
        UIAction { [weak self] in self?.told.append(($0.sender as? UIStepper)?.value ?? -1) },
        for: .valueChanged)
      stage.window.addSubview(control)
      stage.application.layoutWindows()
    }

    let (less, more): (CGFloat, CGFloat) = (120, 170)
  }

  @Test func `a stepper goes from 0 to 100 by ones`() {
    let control = UIStepper(frame: .zero)
    #expect(control.frame.size == CGSize(width: 94, height: 32))
    #expect(control.minimumValue == 0 && control.maximumValue == 100 && control.stepValue == 1)
    #expect(control.autorepeat && control.isContinuous && !control.wraps)
    control.value = 700
    #expect(control.value == 100)
    control.minimumValue = 200
    #expect(control.maximumValue == 200 && control.value == 200)
    control.stepValue = 0
    #expect(control.stepValue == 1)
  }

  nonisolated private static let taps:
    [(value: Double, step: Double, wraps: Bool, told: [Double])] =
      [
        (5, 1, false, [6, 5]), (5, 2.5, false, [7.5, 5]), (95, 10, false, [100, 90]),
        (100, 1, false, [99]), (100, 1, true, [0, 100]), (0, 1, true, [1, 0]),
      ]

  @Test(arguments: taps)
  func `taps step up and down`(value: Double, step: Double, wraps: Bool, told: [Double]) {
    let scene = Scene(value: value)
    scene.control.stepValue = step
    scene.control.wraps = wraps
    scene.finger.tap(scene.more, 115)
    scene.finger.tap(scene.less, 115, after: 1)
    #expect(scene.told == told)
  }

  @Test func `a finger that rests goes on until the end`() {
    let scene = Scene(value: 96)
    scene.finger.down(scene.more, 115)
    scene.stage.advance(to: 0.49)
    #expect(scene.told.isEmpty)
    scene.stage.advance(to: 0.75)
    #expect(scene.told == [97, 98, 99])
    scene.stage.advance(to: 3)
    scene.finger.up()
    #expect(scene.told == [97, 98, 99, 100])
  }

  @Test func `a finger that has left the half stops it`() {
    let scene = Scene(value: 50)
    scene.finger.down(scene.more, 115)
    scene.finger.move(scene.less, 115)
    scene.stage.advance(to: 2)
    scene.finger.up()
    #expect(scene.told.isEmpty)
    scene.finger.down(scene.more, 115)
    scene.finger.cancel(after: 0.1)
    scene.stage.advance(to: 5)
    #expect(scene.told.isEmpty)
  }

  @Test func `without repeating or telling of each step`() {
    let scene = Scene(value: 50)
    scene.control.autorepeat = false
    scene.finger.down(scene.more, 115)
    scene.finger.up(after: 2)
    #expect(scene.told == [51])
    scene.control.autorepeat = true
    scene.control.isContinuous = false
    scene.finger.down(scene.more, 115)
    scene.stage.advance(to: 2.75)
    #expect(scene.control.value == 54)
    #expect(scene.told == [51])
    scene.finger.up()
    #expect(scene.told == [51, 54])
  }

  @Test func `the halves say what they do and whether they can`() {
    let scene = Scene()
    let halves = scene.control.subviews
    #expect(halves.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(halves.map { $0.accessibilityTraits.contains(.notEnabled) } == [true, false])
    scene.control.isEnabled = false
    #expect(halves.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
    scene.finger.tap(scene.more, 115)
    #expect(scene.told.isEmpty)
  }

  @Test func `a pressed half is darker`() {
    let scene = Scene()
    let before = scene.stage.picture()
    scene.finger.down(scene.more, 115)
    let after = scene.stage.picture()
    #expect(after.color(x: 185, y: 105).red < before.color(x: 185, y: 105).red)
    #expect(after.pixel(x: 110, y: 105) == before.pixel(x: 110, y: 105))
  }
}
