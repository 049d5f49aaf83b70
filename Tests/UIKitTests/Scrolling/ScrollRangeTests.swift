import Foundation
import Testing

@testable import UIKit

struct ScrollRangeTests {

  private func range(height: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) -> ScrollRange {
    ScrollRange(
      viewport: CGSize(width: 390, height: 844), content: CGSize(width: 390, height: height),
      insets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test(arguments: [
    (2000, 0, 0, 0.0, 1156.0), (300, 0, 0, 0, 0), (600, 0, 336, 0, 92), (800, 47, 34, -47, -10),
    (300, 47, 34, -47, -47),
  ])
  func `it reaches from the first inset to the last`(
    height: Int, top: Int, bottom: Int, first: Double, last: Double
  ) {
    let range = range(height: CGFloat(height), top: CGFloat(top), bottom: CGFloat(bottom))
    #expect(range[.vertical] == first...last)
    #expect(range.exceedsViewport(along: .vertical) == (last > first))
  }

  /// Rectangle's top and height, offset before and after; view 844, bottom inset 336.
  @Test(arguments: [
    (600, 44, 0, 136), (100, 44, 0, 0), (464, 44, 0, 0), (465, 44, 0, 1), (100, 44, 300, 100),
    (100, 600, 0, 100), (100, 600, 300, 100), (1900, 200, 0, 1492), (700, 44, 400, 400),
  ])
  func `a rectangle is shown with the least movement`(
    top: Int, height: Int, before: Int, after: Int
  ) {
    let range = range(height: 2000, bottom: 336)
    let rect = CGRect(x: 0, y: top, width: 390, height: height)
    #expect(
      range.offset(showing: rect, from: CGPoint(x: 0, y: before)) == CGPoint(x: 0, y: after))
  }

  /// Rectangle's left and width, offset before and after; view 390 wide, content 800.
  @Test(arguments: [
    (120, 100, 100, 100), (0, 800, 100, 0), (50, 700, 100, 50), (600, 100, 0, 310),
    (20, 40, 100, 20), (700, 300, 0, 410),
  ])
  func `nothing moves sideways that needn't`(left: Int, width: Int, before: Int, after: Int) {
    let range = ScrollRange(
      viewport: CGSize(width: 390, height: 844), content: CGSize(width: 800, height: 2000),
      insets: .zero)
    let rect = CGRect(x: left, y: 1500, width: width, height: 40)
    #expect(
      range.offset(showing: rect, from: CGPoint(x: before, y: 0)) == CGPoint(x: after, y: 696))
  }

  @Test func `a top inset counts, and a rectangle outside the content doesn't`() {
    let range = range(height: 2000, top: 47, bottom: 34)
    #expect(
      range.offset(
        showing: CGRect(x: 0, y: 100, width: 1, height: 10), from: CGPoint(x: 0, y: 500))
        == CGPoint(x: 0, y: 53))
    #expect(range.offset(showing: CGRect(x: 0, y: 2000, width: 9, height: 9), from: .zero) == nil)
    #expect(range.offset(showing: CGRect(x: 0, y: 100, width: 0, height: 9), from: .zero) == nil)
  }
}
