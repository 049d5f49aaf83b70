import Foundation
import Testing

@testable import UIKit

/// Whatever happens to a scroll view, it comes to rest where it should.
@MainActor struct ScrollSequenceTests {

  /// Checks that the delegate's calls come in an order that makes sense.
  private final class Referee: UIScrollViewDelegate {
    var isDragging = false
    var isDecelerating = false
    var promised = false
    var faults: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let scale = UIScreen.main.scale
      let offset = scrollView.contentOffset
      for value in [offset.x * scale, offset.y * scale] where abs(value - value.rounded()) > 1e-6 {
        faults.append("between pixels: \(value)")
      }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      if isDragging || isDecelerating { faults.append("drag while moving") }
      isDragging = true
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !isDragging { faults.append("end of no drag") }
      isDragging = false
      promised = decelerate
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      if isDecelerating { faults.append("decelerates twice") }
      isDecelerating = true
      promised = false
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      if !isDecelerating { faults.append("end of no deceleration") }
      isDecelerating = false
    }
  }

  @Test(arguments: 0..<80) func `it comes to rest in range, on pixels, with its calls in order`(
    seed: Int
  ) {
    var dice = Dice(seed: UInt64(1000 + seed))
    let stage = Stage()
    let view = UIScrollView(frame: stage.window.bounds)
    let referee = Referee()
    view.delegate = referee
    view.contentSize = CGSize(width: 390, height: 1500)
    view.alwaysBounceVertical = dice.coin()
    view.bounces = dice.number(0...3) > 0
    view.isPagingEnabled = dice.number(0...3) == 0
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    let finger = Finger(stage)
    for _ in 0..<25 {
      switch dice.number(0...6) {
      case 0, 1, 2:
        let start = CGFloat(dice.number(100...699))
        finger.down(200, start, after: 0.05)
        finger.drag(
          to: 200, CGFloat(dice.number(0...843)),
          during: Double(dice.number(2...30)) / 60)
        if dice.coin() {
          view.contentInset.bottom = CGFloat(dice.number(0...399))
        }
        if dice.coin() { finger.up() } else { finger.cancel(after: 0.2) }
      case 3:
        UIView.animate(withDuration: 0.25) {
          view.contentInset.bottom = CGFloat(dice.number(0...399))
        }
      case 4: view.contentSize.height = CGFloat(dice.number(100...2499))
      case 5:
        let rect = CGRect(
          x: 0, y: CGFloat(dice.number(0...1399)), width: 390, height: 60)
        view.scrollRectToVisible(rect, animated: dice.coin())
      default:
        stage.application.scroll(
          by: CGSize(width: 0, height: CGFloat(dice.number(-300...299))),
          at: CGPoint(x: 200, y: 400))
      }
      let pause = [0, 0.05, 0.3, 2][dice.number(0...3)]
      stage.advance(to: stage.application.clock.now + pause)
    }
    stage.advance(to: stage.application.clock.now + 10)
    #expect(referee.faults.isEmpty)
    #expect(!referee.isDragging && !referee.promised)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    #expect(view.contentOffset == view.onPixels(view.scrollRange.clamped(view.contentOffset)))
    #expect(view.layer.presented.bounds.origin == view.contentOffset)
    #expect(!stage.application.clock.hasDisplayLinks && stage.application.clock.nextDue == nil)
  }
}
