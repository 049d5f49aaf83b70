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

  @Test(arguments: [
    ("iphone-15", 460.0 / 3), ("iphone-se", 163), ("ipad-mini", 163), ("ipad-11", 132),
  ])
  func `physical size comes from the display's pixels per inch`(id: String, points: CGFloat) throws
  {
    #expect(try DeviceModel.named(id).pointsPerInch == points)
  }
}
