import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UISegmentedControlTests {
  /// Three segments of 60 points at (100, 100), and the choices of which they have told.
  private final class Scene {
    let stage = Stage()
    let control = UISegmentedControl(items: ["A", "B", "C"])
    let finger: Finger
    var told: [Int] = []

    init(selected: Int = 0) {
      finger = Finger(stage)
      control.frame = CGRect(x: 100, y: 100, width: 180, height: 32)
      control.selectedSegmentIndex = selected
      control.addAction(
        UIAction { [weak self] in
          self?.told.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)
        }, for: .valueChanged)
      stage.window.addSubview(control)
      stage.application.layoutWindows()
    }

    func x(_ segment: Int) -> CGFloat { 130 + 60 * CGFloat(segment) }

    /// The capsule's place as it is on the screen, in points of the control; nil while it is
    /// hidden.
    var capsule: CGRect? {
      let state = control.capsule.layer.presented
      return state.opacity > 0.5 ? state.frame : nil
    }
  }

  @Test func `a tap chooses and says so once`() {
    let scene = Scene()
    for segment in [1, 1, 2, 0] { scene.finger.tap(scene.x(segment), 115, after: 1) }
    #expect(scene.told == [1, 2, 0])
    #expect(scene.control.selectedSegmentIndex == 0)
  }

  @Test func `code chooses and nobody is told`() {
    let scene = Scene()
    scene.control.selectedSegmentIndex = 2
    #expect(scene.control.selectedSegmentIndex == 2)
    scene.control.selectedSegmentIndex = 7
    #expect(scene.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(scene.capsule == nil)
    #expect(scene.told.isEmpty)
  }

  nonisolated private static let drags: [(start: Int, from: Int, over: [Int], told: [Int])] = [
    // The capsule goes along, and where it is left is chosen.
    (0, 0, [1], [1]), (0, 0, [1, 2], [2]), (0, 0, [2, 0], []), (0, 0, [9], [2]),
    // Elsewhere the finger chooses where it is left.
    (0, 1, [2], [2]), (0, 1, [0], []), (0, 1, [-9], []),
  ]

  @Test(arguments: drags)
  func `a finger slides over the segments`(start: Int, from: Int, over: [Int], told: [Int]) {
    let scene = Scene(selected: start)
    scene.finger.down(scene.x(from), 115)
    for segment in over {
      scene.finger.move(scene.x(segment), 115)
      #expect(scene.told.isEmpty)
    }
    scene.finger.up()
    #expect(scene.told == told)
  }

  @Test func `the capsule shrinks under a finger, goes along, and comes to rest`() {
    let scene = Scene()
    let rest = CGRect(x: 2, y: 2, width: 56, height: 27)
    #expect(scene.capsule == rest)
    scene.finger.down(scene.x(0), 115)
    scene.stage.advance(to: 1)
    #expect(scene.capsule.map { $0.width < 55 && abs($0.midX - 30) < 0.01 } == true)
    scene.finger.move(scene.x(1), 115)
    #expect(scene.capsule.map { $0.midX < 60 } == true)
    scene.stage.advance(to: 2)
    #expect(scene.capsule.map { abs($0.midX - 90) < 0.01 } == true)
    scene.finger.cancel()
    scene.stage.advance(to: 3)
    #expect(scene.capsule == rest)
    #expect(scene.told.isEmpty)
  }

  @Test func `a segment that isn't chosen pales under a finger`() {
    let scene = Scene()
    let label = scene.control.segments[1].subviews[0]
    scene.finger.down(scene.x(1), 115)
    #expect(label.alpha < 0.5)
    scene.finger.move(scene.x(1), 300)
    #expect(label.alpha == 1)
    scene.finger.up()
    #expect(scene.told.isEmpty)
  }

  @Test func `momentary segments are chosen only while they are told of`() {
    let scene = Scene()
    scene.control.isMomentary = true
    scene.finger.tap(scene.x(1), 115)
    scene.finger.tap(scene.x(1), 115, after: 1)
    #expect(scene.told == [1, 1])
    #expect(scene.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    scene.stage.advance(to: 5)
    #expect(scene.capsule == nil)
  }

  @Test func `disabled segments are passed over`() {
    let scene = Scene()
    scene.control.setEnabled(false, forSegmentAt: 1)
    scene.finger.tap(scene.x(1), 115)
    scene.control.activate()
    #expect(scene.told == [2])
    scene.control.isEnabled = false
    scene.finger.tap(scene.x(0), 115, after: 1)
    #expect(scene.told == [2])
    #expect(scene.control.segments.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
  }

  @Test func `the choice stays with its segment as others come and go`() {
    let scene = Scene(selected: 1)
    let control = scene.control
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    #expect((0..<3).map(control.titleForSegment) == ["0", "B", "C"])
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    control.setTitle("X", forSegmentAt: 0)
    #expect(control.numberOfSegments == 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func `segments are equally wide, or as was set, or by their words`() {
    let scene = Scene()
    let control = scene.control
    func widths() -> [CGFloat] {
      scene.stage.application.layoutWindows()
      return control.segments.map(\.frame.width)
    }
    #expect(widths() == [60, 60, 60])
    control.setWidth(100, forSegmentAt: 0)
    #expect(widths() == [100, 40, 40])
    control.setWidth(0, forSegmentAt: 0)
    control.setTitle("A long word", forSegmentAt: 1)
    control.apportionsSegmentWidthsByContent = true
    #expect(widths()[1] > 90 && widths()[0] < 50)
    #expect(abs(widths().reduce(0, +) - 180) < 0.01)
  }

  @Test func `segments are elements of their own`() {
    let segments = Scene(selected: 1).control.segments
    #expect(segments.map(\.accessibilityLabel) == ["A", "B", "C"])
    #expect(segments.allSatisfy { $0.isAccessibilityElement })
    #expect(segments.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
  }

  @Test func `where reading starts at the right, the first segment is there`() {
    let scene = Scene(selected: 2)
    scene.control.semanticContentAttribute = .forceRightToLeft
    scene.stage.application.layoutWindows()
    scene.finger.tap(scene.x(2), 115)
    #expect(scene.told == [0])
  }

  @Test func `a line stands between two segments of which neither is chosen`() {
    let scene = Scene()
    /// How far what is seen at a point, in points, is from the ground.
    func line(_ x: Int, _ y: Int = 115) -> Double {
      let picture = scene.stage.picture(scale: 3)
      let (seen, ground) = (picture.color(x: x * 3, y: y * 3), picture.color(x: 630, y: 345))
      return Double(abs(seen.red - ground.red))
    }
    #expect(line(220) > 0.05)
    #expect(line(160) < 0.01)
    #expect(line(220, 104) < 0.01 && line(220, 127) < 0.01)
    scene.finger.tap(scene.x(2), 115)
    scene.stage.advance(to: 0.15)
    let fading = scene.control.dividers.map(\.layer.presented.opacity)
    #expect(fading.allSatisfy { $0 > 0 && $0 < 1 })
    scene.stage.advance(to: 1)
    #expect(line(220) < 0.01)
    #expect(line(160) > 0.05)
    scene.control.removeSegment(at: 2, animated: false)
    scene.control.frame.size.width = 120
    #expect(line(160) > 0.05)
  }
}
