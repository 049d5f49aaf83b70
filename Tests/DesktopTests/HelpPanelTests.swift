import Foundation
import Testing

@testable import Desktop

@MainActor struct HelpPanelTests {
  @Test(arguments: [
    CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
    CGSize(width: 440, height: 956), CGSize(width: 1024, height: 1366),
  ])
  func `the panel stands whole in the middle of every phone`(size: CGSize) {
    let area = CGRect(origin: .zero, size: size)
    let frame = HelpPanel(in: area).frame
    #expect(area.insetBy(dx: 11.9, dy: 11.9).contains(frame))
    #expect(abs(frame.midX - area.midX) < 0.01)
    #expect(abs(frame.midY - area.midY) < 0.01)
    #expect(frame.height > 250)
  }
}
