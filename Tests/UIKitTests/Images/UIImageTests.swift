import Foundation
import Graphics
import Testing

@testable import UIKit

struct UIImageTests {
  /// A stage whose app has some files, and what is reported about them.
  private final class App {
    let folder: TemporaryFolder
    let stage: Stage
    private(set) var lines: [String] = []

    init(_ files: [String: String], pictures: [String: Data] = [:]) throws {
      folder = try TemporaryFolder(files)
      for (name, data) in pictures { try folder.write(name, data) }
      stage = Stage()
      let path = folder.path
      let bundle = AppBundle(path: path, diagnostics: Diagnostics())
      stage.application.bundle = bundle
      bundle.diagnostics.handler = { [weak self] in
        self?.lines.append("\($0)".replacing(path + "/", with: "").replacing(path, with: "Assets"))
      }
    }
  }

  private func png(_ width: Int, _ height: Int, _ color: Color = .black) throws -> Data {
    let bitmap = Bitmap(width: width, height: height)
    Canvas(bitmap, scale: 1)
      .fill(CGRect(x: 0, y: 0, width: width, height: height), with: color)
    return try bitmap.pngData()
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func theSizeIsInPointsOfTheFileForTheScreensScale() throws {
    let app = try App(
      [
        "A.xcassets/a.imageset/Contents.json": """
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "1.png"},
                    {"idiom": "universal", "scale": "3x", "filename": "3.png"}],
         "properties": {"template-rendering-intent": "template"}}
        """
      ],
      pictures: [
        "A.xcassets/a.imageset/1.png": png(10, 20), "A.xcassets/a.imageset/3.png": png(33, 60),
      ])
    let image = try #require(UIImage(named: "a"))
    #expect(image.size == CGSize(width: 11, height: 20))
    #expect(image.scale == 3)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(image == UIImage(named: "a"))
    #expect(app.lines.isEmpty)
  }

  @Test func anImageFollowsTheAppearanceItIsDrawnIn() throws {
    let app = try App(
      [
        "A.xcassets/a.imageset/Contents.json": """
        {"images": [{"idiom": "universal", "filename": "l.png"},
                    {"idiom": "universal", "filename": "d.png",
                     "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      ],
      pictures: [
        "A.xcassets/a.imageset/l.png": png(4, 4, .black),
        "A.xcassets/a.imageset/d.png": png(4, 4, .white),
      ])
    let image = try #require(UIImage(named: "a"))
    let bitmap = Bitmap(width: 8, height: 4)
    let canvas = Canvas(bitmap, scale: 1)
    image.draw(on: canvas, in: CGRect(x: 0, y: 0, width: 4, height: 4), traits: light, tint: .black)
    image.draw(on: canvas, in: CGRect(x: 4, y: 0, width: 4, height: 4), traits: dark, tint: .black)
    #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_0000)
    #expect(bitmap.pixel(x: 5, y: 1) == 0xFFFF_FFFF)
    #expect(app.lines.isEmpty)
  }

  @Test(arguments: [
    (UIImage.RenderingMode.automatic, false, 0xFF00_00FF as UInt32),
    (.alwaysTemplate, false, 0xFFFF_0000), (.alwaysOriginal, false, 0xFF00_00FF),
    (.automatic, true, 0xFF00_FF00), (.alwaysOriginal, true, 0xFF00_FF00),
    (.alwaysTemplate, true, 0xFFFF_0000),
  ])
  func theRenderingModeDecidesOnTheColour(
    mode: UIImage.RenderingMode, isTinted: Bool, expected: UInt32
  ) throws {
    var image = try #require(UIImage(data: png(2, 2, Color(red: 0, green: 0, blue: 1))))
      .withRenderingMode(mode)
    if isTinted { image = image.withTintColor(.green) }
    let bitmap = Bitmap(width: 2, height: 2)
    image.draw(
      on: Canvas(bitmap, scale: 1), in: CGRect(x: 0, y: 0, width: 2, height: 2), traits: light,
      tint: Color(red: 1, green: 0, blue: 0))
    #expect(bitmap.pixel(x: 0, y: 0) == expected)
  }

  @Test func aMissingOrBrokenImageIsAPlaceholderAndOneLine() throws {
    let app = try App(
      [
        "A.xcassets/a.imageset/Contents.json": """
        {"images": [
          {"idiom": "universal", "filename": "cut.png"}]}
        """,
        "A.xcassets/b.imageset/Contents.json": #"{"images": [{"filename": "none.png"}]}"#,
      ],
      pictures: ["A.xcassets/a.imageset/cut.png": png(9, 9).prefix(30)])
    for _ in 0..<3 {
      for name in ["a", "b", "c"] {
        let image = try #require(UIImage(named: name))
        #expect(image.size == CGSize(width: 44, height: 44))
        let bitmap = Bitmap(width: 44, height: 44)
        image.draw(
          on: Canvas(bitmap, scale: 1), in: CGRect(x: 0, y: 0, width: 44, height: 44),
          traits: light, tint: .black)
        #expect(bitmap.pixel(x: 20, y: 3) >> 24 > 30)
      }
    }
    #expect(UIImage(named: "") == nil)
    #expect(
      app.lines == [
        "A.xcassets/a.imageset/Contents.json:2:38: error: \"cut.png\": the image is cut short",
        "A.xcassets/b.imageset/Contents.json:1:26: error: there is no file \"none.png\"",
        "Assets: error: there is no image \"c\"",
      ])
  }

  @Test func filesAndDataAreReadAndOtherThingsAreNil() throws {
    let folder = try TemporaryFolder(["not.png": "text"])
    try folder.write("a@2x.png", png(6, 4))
    #expect(UIImage(contentsOfFile: folder.path + "/a@2x.png")?.size.width == 3)
    #expect(UIImage(contentsOfFile: folder.path + "/not.png") == nil)
    #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(data: try png(6, 4), scale: 0) == nil)
    #expect(UIImage(data: try png(6, 4), scale: 2)?.size == CGSize(width: 3, height: 2))
    let copy = try #require(UIImage(data: try png(6, 4), scale: 2)?.pngData())
    #expect(UIImage(data: copy)?.size == CGSize(width: 6, height: 4))
  }

  @Test func slicingComesFromTheCatalogInPoints() throws {
    let app = try App(
      [
        "A.xcassets/a.imageset/Contents.json": """
        {"images": [{"idiom": "universal", "scale": "3x", "filename": "3.png", "resizing":
          {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
           "cap-insets": {"left": 9, "right": 6}}}]}
        """
      ], pictures: ["A.xcassets/a.imageset/3.png": png(30, 30)])
    let image = try #require(UIImage(named: "a"))
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 2))
    #expect(image.resizingMode == .stretch)
    #expect(app.lines.isEmpty)
  }

  @Test func theCacheIsBounded() throws {
    let names = (0..<ImageCache.countLimit + 10).map { "i\($0).png" }
    let picture = try png(2, 2)
    let app = try App([:], pictures: Dictionary(uniqueKeysWithValues: names.map { ($0, picture) }))
    for name in names { #expect(UIImage(named: name)?.size.width == 2) }
    #expect(app.stage.application.bundle.images.count == ImageCache.countLimit)
  }

  @Test func namedColoursFollowTheAppearanceAndTheSystem() throws {
    let app = try App([
      "A.xcassets/c.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1.0"}}}
      ]}
      """
    ])
    let color = try #require(UIColor(named: "c"))
    #expect(color.color(in: light) == UIColor.systemRed.color(in: light))
    #expect(color.color(in: dark) == Color(red: 0, green: 0, blue: 1))
    let fixed = try #require(UIColor(named: "c", in: nil, compatibleWith: dark))
    #expect(fixed.color(in: light) == Color(red: 0, green: 0, blue: 1))
    #expect(UIColor(named: "none") == nil)
    #expect(app.lines == ["Assets: error: there is no color \"none\""])
  }
}
