import Foundation
import Testing

@testable import UIKit

nonisolated struct AssetCatalogTests {
  private func catalog(_ files: [String: String]) throws -> (AssetCatalog, TemporaryFolder) {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("A.xcassets/" + $0.key, $0.value) }))
    return (AssetCatalog(path: folder.path + "/A.xcassets"), folder)
  }

  private func file(
    of name: String, in catalog: AssetCatalog, _ traits: AssetTraits
  ) throws -> String? {
    var diagnostics: [Diagnostic] = []
    let set = try catalog.imageSet(named: name, into: &diagnostics)
    return set?.variant(for: traits)?.path.lastPathPart
  }

  @Test func imagesAreChosenByScaleAndTheNearestLargerOneWins() throws {
    let (catalog, folder) = try catalog([
      "logo.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "1.png"},
                  {"idiom": "universal", "scale": "2x"},
                  {"idiom": "universal", "scale": "3x", "filename": "3.png"}]}
      """,
      "logo.imageset/1.png": "", "logo.imageset/3.png": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(try file(of: "logo", in: catalog, AssetTraits(scale: 1)) == "1.png")
    #expect(try file(of: "logo", in: catalog, AssetTraits(scale: 2)) == "3.png")
    #expect(try file(of: "logo", in: catalog, AssetTraits(scale: 3)) == "3.png")
    #expect(try file(of: "logo.png", in: catalog, AssetTraits(scale: 4)) == "3.png")
    #expect(try file(of: "other", in: catalog, AssetTraits()) == nil)
  }

  @Test func imagesAreChosenByAppearanceIdiomSizeClassAndLanguage() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "any.png"},
                  {"idiom": "universal", \(dark), "filename": "dark.png"},
                  {"idiom": "ipad", "filename": "pad.png"},
                  {"idiom": "iphone", "height-class": "compact", "filename": "flat.png"},
                  {"idiom": "universal", "locale": "fr", "filename": "fr.png"}]}
      """,
      "a.imageset/any.png": "", "a.imageset/dark.png": "", "a.imageset/pad.png": "",
      "a.imageset/flat.png": "", "a.imageset/fr.png": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(try file(of: "a", in: catalog, AssetTraits()) == "any.png")
    #expect(try file(of: "a", in: catalog, AssetTraits(isDark: true)) == "dark.png")
    #expect(try file(of: "a", in: catalog, AssetTraits(idiom: .pad)) == "pad.png")
    #expect(try file(of: "a", in: catalog, AssetTraits(heightClass: .compact)) == "flat.png")
    #expect(try file(of: "a", in: catalog, AssetTraits(heightClass: .regular)) == "any.png")
    #expect(try file(of: "a", in: catalog, AssetTraits(languages: ["fr", "en"])) == "fr.png")
  }

  @Test func anIPadShowsAnIPhonesImageButNotTheOtherWayRound() throws {
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": #"{"images": [{"idiom": "iphone", "filename": "a.png"}]}"#,
      "b.imageset/Contents.json": #"{"images": [{"idiom": "ipad", "filename": "b.png"}]}"#,
      "a.imageset/a.png": "", "b.imageset/b.png": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(try file(of: "a", in: catalog, AssetTraits(idiom: .pad)) == "a.png")
    #expect(try file(of: "b", in: catalog, AssetTraits(idiom: .phone)) == nil)
  }

  @Test func onlyGroupsThatProvideANamespaceAreInTheName() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    let (catalog, folder) = try catalog([
      "Plain/one.imageset/Contents.json": set,
      "Tabs/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Tabs/two.imageset/Contents.json": set,
      "Tabs/v1.0/three.x.imageset/Contents.json": set,
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(catalog.imageFolders.keys.sorted() == ["Tabs/three.x", "Tabs/two", "one"])
    #expect(catalog.diagnostics.isEmpty)
  }

  @Test func propertiesAndSlicingAreRead() throws {
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "a.svg", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 1, "height": 2},
        "cap-insets": {"top": 3, "left": 4, "bottom": 5, "right": 6}}}],
       "properties": {"template-rendering-intent": "template",
                      "preserves-vector-representation": true}}
      """,
      "a.imageset/a.svg": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    let set = try #require(try catalog.imageSet(named: "a", into: &diagnostics))
    #expect(set.intent == .template)
    let variant = try #require(set.variant(for: AssetTraits(scale: 3)))
    #expect(variant.scale == nil)
    #expect(variant.resizing?.mode == "9-part")
    #expect(variant.resizing?.center?.mode == "stretch")
    #expect(variant.resizing?.insets?.bottom == 5)
    #expect(diagnostics.isEmpty)
  }

  @Test func absentFilesAndUnknownWordsAreReportedWhereTheyStand() throws {
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": """
      {
        "images": [
          {"idiom": "universal", "scale": "1x", "filename": "gone.png"},
          {"idiom": "hologram", "filename": "a.png"},
          {"idiom": "universal", "filename": "../../../secret.png"}
        ]
      }
      """,
      "a.imageset/a.png": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    let set = try #require(try catalog.imageSet(named: "a", into: &diagnostics))
    let path = catalog.path + "/a.imageset/Contents.json"
    #expect(set.variants.isEmpty)
    #expect(
      diagnostics.map(\.description) == [
        "\(path):3:55: error: there is no file \"gone.png\"",
        "\(path):4:15: error: unknown idiom \"hologram\"",
        "\(path):5:40: error: \"../../../secret.png\" leads out of its image set",
      ])
  }

  @Test(arguments: [
    ("{\n  \"images\" : [\n    { \"idiom\" \"universal\" }\n  ]\n}", ":3:15: error: invalid value"),
    ("{\n  \"images\" : [", ":2:15: error: unexpected end of file"),
    ("", ":1:1: error: unexpected end of file"),
    ("{\"images\": [{}, {\"filename\": 3}]}", ":1:30: error: expected to decode String"),
    ("[]", ":1:1: error: expected to decode Dictionary"),
  ])
  func brokenContentsAreOneErrorWithItsPlace(text: String, expected: String) throws {
    let (catalog, folder) = try catalog(["a.imageset/Contents.json": text])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    do {
      _ = try catalog.imageSet(named: "a", into: &diagnostics)
      Issue.record("read \(text)")
    } catch {
      let path = catalog.path + "/a.imageset/Contents.json"
      #expect("\(error)".hasPrefix(path + expected), "\(error)")
    }
  }

  @Test func anImageSetWithoutContentsOrACatalogThatIsAbsentIsAnError() throws {
    let (catalog, folder) = try catalog(["a.imageset/a.png": ""])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    #expect(throws: Diagnostic.self) {
      try catalog.imageSet(named: "a", into: &diagnostics)
    }
    let absent = AssetCatalog(path: folder.path + "/B.xcassets")
    #expect(absent.diagnostics.map(\.message) == ["no such asset catalog"])
  }

  @Test(arguments: [("cafe\u{301}.png", "caf\u{e9}.png"), ("Logo.PNG", "logo.png")])
  func filesAreFoundUnderNamesThatMacOSTakesForTheirs(written: String, stored: String) throws {
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": #"{"images": [{"filename": "\#(written)"}]}"#,
      "a.imageset/\(stored)": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    let set = try #require(try catalog.imageSet(named: "a", into: &diagnostics))
    #expect(set.variants.map(\.path) == [catalog.path + "/a.imageset/" + stored])
    #expect(diagnostics.isEmpty)
  }

  @Test func anImageSetWithoutFilesIsReported() throws {
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#
    ])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    #expect(try catalog.imageSet(named: "a", into: &diagnostics)?.variants.isEmpty == true)
    #expect(diagnostics.map(\.message) == ["the image set has no file"])
  }

  @Test func linksOutOfTheCatalogAreNotFollowed() throws {
    let (_, folder) = try catalog(["a.imageset/Contents.json": "{}"])
    let outside = try TemporaryFolder(["b.imageset/Contents.json": "{}"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/A.xcassets/b.imageset",
      withDestinationPath: outside.path + "/b.imageset")
    let catalog = AssetCatalog(path: folder.path + "/A.xcassets")
    #expect(catalog.imageFolders.keys.sorted() == ["a"])
    #expect(catalog.diagnostics.map(\.message) == ["the folder leads out of the catalog"])
  }

  /// An image set whose entries are each called as their words say.
  private func chosen(
    _ entries: [(file: String, words: String)], _ traits: AssetTraits
  ) throws -> String? {
    let images = entries.map { #"{"filename": "\#($0.file)", \#($0.words)}"# }
    var files = Dictionary(uniqueKeysWithValues: entries.map { ("a.imageset/" + $0.file, "") })
    files["a.imageset/Contents.json"] = #"{"images": [\#(images.joined(separator: ", "))]}"#
    let (catalog, folder) = try catalog(files)
    defer { withExtendedLifetime(folder) {} }
    return try file(of: "a", in: catalog, traits)
  }

  @Test(arguments: [
    (568, 2, "se.png"), (667, 2, "eight.png"), (736, 3, "plus.png"), (812, 3, "ten.png"),
    (896, 3, "max.png"), (896, 2, "xr.png"), (844, 3, "any3.png"), (1024, 2, "any2.png"),
  ])
  func imagesAreChosenByTheScreenTheyAreMadeFor(
    length: CGFloat, scale: CGFloat, expected: String
  ) throws {
    let screens = [
      ("any2.png", #""idiom": "iphone", "scale": "2x""#),
      ("any3.png", #""idiom": "iphone", "scale": "3x""#),
      ("se.png", #""idiom": "iphone", "subtype": "retina4", "scale": "2x""#),
      ("eight.png", #""idiom": "iphone", "subtype": "667h", "scale": "2x""#),
      ("plus.png", #""idiom": "iphone", "subtype": "736h", "scale": "3x""#),
      ("ten.png", #""idiom": "iphone", "subtype": "2436h", "scale": "3x""#),
      ("max.png", #""idiom": "iphone", "subtype": "2688h", "scale": "3x""#),
      ("xr.png", #""idiom": "iphone", "subtype": "1792h", "scale": "2x""#),
    ]
    #expect(try chosen(screens, AssetTraits(scale: scale, screenLength: length)) == expected)
  }

  @Test func anImageForAnotherScreenIsTakenOnlyWhereThereIsNoOther() throws {
    let screens = [
      ("plus.png", #""idiom": "iphone", "subtype": "736h", "scale": "3x""#),
      ("ten.png", #""idiom": "iphone", "subtype": "2436h", "scale": "3x""#),
    ]
    let traits = AssetTraits(scale: 3, screenLength: 844)
    #expect(try chosen(screens, traits) == "ten.png")
    let any = ("any.png", #""idiom": "universal", "scale": "1x""#)
    #expect(try chosen(screens + [any], traits) == "any.png")
  }

  @Test(arguments: [("sRGB", "p3"), ("", "p3"), ("p3", "")])
  func ofTwoGamutsThatOfTheScreenIsChosen(names: (String, String)) throws {
    func words(_ name: String) -> String {
      let gamut = [
        "sRGB": #", "display-gamut": "sRGB""#, "p3": #", "display-gamut": "display-P3""#,
      ]
      return #""idiom": "universal""# + (gamut[name] ?? "")
    }
    let files = [("one.png", words(names.0)), ("two.png", words(names.1))]
    #expect(try chosen(files, AssetTraits()) == (names.0 == "p3" ? "two.png" : "one.png"))
  }

  @Test func anImageOfWideColoursIsTakenWhereThereIsNoOther() throws {
    let wide = [("a.png", #""idiom": "universal", "display-gamut": "display-P3""#)]
    #expect(try chosen(wide, AssetTraits()) == "a.png")
  }

  @Test(arguments: [(false, "left.png"), (true, "right.png")])
  func imagesAreChosenByDirection(isRightToLeft: Bool, expected: String) throws {
    let files = [
      ("left.png", #""idiom": "universal", "language-direction": "left-to-right""#),
      ("right.png", #""idiom": "universal", "language-direction": "right-to-left""#),
    ]
    #expect(try chosen(files, AssetTraits(isRightToLeft: isRightToLeft)) == expected)
    #expect(try chosen([files[0]], AssetTraits(isRightToLeft: isRightToLeft)) == "left.png")
  }

  @Test func whatAMachineHasInsideDecidesOnNothing() throws {
    let files = [
      ("a.png", #""idiom": "universal", "scale": "1x""#),
      (
        "b.png",
        #""idiom": "universal", "scale": "1x", "memory": "4GB", "graphics-feature-set": "metal2v2""#
      ),
    ]
    #expect(try chosen(files, AssetTraits()) == "a.png")
  }

  @Test func whatXcodeWritesBesideIsNoProblem() throws {
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "a.png"},
                  {"idiom": "mac", "filename": "a.png", "scale": "2x"},
                  {"idiom": "mac-catalyst", "filename": "a.png"},
                  {"idiom": "watch", "filename": "a.png", "subtype": "38mm", "screen-width": "<=145"},
                  {"idiom": "vision", "filename": "a.png"}],
       "info": {"author": "xcode", "version": 1, "template-rendering-intent": "template"},
       "properties": {"compression-type": "lossless", "localizable": true,
                      "on-demand-resource-tags": ["one"], "auto-scaling": "auto",
                      "preserves-vector-representation": true}}
      """, "a.imageset/a.png": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    let set = try #require(try catalog.imageSet(named: "a", into: &diagnostics))
    #expect(set.variants.count == 5)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#""display-gamut": "wide""#, "unknown display-gamut \"wide\""),
    (#""subtype": "tall""#, "unknown subtype \"tall\""),
    (#""language-direction": "up""#, "unknown language-direction \"up\""),
    (#""width-class": "huge""#, "unknown width-class \"huge\""),
  ])
  func unknownWordsAreToldWithTheirPlace(words: String, expected: String) throws {
    let (catalog, folder) = try catalog([
      "a.imageset/Contents.json": "{\"images\": [\n{\"filename\": \"a.png\", \(words)}]}",
      "a.imageset/a.png": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    _ = try catalog.imageSet(named: "a", into: &diagnostics)
    #expect(diagnostics.map(\.message) == [expected])
    #expect(diagnostics.first?.position?.line == 2)
  }

  @Test func allFoldersOfACatalogAreListed() throws {
    let (catalog, folder) = try catalog([
      "Plain/one.imageset/Contents.json": "{}", "c.colorset/Contents.json": "{}",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(
      catalog.folders
        == ["", "/Plain", "/Plain/one.imageset", "/c.colorset"].map {
          catalog.path + $0
        })
  }
}
