import Foundation
import Testing

@testable import UIKit

/// The app's own files, as they are delivered.
struct OwnAssetsTests {
  private static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets").path

  private var catalog: AssetCatalog { AssetCatalog(path: Self.path + "/Assets.xcassets") }

  private func app() -> (Stage, () -> [String]) {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let stage = Stage()
    stage.application.bundle = AppBundle(
      path: Self.path, diagnostics: Diagnostics { log.lines.append("\($0)") })
    return (stage, { log.lines })
  }

  @Test func everyImageIsReadableAtEveryScaleInLightAndDark() {
    let (_, problems) = app()
    #expect(!catalog.imageFolders.isEmpty)
    for name in catalog.imageFolders.keys.sorted() {
      for style in [UIUserInterfaceStyle.light, .dark] {
        for scale in [1.0, 2, 3] {
          let traits = UITraitCollection(
            style: style, idiom: .phone, horizontal: .compact, vertical: .regular, scale: scale)
          let image = UIImage(named: name, in: nil, compatibleWith: traits)
          #expect(image?.size.width ?? 0 > 0)
        }
      }
    }
    #expect(problems().isEmpty)
  }

  @Test func everyColourIsThereInLightAndDark() {
    let (_, problems) = app()
    #expect(!catalog.colorFolders.isEmpty)
    for name in catalog.colorFolders.keys.sorted() {
      let color = UIColor(named: name)
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(color?.color(in: traits) != .clear, "\(name)")
      }
    }
    #expect(problems().isEmpty)
  }

  @Test func theLaunchScreenIsUnderstoodToTheLastWord() throws {
    let (stage, problems) = app()
    let storyboard = UIStoryboard(name: "LaunchScreen", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "LaunchScreen")
    let initial = try #require(storyboard.instantiateInitialViewController())
    #expect(initial.title == controller.title)
    stage.window.rootViewController = controller
    stage.application.layoutWindows()
    let views = [controller.view] + controller.view.subviews
    #expect(views.contains { ($0 as? UIImageView)?.image?.size.width ?? 0 > 0 })
    #expect(problems().isEmpty)
  }
}
