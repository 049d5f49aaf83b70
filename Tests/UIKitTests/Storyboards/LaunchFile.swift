import Foundation
import Graphics

@testable import UIKit

/// An app's launch screen in a folder of its own, with the pictures that it names.
@MainActor final class LaunchFile {
  let folder: TemporaryFolder
  private(set) var lines: [String] = []

  /// Writes a storyboard whose controller's view has some subviews and constraints, on green.
  init(
    _ subviews: String, constraints: String = "", root: String = "", controller: String = "",
    resources: String = "", size: CGSize = CGSize(width: 375, height: 667)
  ) throws {
    folder = try TemporaryFolder([
      "Launch.storyboard": """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES" initialViewController="C">
      <scenes><scene sceneID="S"><objects><viewController id="C" \(controller)>
      <view key="view" id="V"><rect key="frame" x="0" y="0" width="\(size.width)" \
      height="\(size.height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>
      \(root.isEmpty ? Self.green : root)
      <constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="G"/>
      </view></viewController></objects></scene></scenes>
      <resources>\(resources)</resources></document>
      """
    ])
  }

  static let green = """
    <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    """

  /// Writes a picture of one colour, in pixels.
  func add(_ path: String, _ width: Int, _ height: Int, _ color: Color = Ink.red) throws {
    let bitmap = Bitmap(width: width, height: height)
    Canvas(bitmap, scale: 1).fill(
      CGRect(x: 0, y: 0, width: width, height: height), with: color)
    try folder.write(path, bitmap.pngData())
  }

  /// Writes an image set of the catalog; each picture is a file with what else is said of it.
  func addSet(
    _ name: String, _ entries: [(file: String, words: String)], properties: String = "{}"
  ) throws {
    let images = entries.map {
      "{\"filename\": \"\($0.file)\"\($0.words.isEmpty ? "" : ", " + $0.words)}"
    }
    try folder.write(
      "Assets.xcassets/\(name).imageset/Contents.json",
      Data("{\"images\": [\(images.joined(separator: ","))], \"properties\": \(properties)}".utf8))
  }

  /// What the file shows on a canvas.
  func screen(_ canvas: StoryboardCanvas) throws -> StoryboardScreen {
    let document = try StoryboardDocument(path: folder.path + "/Launch.storyboard")
    let bundle = AppBundle(path: folder.path)
    bundle.diagnostics.handler = { [weak self] in self?.lines.append($0.message) }
    bundle.diagnostics.report(document.diagnostics)
    return StoryboardScreen(document, on: canvas, bundle: bundle) { [weak self] in
      self?.lines.append($0.description)
    }
  }

  /// A canvas like an iPhone's.
  static func phone(
    _ width: CGFloat, _ height: CGFloat, safeArea: UIEdgeInsets = .zero, isDark: Bool = false,
    scale: CGFloat = 2
  ) -> StoryboardCanvas {
    var canvas = StoryboardCanvas(size: CGSize(width: width, height: height), safeArea: safeArea)
    canvas.traits = UITraitCollection(
      style: isDark ? .dark : .light, idiom: canvas.traits.userInterfaceIdiom,
      horizontal: canvas.traits.horizontalSizeClass, vertical: canvas.traits.verticalSizeClass,
      scale: scale)
    return canvas
  }

  /// Where a view is on a canvas.
  func frame(_ id: String, on canvas: StoryboardCanvas) throws -> CGRect? {
    try screen(canvas).frames.first { $0.id == id }?.rect
  }

  /// The smallest rectangle, in pixels at 1x, around everything of a colour.
  func ink(
    _ color: Color = Ink.red, on canvas: StoryboardCanvas = phone(375, 667)
  ) throws -> CGRect {
    let picture = try screen(canvas).picture(scale: 1)
    let pixel = Self.pixel(color)
    var ink = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.pixel(x: x, y: y) == pixel {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }

  /// The colour in the middle of the screen, as 0xAARRGGBB.
  func middle(_ canvas: StoryboardCanvas) throws -> UInt32 {
    let picture = try screen(canvas).picture(scale: 1)
    return picture.pixel(x: picture.width / 2, y: picture.height / 2)
  }

  static func pixel(_ color: Color) -> UInt32 {
    let parts = [color.alpha, color.red, color.green, color.blue]
    return parts.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}

/// Colours of test pictures.
nonisolated enum Ink {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
  static let yellow = Color(red: 1, green: 1, blue: 0)
}
