import Foundation
import Graphics
import Testing

@testable import UIKit

/// What public reports tell of launch screens that came out wrong.
struct LaunchFileTests {
  private func imageView(
    _ frame: CGRect, image: String = "Logo", mode: String = "scaleToFill", _ more: String = "",
    id: String = "I", parts: String = ""
  ) -> String {
    """
    <imageView contentMode="\(mode)" image="\(image)" id="\(id)" \(more)>
    <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
    height="\(frame.height)"/>\(parts)</imageView>
    """
  }

  private let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  private func constraint(
    _ first: String, _ attribute: String, _ second: String = "", _ other: String = "",
    _ more: String = "", id: String = UUID().uuidString
  ) -> String {
    let item = first.isEmpty ? "" : "firstItem=\"\(first)\""
    let rest = second.isEmpty ? "" : "secondItem=\"\(second)\" secondAttribute=\"\(other)\""
    return "<constraint \(item) firstAttribute=\"\(attribute)\" \(rest) \(more) id=\"\(id)\"/>"
  }

  private func centered(_ id: String = "I") -> String {
    constraint(id, "centerX", "V", "centerX") + constraint(id, "centerY", "V", "centerY")
  }

  private func pinned(_ id: String, to item: String) -> String {
    ["leading", "trailing", "top", "bottom"].map { constraint(id, $0, item, $0) }.joined()
  }

  /// Cases 1 and 20: a picture of 82x48 points in a box of 171x125 that begins at (100, 200).
  @Test(arguments: [
    ("scaleToFill", CGRect(x: 100, y: 200, width: 171, height: 125)),
    ("scaleAspectFit", CGRect(x: 100, y: 212, width: 171, height: 100)),
    ("scaleAspectFill", CGRect(x: 79, y: 200, width: 214, height: 125)),
    ("center", CGRect(x: 145, y: 239, width: 82, height: 48)),
    ("top", CGRect(x: 145, y: 200, width: 82, height: 48)),
    ("bottom", CGRect(x: 145, y: 277, width: 82, height: 48)),
    ("left", CGRect(x: 100, y: 239, width: 82, height: 48)),
    ("right", CGRect(x: 189, y: 239, width: 82, height: 48)),
    ("topLeft", CGRect(x: 100, y: 200, width: 82, height: 48)),
    ("topRight", CGRect(x: 189, y: 200, width: 82, height: 48)),
    ("bottomLeft", CGRect(x: 100, y: 277, width: 82, height: 48)),
    ("bottomRight", CGRect(x: 189, y: 277, width: 82, height: 48)),
  ])
  func aPictureIsWhereItsContentModePutsIt(mode: String, expected: CGRect) throws {
    let file = try LaunchFile(
      imageView(CGRect(x: 100, y: 200, width: 171, height: 125), mode: mode))
    try file.add("Logo@2x.png", 164, 96)
    let ink = try file.ink()
    for (found, wanted) in [
      (ink.minX, expected.minX), (ink.minY, expected.minY), (ink.maxX, expected.maxX),
      (ink.maxY, expected.maxY),
    ] { #expect(abs(found - wanted) <= 1, "\(mode): \(ink), not \(expected)") }
  }

  /// Case 2.
  @Test func aLogoWiderThanTheScreenIsCutUnlessConstraintsShrinkIt() throws {
    let view = imageView(.zero, mode: "scaleAspectFit", free)
    let wide = try LaunchFile(view, constraints: centered())
    try wide.add("Logo.png", 500, 100)
    #expect(
      try wide.frame("I", on: LaunchFile.phone(320, 568))
        == CGRect(x: -90, y: 234, width: 500, height: 100))
    let capped = try LaunchFile(
      view,
      constraints: centered()
        + constraint("I", "width", "G", "width", "relation=\"lessThanOrEqual\"")
        + constraint("I", "height", "G", "height", "relation=\"lessThanOrEqual\""))
    try capped.add("Logo.png", 500, 100)
    let canvas = LaunchFile.phone(320, 568)
    #expect(try capped.frame("I", on: canvas)?.width == 320)
    let ink = try capped.ink(on: canvas)
    #expect(ink == CGRect(x: 0, y: 252, width: 320, height: 64))
  }

  /// Case 3.
  @Test func redundantCapsNeitherShiftNorCrop() throws {
    let sizes = ["width", "height"].map {
      constraint("", $0, more: "constant=\"119\"")
        + constraint("", $0, more: "constant=\"250\" relation=\"lessThanOrEqual\"")
    }.joined()
    let file = try LaunchFile(
      imageView(.zero, mode: "scaleAspectFill", free, parts: "<constraints>\(sizes)</constraints>"),
      constraints: centered())
    try file.add("Logo.png", 119, 119)
    #expect(try file.ink() == CGRect(x: 128, y: 274, width: 119, height: 119))
    #expect(file.lines == [])
  }

