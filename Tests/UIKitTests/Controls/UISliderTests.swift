import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UISliderTests {
  /// A slider at (100, 100) whose thumb goes 100 points, and the values of which it has told.
  private final class Scene {
    let stage = Stage()
    let control = UISlider(frame: CGRect(x: 100, y: 100, width: 132, height: 31))
    let finger: Finger
    var told: [Float] = []

    init(value: Float = 0) {
      finger = Finger(stage)
      control.value = value
      control.addAction(
        UIAction { [weak self] in self?.told.append(($0.sender as? UISlider)?.value ?? -1) },
        for: .valueChanged)
      stage.window.addSubview(control)
      stage.application.layoutWindows()
    }

    /// Where the middle of the thumb is on the screen, in points.
    var thumb: CGFloat { control.subviews[0].subviews[2].layer.presented.frame.midX + 100 }

    /// Puts the slider into a page that scrolls.
    func scrollView() -> UIScrollView {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      stage.window.addSubview(scrollView)
      scrollView.addSubview(control)
      return scrollView
    }
  }

  nonisolated private static let values: [(least: Float, most: Float, given: Float, value: Float)] =
    [
      (0, 1, 0.5, 0.5), (0, 1, -3, 0), (0, 1, 7, 1), (10, 20, 12, 12), (10, 20, 0, 10),
      (5, 2, 9, 2), (-1, 1, 0, 0), (0, 1, .nan, 0), (3, 3, 8, 3),
    ]

  @Test(arguments: values)
  func `values stay within their bounds`(least: Float, most: Float, given: Float, value: Float) {
    let scene = Scene()
    scene.control.minimumValue = least
    scene.control.maximumValue = most
    scene.control.value = given
    #expect(scene.control.value == value)
    #expect(scene.told.isEmpty)
  }

  @Test func `bounds push each other and the value`() {
    let slider = UISlider(frame: .zero)
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous)
    slider.minimumValue = 4
    #expect(slider.maximumValue == 4 && slider.value == 4)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.value == 2)
  }

  @Test func `a finger draws the thumb, wherever on it the finger is`() {
    let scene = Scene(value: 0.5)
    scene.finger.down(171, 115)
    scene.finger.move(181, 115)
    scene.finger.move(401, 300)
    scene.finger.move(401, 310)
    scene.finger.up()
    #expect(scene.told.map { ($0 * 100).rounded() } == [60, 100])
    #expect(scene.thumb == 216)
  }

  @Test(arguments: [(166, 1), (145, 1), (187, 1), (140, 0), (200, 0)])
  func `a touch must begin at the thumb`(x: CGFloat, count: Int) {
    let scene = Scene(value: 0.5)
    scene.finger.down(x, 115)
    scene.finger.move(x + 20, 115)
    scene.finger.up()
    #expect(scene.told.count == count)
  }

  @Test func `a slider that isn't continuous tells of the last value alone`() {
    let scene = Scene()
    scene.control.isContinuous = false
    scene.finger.down(116, 115)
    scene.finger.move(136, 115)
    scene.finger.move(141, 115)
    #expect(scene.told.isEmpty)
    scene.finger.up()
    #expect(scene.told.map { ($0 * 100).rounded() } == [25])
    scene.finger.down(141, 115)
    scene.finger.move(146, 115)
    scene.finger.move(141, 115)
    scene.finger.up()
    #expect(scene.told.count == 1)
  }

  @Test func `the thumb goes to a value that code sets, at once or by and by`() {
    let scene = Scene()
    scene.control.setValue(0.5, animated: true)
    #expect(scene.control.value == 0.5)
    #expect(scene.thumb == 116)
    scene.stage.advance(to: 0.1)
    #expect(scene.thumb > 116 && scene.thumb < 166)
    scene.stage.advance(to: 1)
    #expect(scene.thumb == 166)
    scene.control.value = 0
    #expect(scene.thumb == 116)
    #expect(scene.told.isEmpty)
  }

  @Test func `where reading starts at the right, the least value is there`() {
    let scene = Scene(value: 0.25)
    scene.control.semanticContentAttribute = .forceRightToLeft
    scene.stage.application.layoutWindows()
    #expect(scene.thumb == 191)
    scene.finger.down(191, 115)
    scene.finger.move(141, 115)
    #expect(scene.told.map { ($0 * 100).rounded() } == [75])
  }

  @Test func `a disabled slider is pale and stays as it is`() {
    let scene = Scene()
    let picture = scene.stage.picture()
    scene.control.isEnabled = false
    scene.finger.down(116, 115)
    scene.finger.move(166, 115)
    #expect(scene.control.value == 0)
    #expect(
      scene.stage.picture().color(x: 200, y: 115).red > picture.color(x: 200, y: 115).red)
    #expect(scene.control.accessibilityTraits == [.adjustable, .notEnabled])
  }

  @Test func `a slider says how far its value is`() {
    let scene = Scene(value: 0.256)
    #expect(scene.control.accessibilityValue == "26%")
    #expect(scene.control.accessibilityTraits == .adjustable)
    scene.control.maximumValue = 0
    #expect(scene.control.accessibilityValue == "0%")
  }

  @Test func `content doesn't scroll under a finger that draws the thumb`() {
    let scene = Scene()
    let scrollView = scene.scrollView()
    scene.finger.down(116, 115)
    scene.finger.move(117, 115, after: 0.3)
    scene.finger.drag(to: 166, 60, during: 0.3)
    scene.finger.drag(to: 166, 10, during: 0.3)
    scene.finger.up()
    #expect(scrollView.contentOffset.y == 0)
    #expect(scene.told.last.map { ($0 * 100).rounded() } == 50)
  }

  @Test(arguments: [(beside: CGFloat(0), isTaken: true), (60, false)])
  func `a quick slanted drag draws the thumb that it begins on, else it scrolls`(
    beside: CGFloat, isTaken: Bool
  ) {
    let scene = Scene(value: 0.25)
    let scrollView = scene.scrollView()
    scene.finger.down(141 + beside, 115)
    scene.finger.drag(to: 141 + beside + (isTaken ? 72 : 15), isTaken ? 100 : 43, during: 0.2)
    #expect((scrollView.contentOffset.y == 0) == isTaken)
    scene.finger.up()
    #expect((scrollView.contentOffset.y == 0) == isTaken)
    #expect(scene.told.last.map { ($0 * 100).rounded() } == (isTaken ? 97 : nil))
  }

  @Test func `a disabled slider in a scroll view leaves the finger to the page`() {
    let scene = Scene(value: 0.25)
    scene.control.isEnabled = false
    let scrollView = scene.scrollView()
    scene.finger.down(141, 115)
    scene.finger.drag(to: 213, 85, during: 0.2)
    #expect(scrollView.contentOffset.y > 0)
    #expect(scene.told.isEmpty)
  }
}
