import Foundation
import Graphics
import Testing

@testable import UIKit

nonisolated struct ColorSetTests {
  private func read(_ json: String) throws -> (ColorSet?, [String]) {
    let folder = try TemporaryFolder(["A.xcassets/c.colorset/Contents.json": json])
    defer { withExtendedLifetime(folder) {} }
    var diagnostics: [Diagnostic] = []
    let catalog = AssetCatalog(path: folder.path + "/A.xcassets")
    let set = try catalog.colorSet(named: "c", into: &diagnostics)
    let prefix = catalog.path + "/c.colorset/"
    return (set, diagnostics.map { $0.description.replacing(prefix, with: "") })
  }

  private func bytes(_ space: String, _ components: String) throws -> [Int]? {
    let (set, _) = try read(
      """
      {"colors": [{"idiom": "universal",
        "color": {"color-space": "\(space)", "components": {\(components)}}}]}
      """)
    guard case .color(let color) = set?.value(for: AssetTraits()) else { return nil }
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    (
      "srgb", #""red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000""#,
      [255, 128, 0, 255]
    ),
    (
      "srgb", #""red": "0xFF", "green": "0x08", "blue": "0x0a", "alpha": "0.500""#,
      [255, 8, 10, 128]
    ),
    ("srgb", #""red": "25", "green": "46", "blue": "1", "alpha": "1.000""#, [25, 46, 1, 255]),
    ("srgb", #""red": "1", "green": "0", "blue": "1", "alpha": "1""#, [255, 0, 255, 255]),
    ("srgb", #""red": 1, "green": 0.5, "blue": 0, "alpha": 1"#, [255, 128, 0, 255]),
    ("srgb", #""red": "0x80", "green": "0x80", "blue": "0x80""#, [128, 128, 128, 255]),
    ("gray-gamma-22", #""white": "0.500", "alpha": "1.000""#, [128, 128, 128, 255]),
    ("extended-gray", #""white": "51", "alpha": "1.000""#, [51, 51, 51, 255]),
    (
      "extended-linear-srgb", #""red": "0.214", "green": "0", "blue": "1", "alpha": "1.000""#,
      [127, 0, 255, 255]
    ),
    (
      "display-p3", #""red": "1.000", "green": "1.000", "blue": "1.000", "alpha": "1.000""#,
      [255, 255, 255, 255]
    ),
    (
      "display-p3", #""red": "0.917", "green": "0.200", "blue": "0.139", "alpha": "1.000""#,
      [255, 0, 0, 255]
    ),
  ])
  func componentsAreReadInEverySpelling(
    space: String, components: String, expected: [Int]
  ) throws {
    let found = try #require(try bytes(space, components))
    for (one, other) in zip(found, expected) { #expect(abs(one - other) <= 1, "\(found)") }
  }

  @Test func theDarkColourIsTakenInTheDarkAndTheSystemsByName() throws {
    let (set, problems) = try read(
      """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemBackgroundColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "9"}}},
        {"idiom": "universal"}]}
      """)
    #expect(problems.isEmpty)
    #expect(set?.value(for: AssetTraits()) == .system("systemBackgroundColor"))
    #expect(
      set?.value(for: AssetTraits(isDark: true))
        == .color(Color(red: 0, green: 0, blue: 9.0 / 255)))
  }

  @Test func coloursThatCanNotBeUnderstoodAreReportedWhereTheyStand() throws {
    let (set, problems) = try read(
      """
      {"colors": [
        {"color": {"color-space": "cmyk", "components": {"red": "0"}}},
        {"color": {"components": {"red": "x", "green": "0", "blue": "0"}}},
        {"color": {"components": {"red": "0", "green": "0"}}}]}
      """)
    #expect(set?.variants.isEmpty == true)
    #expect(
      problems == [
        "Contents.json:2:29: error: unknown colour space \"cmyk\"",
        "Contents.json:3:36: error: \"x\" is not a number",
        "Contents.json:4:28: error: a colour without \"blue\"",
      ])
  }

  @Test func genericRGBGivesTheKnownSRGBColours() throws {
    let space = try #require(ColorSpace(storyboardName: "calibratedRGB", isColorMatched: true))
    let known: [([CGFloat], [Int])] = [
      ([1, 0, 0], [255, 38, 0]), ([0, 1, 0], [0, 249, 0]), ([1, 1, 0], [255, 251, 0]),
      ([0.5, 0.5, 0.5], [146, 146, 146]), ([1, 1, 1], [255, 255, 255]),
    ]
    for (components, expected) in known {
      let color = space.color(
        red: components[0], green: components[1], blue: components[2], alpha: 1)
      let found = [color.red, color.green, color.blue].map {
        Int((min(max($0, 0), 1) * 255).rounded())
      }
      #expect(found == expected)
    }
    #expect(ColorSpace(storyboardName: "calibratedRGB", isColorMatched: false) == .sRGB)
  }
}
