import Foundation

@testable import UIKit

/// A running app whose folder has some files, and what is reported about them.
@MainActor final class StoryboardStage {
  let folder: TemporaryFolder
  let stage: Stage
  private(set) var lines: [String] = []

  init(_ files: [String: String], screen: UIScreen = UIScreen()) throws {
    folder = try TemporaryFolder(files)
    stage = Stage(screen: screen)
    let path = folder.path
    let bundle = AppBundle(path: path, diagnostics: Diagnostics())
    stage.application.bundle = bundle
    bundle.diagnostics.handler = { [weak self] in
      self?.lines.append("\($0)".replacing(path + "/", with: "").replacing(path, with: "Assets"))
    }
  }

  /// A storyboard with one scene whose controller's view is given.
  convenience init(
    view: String, attributes: String = "", controller: String = "", resources: String = "",
    files: [String: String] = [:], screen: UIScreen = UIScreen()
  ) throws {
    var files = files
    files["Main.storyboard"] = Self.document(
      view: view, attributes: attributes, controller: controller, resources: resources)
    try self.init(files, screen: screen)
  }

  static func document(
    view: String, attributes: String = "", controller: String = "", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    colorMatched="YES" initialViewController="C" \(attributes)>
    <scenes><scene sceneID="S"><objects>
    <viewController storyboardIdentifier="Screen" id="C" sceneMemberID="viewController" \
    \(controller)>
    \(view)
    </viewController></objects></scene></scenes>
    <resources>\(resources)</resources></document>
    """
  }

  /// The screen, filling the window, after layout.
  func show() -> UIView {
    let controller = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Screen")
    stage.window.rootViewController = controller
    stage.application.layoutWindows()
    return controller.view
  }
}
