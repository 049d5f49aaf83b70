import Foundation
import Testing

@testable import UIKit

@MainActor struct NSParagraphStyleTests {

  @Test func `copies are independent and equal by value`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.isEqual(style))
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4)
    #expect(!copy.isEqual(style))
    #expect(NSParagraphStyle.default.alignment == .natural)
    #expect(NSParagraphStyle.default.lineBreakStrategy == [])
    style.lineBreakStrategy = .pushOut
    #expect((style.mutableCopy() as? NSParagraphStyle)?.lineBreakStrategy == .pushOut)
  }
}
