import Foundation
import Graphics
import Phone
import Testing

@testable import UIKit
@testable import foyer

struct RenderTests {
  /// A folder with a launch screen that is white in light and black in dark, and a picture to be.
  private final class Desk {
    let folder: URL
    var file: String { folder.appendingPathComponent("Base.lproj/LaunchScreen.storyboard").path }
    var picture: String { folder.appendingPathComponent("x.png").path }

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("foyer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
      try Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES" \
        useAutolayout="YES" initialViewController="C"><scenes><scene><objects>
        <viewController storyboardIdentifier="Launch" id="C"><view key="view" id="V">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <imageView image="Logo" id="I"><rect key="frame" x="0" y="0" width="50" height="50"/>
        </imageView></subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        </viewController></objects></scene></scenes></document>
        """.utf8
      ).write(to: URL(fileURLWithPath: file))
      let logo = Bitmap(width: 20, height: 20)
      Canvas(logo, scale: 1).fill(
        CGRect(x: 0, y: 0, width: 20, height: 20), with: Color(red: 1, green: 0, blue: 0))
      try logo.write(toPNG: folder.appendingPathComponent("Logo.png"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Calls the command and gives the picture that it saved.
    @MainActor func render(_ words: String...) throws -> Bitmap { try render(words) }

    @MainActor func render(_ words: [String]) throws -> Bitmap {
      let all = [file, "-o", picture] + words
      try Command.render.run(
        Arguments(
          all, command: "render", options: Command.render.options,
          operand: Command.render.operand))
      let image = try Image(
        data: Data(contentsOf: URL(fileURLWithPath: picture)), scale: 1, name: "x")
      return image.bitmap(
        pixelWidth: Int(image.size.width), pixelHeight: Int(image.size.height))
    }
  }

  @Test func `a picture has the model's pixels and the appearance's colours`() throws {
    let desk = try Desk()
    let light = try desk.render("--device", "iphone-se")
    #expect(light.width == 750 && light.height == 1334)
    #expect(light.pixel(x: 700, y: 1300) == 0xFFFF_FFFF)
    let dark = try desk.render("--device", "iphone-se", "--appearance", "dark", "--landscape")
    #expect(dark.width == 1334 && dark.height == 750)
    #expect(dark.pixel(x: 1300, y: 700) == 0xFF00_0000)
  }

  @Test func `pictures are found around the folder of the file's language`() throws {
    #expect(try Desk().render("--scale", "1").pixel(x: 20, y: 20) == 0xFFFF_0000)
  }

  @Test func `a sheet shows all models in both appearances`() throws {
    let sheet = try Desk().render("--sheet")
    var (white, black) = (0, 0)
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        if sheet.pixel(x: x, y: y) == 0xFFFF_FFFF { white += 1 }
        if sheet.pixel(x: x, y: y) == 0xFF00_0000 { black += 1 }
      }
    }
    // Half a pixel a point, without the logo's corner of 25 pixels and with the names in white.
    let expected = DeviceModel.all.reduce(0) { sum, model in
      sum + Int(model.size.width / 2) * Int(model.size.height / 2) - 25 * 25
    }
    #expect(abs(black - expected) < expected / 100)
    #expect(abs(white - expected) < expected / 50)
  }

  @Test func `a sheet takes no device, appearance or scale, and a picture needs a place`() throws {
    let desk = try Desk()
    for words in [["--device", "iphone-se"], ["--appearance", "dark"], ["--scale", "1"]] {
      #expect(throws: CommandLineError.excludingOptions("--sheet", words[0])) {
        try desk.render(["--sheet"] + words)
      }
    }
    #expect(throws: CommandLineError.missingOption("-o FILE.png", command: "render")) {
      try Command.render.run(
        Arguments([desk.file], command: "render", options: [], operand: Command.render.operand))
    }
  }

  @Test func `a file that can't be read is one error with its place`() throws {
    let desk = try Desk()
    try Data("<document".utf8).write(to: URL(fileURLWithPath: desk.file))
    #expect(throws: Diagnostic.self) { try desk.render() }
  }
}