  private func constraint(_ first: String, _ attribute: String, more: String) -> String {
    constraint(first, attribute, "", "", more)
  }

  /// Cases 4 and 5.
  @Test func whatConstraintsLeaveOpenIsThePicturesSizeOrTheStoredFrame() throws {
    for spelling in ["NO", "false"] {
      let words = "translatesAutoresizingMaskIntoConstraints=\"\(spelling)\""
      let stored = CGRect(x: 11, y: 22, width: 33, height: 44)
      let middle = try LaunchFile(imageView(stored, words), constraints: centered())
      try middle.add("Logo.png", 100, 60)
      #expect(
        try middle.frame("I", on: LaunchFile.phone(320, 568))
          == CGRect(x: 110, y: 254, width: 100, height: 60))
      let alone = try LaunchFile(imageView(stored, words))
      try alone.add("Logo.png", 100, 60)
      #expect(try alone.frame("I", on: LaunchFile.phone(375, 667)) == stored)
      #expect(middle.lines + alone.lines == [])
    }
  }

  private func imageView(_ frame: CGRect, _ more: String) -> String {
    imageView(frame, image: "Logo", mode: "scaleToFill", more, id: "I")
  }

  nonisolated private static let screens: [(CGFloat, CGFloat)] = [
    (320.0, 568.0), (390, 844), (852, 393),
  ]

  /// Case 6.
  @Test(arguments: screens)
  func aPictureThatCoversLeavesNoMargin(width: CGFloat, height: CGFloat) throws {
    let file = try LaunchFile(
      imageView(.zero, mode: "scaleAspectFill", "clipsSubviews=\"YES\" \(free)"),
      constraints: pinned("I", to: "V"))
    try file.add("Logo.png", 300, 400)
    let canvas = LaunchFile.phone(width, height)
    #expect(try file.ink(on: canvas) == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(try file.ink(Color(red: 0, green: 1, blue: 0), on: canvas).isNull)
  }

  /// Case 6: only a view that clips cuts what its picture covers too much.
  @Test(arguments: [
    ("YES", CGRect(x: 50, y: 60, width: 100, height: 40)),
    ("NO", CGRect(x: 50, y: 30, width: 100, height: 100)),
  ])
  func aPictureThatCoversIsCutByAViewThatClips(clips: String, expected: CGRect) throws {
    let file = try LaunchFile(
      imageView(
        CGRect(x: 50, y: 60, width: 100, height: 40), mode: "scaleAspectFill",
        "clipsSubviews=\"\(clips)\""))
    try file.add("Logo.png", 30, 30)
    #expect(try file.ink() == expected)
  }

  /// Cases 7 and 8.
  @Test func aBackgroundOnTheSafeAreaLeavesBarsAndOneOnTheViewDoesNot() throws {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let canvas = LaunchFile.phone(390, 844, safeArea: insets)
    for (item, expected) in [
      ("G", CGRect(x: 0, y: 47, width: 390, height: 763)),
      ("V", CGRect(x: 0, y: 0, width: 390, height: 844)),
    ] {
      let file = try LaunchFile(imageView(.zero, free), constraints: pinned("I", to: item))
      try file.add("Logo.png", 10, 10)
      #expect(try file.ink(on: canvas) == expected)
    }
  }

  /// Case 9.
  @Test(arguments: [(34.0, 34.0), (0, 0)])
  func brandingOnTheSafeAreaStaysOffTheHomeIndicator(inset: CGFloat, distance: CGFloat) throws {
    let canvas = LaunchFile.phone(
      390, 844, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0))
    let bottoms = try ["G", "V"].map { item in
      let file = try LaunchFile(
        imageView(.zero, free),
        constraints: constraint("I", "bottom", item, "bottom")
          + constraint("I", "centerX", "V", "centerX"))
      try file.add("Logo.png", 10, 10)
      return try #require(try file.frame("I", on: canvas)).maxY
    }
    #expect(bottoms[1] - bottoms[0] == distance)
  }

  /// Case 10.
  @Test(arguments: [44.0, 47, 59])
  func theLeadingEdgeOfTheSafeAreaMovesOnAPhoneOnItsSide(inset: CGFloat) throws {
    let file = try LaunchFile(
      imageView(.zero, free),
      constraints: constraint("I", "leading", "G", "leading") + constraint("I", "top", "G", "top"))
    try file.add("Logo.png", 10, 10)
    let canvas = LaunchFile.phone(
      844, 390, safeArea: UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset))
    #expect(try file.frame("I", on: canvas)?.origin == CGPoint(x: inset, y: 0))
  }

  private static let brand = """
    {"colors": [{"color": {"color-space": "srgb", "components":
      {"red": "0xFF", "green": "255", "blue": "0", "alpha": "1.000"}}},
     {"appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "srgb", "components":
      {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
    """

  /// Case 11.
  @Test func coloursFollowTheAppearance() throws {
    let system = try LaunchFile(
      "", root: "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")
    #expect(try system.middle(LaunchFile.phone(100, 100)) == 0xFFFF_FFFF)
    #expect(try system.middle(LaunchFile.phone(100, 100, isDark: true)) == 0xFF00_0000)
    let forced = try LaunchFile(
      "", root: "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
      controller: "interfaceStyle=\"dark\"")
    #expect(try forced.middle(LaunchFile.phone(100, 100)) == 0xFF00_0000)
    let named = try LaunchFile("", root: "<color key=\"backgroundColor\" name=\"Brand\"/>")
    try named.folder.write(
      "Assets.xcassets/Brand.colorset/Contents.json", Data(Self.brand.utf8))
    #expect(try named.middle(LaunchFile.phone(100, 100)) == 0xFFFF_FF00)
    #expect(try named.middle(LaunchFile.phone(100, 100, isDark: true)) == 0xFF00_00FF)
  }

  private let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  /// Case 12.
  @Test func picturesFollowTheAppearanceAndFallBackToThePlainOne() throws {
    let file = try LaunchFile(
      imageView(CGRect(x: 0, y: 0, width: 60, height: 60))
        + imageView(CGRect(x: 60, y: 0, width: 60, height: 60), image: "Plain", id: "P"))
    try file.addSet("Logo", [("a.png", ""), ("b.png", dark)])
    try file.add("Assets.xcassets/Logo.imageset/a.png", 10, 10, Ink.red)
    try file.add("Assets.xcassets/Logo.imageset/b.png", 10, 10, Ink.blue)
    try file.addSet("Plain", [("a.png", "")])
    try file.add("Assets.xcassets/Plain.imageset/a.png", 10, 10, Ink.yellow)
    let night = LaunchFile.phone(375, 667, isDark: true)
    #expect(try file.ink(Ink.red).width == 60)
    #expect(try file.ink(Ink.blue, on: night).width == 60)
    #expect(try file.ink(Ink.red, on: night).isNull)
    #expect(try file.ink(Ink.yellow, on: night).width == 60)
  }

  /// Case 13.
  @Test(
    arguments: [(1.0, Ink.yellow), (2, Ink.red), (3, Ink.blue)] as [(CGFloat, Color)],
    ["Logo", "Logo.png"])
  func theFileFollowsTheDevicesScale(device: (CGFloat, Color), name: String) throws {
    let loose = try LaunchFile(
      imageView(CGRect(x: 0, y: 0, width: 30, height: 30), image: name))
    let catalog = try LaunchFile(
      imageView(CGRect(x: 0, y: 0, width: 30, height: 30), image: name))
    try catalog.addSet("Logo", (1...3).map { ("\($0).png", "\"scale\": \"\($0)x\"") })
    for (scale, color) in [(1, Ink.yellow), (2, Ink.red), (3, Ink.blue)] {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      try loose.add("Logo\(suffix).png", 30 * scale, 30 * scale, color)
      try catalog.add(
        "Assets.xcassets/Logo.imageset/\(scale).png", 30 * scale, 30 * scale, color)
    }
    let canvas = LaunchFile.phone(375, 667, scale: device.0)
    #expect(try loose.ink(device.1, on: canvas).width == 30)
    #expect(try catalog.ink(device.1, on: canvas).width == 30)
  }

  /// Case 14: the size in points of one file of 120 pixels in several slots, by the device's scale.
  @Test(arguments: [
    (["1x", "2x", "3x"], 2.0, 60.0), (["1x", "2x", "3x"], 3, 40), (["2x"], 3, 60), (["2x"], 1, 60),
    (["1x", "3x"], 2, 40), ([""], 3, 120),
  ])
  func oneFileInSeveralSlotsHasTheSlotsSize(
    slots: [String], scale: CGFloat, expected: CGFloat
  ) throws {
    let file = try LaunchFile(imageView(.zero, free), constraints: centered())
    try file.addSet(
      "Logo",
      slots.map { ("a.png", $0.isEmpty ? "\"idiom\": \"universal\"" : "\"scale\": \"\($0)\"") })
    try file.add("Assets.xcassets/Logo.imageset/a.png", 120, 120)
    let canvas = LaunchFile.phone(375, 667, scale: scale)
    #expect(try file.frame("I", on: canvas)?.width == expected)
  }

  /// Case 15.
  @Test func theCatalogsSizeCountsAndNotTheDocumentsNoteOfIt() throws {
    let file = try LaunchFile(
      imageView(.zero, free), constraints: centered(),
      resources: "<image name=\"Logo\" width=\"168\" height=\"185\"/>")
    try file.add("Logo@2x.png", 40, 20)
    #expect(
      try file.frame("I", on: LaunchFile.phone(375, 667))?.size == CGSize(width: 20, height: 10))
  }

  /// Case 16.
  @Test func aMissingPictureLeavesTheRestAndIsReported() throws {
    let file = try LaunchFile(
      imageView(CGRect(x: 0, y: 0, width: 50, height: 50), image: "Gone")
        + imageView(CGRect(x: 100, y: 100, width: 50, height: 50), id: "P"))
    try file.add("Logo.png", 10, 10)
    #expect(try file.ink() == CGRect(x: 100, y: 100, width: 50, height: 50))
    #expect(file.lines == ["there is no image \"Gone\""])
  }

  /// Case 17.
  @Test func picturesAndConstraintsFollowTheDeviceAndItsSizeClasses() throws {
    let varied = """
      <constraints><constraint firstAttribute="width" constant="100" id="W">\
      <variation key="heightClass=regular-widthClass=regular" constant="300"/></constraint>\
      <constraint firstAttribute="height" constant="50" id="H">\
      <variation key="heightClass=compact" constant="20"/></constraint></constraints>
      """
    let file = try LaunchFile(
      imageView(.zero, image: "Logo", mode: "scaleToFill", free, parts: varied),
      constraints: centered())
    try file.addSet(
      "Logo",
      [
        ("phone.png", "\"idiom\": \"iphone\""),
        ("flat.png", "\"idiom\": \"iphone\", \"height-class\": \"compact\""),
        ("pad.png", "\"idiom\": \"ipad\""),
      ])
    try file.add("Assets.xcassets/Logo.imageset/phone.png", 10, 10, Ink.red)
    try file.add("Assets.xcassets/Logo.imageset/flat.png", 10, 10, Ink.yellow)
    try file.add("Assets.xcassets/Logo.imageset/pad.png", 10, 10, Ink.blue)
    func size(_ color: Color, _ width: CGFloat, _ height: CGFloat) throws -> CGSize {
      try file.ink(color, on: LaunchFile.phone(width, height)).size
    }
    #expect(try size(Ink.red, 390, 844) == CGSize(width: 100, height: 50))
    #expect(try size(Ink.yellow, 844, 390) == CGSize(width: 100, height: 20))
    #expect(try size(Ink.blue, 820, 1180) == CGSize(width: 300, height: 50))
  }

  /// Case 18.
  @Test func aBackgroundBehindALogoKeepsItsSizeAndItsPlace() throws {
    let file = try LaunchFile(
      imageView(.zero, image: "Back", mode: "scaleAspectFill", free, id: "B")
        + imageView(.zero, image: "Logo", mode: "scaleToFill", free),
      constraints: pinned("B", to: "V") + centered())
    try file.add("Back.png", 50, 50, Ink.blue)
    try file.add("Logo.png", 100, 40)
    let canvas = LaunchFile.phone(390, 844)
    #expect(try file.ink(on: canvas) == CGRect(x: 145, y: 402, width: 100, height: 40))
    #expect(try file.ink(Ink.blue, on: canvas) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Case 19.
  @Test func theLaunchScreenAndTheAppsFirstViewOfTheSameFileAreTheSame() throws {
    let file = try LaunchFile(
      imageView(.zero, free) + """
        <label text="Foyer" textAlignment="center" \(free) id="L"/>
        """,
      constraints: centered() + constraint("L", "bottom", "G", "bottom")
        + constraint("L", "centerX", "V", "centerX"))
    try file.add("Logo@2x.png", 81, 41)
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let canvas = LaunchFile.phone(393, 852, safeArea: insets)
    let cold = try file.screen(canvas).frames.filter { ["I", "L"].contains($0.id) }
    let stage = Stage(
      screen: UIScreen(
        size: canvas.size, scale: 2, safeAreaInsets: insets, traitCollection: canvas.traits))
    stage.application.bundle = AppBundle(path: file.folder.path)
    stage.window.rootViewController = UIStoryboard(name: "Launch", bundle: nil)
      .instantiateInitialViewController()
    stage.application.layoutWindows()
    let warm = try #require(stage.window.rootViewController?.view).subviews.map(\.frame)
    #expect(cold.map(\.rect) == warm)
    #expect(try file.screen(canvas).frames == file.screen(canvas).frames)
  }
}
