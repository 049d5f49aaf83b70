import Foundation
import Testing

@testable import UIKit

struct IndicatorLayoutTests {

  private func layout(_ offset: CGFloat, content: CGFloat = 1688, end: CGFloat = 0)
    -> IndicatorLayout
  {
    IndicatorLayout(
      viewport: 844, insets: (0, end), range: 0...(content - 844), offset: offset)
  }

  @Test func `length is the visible part, place the share of the way`() {
    #expect(layout(0).length == 419)
    #expect(layout(0).start == 3)
    #expect(layout(844).start + layout(844).length == 841)
    #expect(layout(422).start == 3 + 419.0 / 2)
    #expect(layout(0, end: 300).length == 269)
    #expect(layout(0, content: 100_000).length == 36)
  }

  @Test func `past the end it shrinks, down to 8 points, and stays at its edge`() {
    let pulled = layout(-100)
    #expect(pulled.length < 419 && pulled.start == 3)
    let end = layout(944)
    #expect(abs(end.start + end.length - 841) < 0.001)
    #expect(layout(-400, content: 100_000).length == 8)
    // Half way to a fifth of the view.
    #expect(abs(layout(-84.4, content: 100_000).length - 22) < 0.001)
  }

  @Test func `content without a way is shown where it is pulled to`() {
    let (up, down) = (layout(30, content: 844), layout(-30, content: 844))
    #expect(up.length < 838 && down.length < 838 && layout(0, content: 844).length == 838)
    #expect(abs(up.start + up.length - 841) < 0.001)
    #expect(down.start == 3)
  }
}
