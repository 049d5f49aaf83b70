import Foundation
import Testing

@testable import UIKit

/// What people report of scroll views beside what the other tests hold:
/// indicators.
@MainActor struct ScrollIndicatorNeighboursTests: ScrollScene {
  @Test(arguments: [
    (UIScrollView.IndicatorStyle.default, UIUserInterfaceStyle.light, 0.0, 0.35),
    (.default, .dark, 1, 0.5), (.black, .dark, 0, 0.35), (.white, .light, 1, 0.5),
  ])
  func `indicators stand out from light and dark as on iOS`(
    style: UIScrollView.IndicatorStyle, appearance: UIUserInterfaceStyle, white: Double,
    alpha: Double
  ) throws {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.overrideUserInterfaceStyle = appearance
    view.indicatorStyle = style
    view.flashScrollIndicators()
    let indicator = try #require(view.indicators[.vertical])
    let color = indicator.resolve(try #require(indicator.backgroundColor))
    #expect(abs(color.red - white) < 0.001 && abs(color.alpha - alpha) < 0.001)
    #expect(indicator.layer.cornerRadius == 1.5)
  }

  @Test func `a wheel shows the indicator for a moment`() throws {
    let stage = Stage()
    let view = scrollView(on: stage)
    stage.application.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 200, y: 400))
    #expect(view.indicators[.vertical]?.layer.presented.opacity == 1)
    rest(stage, 2)
    expectRest(view, stage)
  }

  @Test func `a row's indicator lies below its content and follows it sideways`() throws {
    let stage = Stage()
    let row = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    row.contentSize = CGSize(width: 780, height: 100)
    stage.window.addSubview(row)
    row.flashScrollIndicators()
    let indicator = try #require(row.indicators[.horizontal])
    #expect(row.indicators[.vertical] == nil)
    #expect(indicator.frame == CGRect(x: 3, y: 94, width: 192, height: 3))
    row.contentOffset.x = 390
    #expect(indicator.frame.maxX == row.bounds.maxX - 3)
  }

  @Test func `an indicator that isn't wanted goes at once, one without a way is never there`() {
    let stage = Stage()
    let view = scrollView(on: stage)
    view.flashScrollIndicators()
    #expect(view.indicators[.vertical]?.isHidden == false && view.indicators[.horizontal] == nil)
    view.showsVerticalScrollIndicator = false
    #expect(view.indicators[.vertical]?.isHidden == true)
    let short = scrollView(on: stage, height: 300)
    short.flashScrollIndicators()
    #expect(short.indicators.isEmpty)
    rest(stage)
  }
}
