import Foundation
import Testing

@testable import UIKit

nonisolated struct LooseImagesTests {
  @Test(arguments: [
    ("a", 1.0, AssetIdiom.phone, "a.png"), ("a", 2, .phone, "a@2x.png"),
    ("a", 3, .phone, "a@2x.png"), ("a.png", 2, .phone, "a@2x.png"),
    ("a", 1, .pad, "a~ipad.png"), ("b", 3, .phone, "b.svg"), ("b.svg", 1, .phone, "b.svg"),
    ("sub/c", 2, .phone, "c@2x.png"), ("d.jpg", 2, .phone, "d.jpg"), ("d", 2, .phone, "d.jpg"),
  ])
  func filesAreFoundByNameScaleAndIdiom(
    name: String, scale: CGFloat, idiom: AssetIdiom, expected: String
  ) throws {
    let folder = try TemporaryFolder([
      "a.png": "", "a@2x.png": "", "a~ipad.png": "", "b.svg": "", "sub/c@2x.png": "", "d.jpg": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    let set = try #require(LooseImages(folder: folder.path).imageSet(named: name))
    let variant = try #require(set.variant(for: AssetTraits(scale: scale, idiom: idiom)))
    #expect(variant.path.lastPathPart == expected)
  }

  @Test(arguments: ["none", "a.gif", "../a", "", "sub/none"])
  func namesWithoutAFileFindNothing(name: String) throws {
    let folder = try TemporaryFolder(["in/a.png": "", "a.png": ""])
    defer { withExtendedLifetime(folder) {} }
    #expect(LooseImages(folder: folder.path + "/in").imageSet(named: name) == nil)
  }
}
