import Foundation
import Testing

@testable import UIKit

@MainActor struct UIFontTests {

  @Test func `text styles have the guidelines' sizes and weights`() {
    // The text size is the application's, as others may have left it.
    let stage = Stage()
    #expect(stage.application.screen.traitCollection.preferredContentSizeCategory == .large)
    let table: [(UIFont.TextStyle, CGFloat, Int)] = [
      (.largeTitle, 34, 400), (.title1, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
      (.headline, 17, 600), (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400),
      (.footnote, 13, 400), (.caption1, 12, 400), (.caption2, 11, 400),
    ]
    for (style, size, weight) in table {
      let font = UIFont.preferredFont(forTextStyle: style)
      #expect(font.pointSize == size)
      #expect(font.font.weight == weight)
    }
  }

  @Test func `weights choose the nearest of the typeface's nine`() {
    let table: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(0.05), 400),
      (UIFont.Weight(1), 900),
    ]
    for (weight, expected) in table {
      #expect(UIFont.systemFont(ofSize: 17, weight: weight).font.weight == expected)
    }
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .bold))
  }

  @Test func `a line of 17 points is as high as on iOS`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.xHeight < font.capHeight)
    #expect(font.capHeight < font.ascender)
  }

  @Test func `another size keeps the typeface, and no size is the system's`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium).withSize(30)
    #expect(font == .monospacedDigitSystemFont(ofSize: 30, weight: .medium))
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }
}
