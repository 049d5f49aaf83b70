import Foundation
import Phone
import Testing

@testable import Desktop

struct OrientationTests {
  @Test func `four turns to either side come back`() {
    #expect(Orientation.portrait.turned(by: 1) == .landscapeLeft)
    #expect(Orientation.portrait.turned(by: -1) == .landscapeRight)
    for orientation in Orientation.allCases {
      #expect(orientation.turned(by: 1).turned(by: -1) == orientation)
      #expect(orientation.turned(by: 4) == orientation)
      #expect(orientation.turned(by: -4) == orientation)
    }
  }

  nonisolated private static let pointsPerInch: [(String, CGFloat)] = [
    ("iphone-15", 153.333), ("iphone-se", 163), ("ipad-mini", 163), ("ipad-11", 132),
    ("iphone-x", 152.667), ("iphone-8-plus", 153.717), ("iphone-11", 163),
    ("iphone-13-mini", 165.278), ("iphone-14-plus", 152.667), ("ipad-10.2", 132),
  ]

  @Test(arguments: pointsPerInch)
  func `physical size comes from the display's pixels per inch`(id: String, points: CGFloat) throws
  {
    #expect(abs(try DeviceModel.named(id).pointsPerInch - points) < 0.001)
  }
}
