import Foundation
import Testing

@testable import UIKit

nonisolated struct SlicedPartsTests {
  private func parts(
    _ size: CGSize, _ insets: UIEdgeInsets, _ mode: UIImage.ResizingMode, in rect: CGRect
  ) -> [SlicedParts.Part] {
    SlicedParts(size, UIImage.Slicing(insets: insets, mode: mode), in: rect).parts
  }

  private let caps = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)

  @Test func ninePartsKeepTheirCornersAndCoverTheRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
    let found = parts(CGSize(width: 10, height: 9), caps, .stretch, in: rect)
    #expect(found.count == 9)
    #expect(found[0].target == CGRect(x: 10, y: 20, width: 3, height: 2))
    #expect(found[4].source == CGRect(x: 3, y: 2, width: 2, height: 3))
    #expect(found[4].target == CGRect(x: 13, y: 22, width: 32, height: 24))
    #expect(found[8].target == CGRect(x: 45, y: 46, width: 5, height: 4))
    #expect(found.reduce(0) { $0 + $1.target.width * $1.target.height } == 1200)
  }

  @Test func tilesRepeatTheMiddleAndCutTheLastOne() {
    let rect = CGRect(x: 0, y: 0, width: 13, height: 9)
    let found = parts(CGSize(width: 10, height: 9), caps, .tile, in: rect)
    let middle = found.filter { $0.source.minY == 2 && $0.source.minX == 3 }
    #expect(middle.map(\.target.width) == [2, 2, 1])
    #expect(middle.map(\.source.width) == [2, 2, 1])
  }

  @Test func capsThatDoNotFitShrinkTogether() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 9)
    let found = parts(CGSize(width: 10, height: 9), caps, .stretch, in: rect)
    #expect(found.prefix(2).map(\.target.width) == [1.5, 2.5])
  }

  @Test func manyTilesAreStretchedInstead() {
    let rect = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    #expect(parts(CGSize(width: 1, height: 1), .zero, .tile, in: rect).count == 1)
  }
}
