import Foundation
import Testing

@testable import UIKit

struct UIColorSystemTests {
  /// Red, green, blue and opacity in light and in dark, as measured in iOS.
  nonisolated private static let table: [(UIColor, [CGFloat], [CGFloat])] = [
    (.label, [0, 0, 0, 1], [255, 255, 255, 1]),
    (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
    (.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
    (.systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]),
    (.systemGray, [142, 142, 147, 1], [142, 142, 147, 1]),
    (.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
    (.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
  ]

  @Test(arguments: table)
  func `the system's colours are those of iOS in light and dark`(
    color: UIColor, light: [CGFloat], dark: [CGFloat]
  ) {
    for (style, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      for (one, other) in zip([red * 255, green * 255, blue * 255, alpha], expected) {
        #expect(abs(one - other) < 0.001)
      }
    }
  }
}
