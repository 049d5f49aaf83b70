import Testing

@testable import Phone

struct OrientationTests {
  @Test func `the way from one to another is the shorter one`() {
    #expect(Orientation.portrait.quarters(to: .landscapeLeft) == 1)
    #expect(Orientation.portrait.quarters(to: .landscapeRight) == -1)
    #expect(Orientation.landscapeRight.quarters(to: .landscapeLeft) == 2)
    for orientation in Orientation.allCases {
      for other in Orientation.allCases {
        #expect(orientation.turned(by: orientation.quarters(to: other)) == other)
      }
    }
  }
}
