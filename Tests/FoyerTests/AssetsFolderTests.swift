import Foundation
import Testing

@testable import foyer

struct AssetsFolderTests {
  @Test(arguments: [
    (["Assets.xcassets"], true), (["LaunchScreen.storyboard"], true), (["zh-Hant.lproj"], true),
    (["readme", "en.lproj"], true), (["readme", "Other.storyboard"], false), ([], false),
  ])
  func `any of an app's files makes a folder its assets`(names: [String], isAssets: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foyer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
    #expect(AssetsFolder.isAssets(folder.path) == isAssets)
  }

  @Test func `a folder that is absent is no app's`() {
    #expect(!AssetsFolder.isAssets("/nowhere"))
  }
}
