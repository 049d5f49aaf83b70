import Foundation
import Testing

@testable import UIKit

/// Scroll views on stages, and what tests do to them.
@MainActor protocol ScrollScene {}

extension ScrollScene {
  /// A scroll view that fills the screen and keeps to no safe area.
  func scrollView(
    on stage: Stage, height: CGFloat = 3000, width: CGFloat = 390
  ) -> UIScrollView {
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: width, height: height)
    stage.window.addSubview(view)
    return view
  }

  func flick(_ stage: Stage, from start: CGFloat = 700, to end: CGFloat = 500) {
    let finger = Finger(stage)
    finger.down(200, start)
    finger.drag(to: 200, end, during: 0.2)
    finger.up()
  }

  func rest(_ stage: Stage, _ seconds: TimeInterval = 8) {
    stage.advance(to: stage.application.clock.now + seconds)
  }

  /// Nothing moves, nothing is shown that shows while scrolling, and nothing is planned.
  func expectRest(_ view: UIScrollView, _ stage: Stage) {
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    #expect(view.indicators.values.allSatisfy { $0.layer.presented.opacity == 0 })
    #expect(!stage.application.clock.hasDisplayLinks && stage.application.clock.nextDue == nil)
    #expect(view.contentOffset == view.onPixels(view.scrollRange.clamped(view.contentOffset)))
  }
}
