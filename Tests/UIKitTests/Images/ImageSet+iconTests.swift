import Foundation
import Testing

@testable import UIKit

nonisolated struct IconSetTests {
  private func icon(
    _ json: String, _ files: [String], _ traits: AssetTraits
  ) throws -> (file: String?, scale: CGFloat?, problems: [String]) {
    var content = Dictionary(
      uniqueKeysWithValues: files.map { ("A.xcassets/AppIcon.appiconset/\($0)", "") })
    content["A.xcassets/AppIcon.appiconset/Contents.json"] = json
    let folder = try TemporaryFolder(content)
    defer { withExtendedLifetime(folder) {} }
    var problems: [Diagnostic] = []
    let set = try AssetCatalog(path: folder.path + "/A.xcassets")
      .imageSet(named: "AppIcon", into: &problems)
    let variant = set?.variant(for: traits)
    return (variant?.path.lastPathPart, variant?.pixelScale, problems.map(\.message))
  }

  @Test(arguments: [
    (AssetIdiom.phone, 2.0, "60@2x.png"), (.phone, 3, "60@3x.png"), (.pad, 2, "76@2x.png"),
  ])
  func anIconIsThatOfTheHomeScreen(idiom: AssetIdiom, scale: CGFloat, expected: String) throws {
    let json = """
      {"images": [
        {"size": "20x20", "idiom": "iphone", "filename": "20@2x.png", "scale": "2x"},
        {"size": "60x60", "idiom": "iphone", "filename": "60@2x.png", "scale": "2x"},
        {"size": "60x60", "idiom": "iphone", "filename": "60@3x.png", "scale": "3x"},
        {"size": "76x76", "idiom": "ipad", "filename": "76@2x.png", "scale": "2x"},
        {"size": "1024x1024", "idiom": "ios-marketing", "filename": "gone.png", "scale": "1x"}]}
      """
    let found = try icon(
      json, ["20@2x.png", "60@2x.png", "60@3x.png", "76@2x.png"],
      AssetTraits(scale: scale, idiom: idiom))
    #expect(found.file == expected && found.scale == scale)
    #expect(found.problems.isEmpty)
  }

  @Test(arguments: [(AssetIdiom.phone, 60.0), (.pad, 76)])
  func theOneIconForAllSizesIsAsLargeAsOnTheHomeScreen(
    idiom: AssetIdiom, points: CGFloat
  ) throws {
    let json = """
      {"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024",
                   "filename": "a.png"}]}
      """
    let found = try icon(json, ["a.png"], AssetTraits(scale: 3, idiom: idiom))
    #expect(found.file == "a.png")
    #expect(abs(1024 / (found.scale ?? 0) - points) < 0.001)
  }

  @Test func anIconSetWithoutFilesIsReported() throws {
    let found = try icon(
      #"{"images": [{"size": "60x60", "idiom": "iphone", "scale": "2x"}]}"#, [], AssetTraits())
    #expect(found.file == nil)
    #expect(found.problems == ["the icon set has no file for the home screen"])
  }

  @Test func anImageSetGoesBeforeTheIconOfItsName() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "A.xcassets/AppIcon.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
      "A.xcassets/AppIcon.imageset/a.png": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    var problems: [Diagnostic] = []
    let set = try AssetCatalog(path: folder.path + "/A.xcassets")
      .imageSet(named: "AppIcon", into: &problems)
    #expect(set?.variants.map(\.path.lastPathPart) == ["a.png"])
  }
}
