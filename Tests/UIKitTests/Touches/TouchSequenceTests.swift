import Foundation
import Testing

@testable import UIKit

/// Whatever fingers do, views and recognizers end up as they were.
@MainActor struct TouchSequenceTests {

  /// A view that checks that its touches begin and end in pairs.
  private final class Ledger: UIView {
    var open: Set<UITouch> = []
    var faults: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isDisjoint(with: touches) { faults.append("began twice") }
      open.formUnion(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isSuperset(of: touches) { faults.append("moved without having begun") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    private func close(_ touches: Set<UITouch>) {
      if !open.isSuperset(of: touches) { faults.append("ended without having begun") }
      open.subtract(touches)
    }
  }

  private func addRecognizers(to views: [UIView], _ dice: inout Dice) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    for view in views {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer()
      if dice.coin() { single.require(toFail: double) }
      let made = [single, double, UIPanGestureRecognizer(), UILongPressGestureRecognizer()]
      for recognizer in made where dice.coin() {
        recognizer.cancelsTouchesInView = dice.coin()
        recognizer.delaysTouchesBegan = dice.coin()
        recognizer.delaysTouchesEnded = dice.coin()
        view.addGestureRecognizer(recognizer)
        all.append(recognizer)
      }
    }
    return all
  }

  @Test(arguments: 0..<60) func `every touch that began ends, and recognizers are ready again`(
    seed: Int
  ) {
    var dice = Dice(seed: UInt64(seed))
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let outer = Ledger(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    let inner = Ledger(frame: CGRect(x: 50, y: 100, width: 200, height: 300))
    let button = UIButton(frame: CGRect(x: 50, y: 500, width: 200, height: 100))
    stage.window.addSubview(scrollView)
    scrollView.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(button)
    outer.isMultipleTouchEnabled = dice.coin()
    inner.isExclusiveTouch = dice.coin()
    var recognizers = addRecognizers(to: [outer, inner, stage.window], &dice)
    recognizers += scrollView.recognizers
    let fingers = [Finger(stage), Finger(stage)]
    var isDown = [false, false]
    for _ in 0..<60 {
      let index = dice.number(0...1)
      let x = CGFloat(dice.number(0...389))
      let y = CGFloat(dice.number(0...843))
      let delay = [0, 0.02, 0.1, 0.4, 1][dice.number(0...4)]
      if !isDown[index] {
        fingers[index].down(x, y, after: delay)
        isDown[index] = true
        continue
      }
      switch dice.number(0...5) {
      case 0, 1:
        fingers[index].up(after: delay)
        isDown[index] = false
      case 2:
        fingers[index].cancel(after: delay)
        isDown[index] = false
      case 3:
        let now = fingers[index].touch?.location(in: nil) ?? .zero
        fingers[index].move(now.x + 3, now.y + 2, after: delay)
      default:
        fingers[index].move(x, y, after: delay)
      }
    }
    for index in 0...1 where isDown[index] { fingers[index].up() }
    stage.advance(to: stage.application.clock.now + 10)
    #expect(outer.faults.isEmpty && inner.faults.isEmpty)
    #expect(outer.open.isEmpty && inner.open.isEmpty)
    #expect(!button.isTracking && !button.isHighlighted)
    for recognizer in recognizers {
      #expect(recognizer.state == .possible, "\(type(of: recognizer))")
      #expect(recognizer.touches.isEmpty, "\(type(of: recognizer))")
    }
    #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
    #expect(stage.application.clock.nextDue == nil && !stage.application.clock.hasDisplayLinks)
    #expect(stage.window.touches.waitingTouches == 0)
  }
}
