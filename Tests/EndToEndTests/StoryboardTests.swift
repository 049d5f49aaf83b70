import Foundation
import Graphics
import Testing

extension EndToEnd {
  /// A storyboard in the window.
  @Suite struct StoryboardTests {
    /// A launch screen whose view has a colour, with a picture all over it if one is named.
    private static func storyboard(_ color: String, image: String? = nil) -> Data {
      let picture = image.map {
        """
        <subviews><imageView image="\($0)" id="I"><rect key="frame" x="0" y="0" width="375" \
        height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \
        heightSizable="YES"/></imageView></subviews>
        """
      }
      return Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES" \
        useAutolayout="YES" initialViewController="C"><scenes><scene><objects>
        <viewController id="C"><view key="view" id="V"><rect key="frame" x="0" y="0" width="375" \
        height="667"/>\(picture ?? "")<color key="backgroundColor" \(color) alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></view></viewController></objects></scene>
        </scenes></document>
        """.utf8)
    }

    private static let red = storyboard("red=\"1\" green=\"0\" blue=\"0\"")
    private static let blue = storyboard("red=\"0\" green=\"0\" blue=\"1\"")

    private static func png(_ color: Color) throws -> Data {
      let bitmap = Bitmap(width: 4, height: 4)
      Canvas(bitmap, scale: 1).fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: color)
      return try bitmap.pngData()
    }

    /// An app's folder on the desk with some files.
    private func folder(_ files: [String: Data]) throws -> URL {
      let folder = try EndToEnd.desk.folder.appendingPathComponent(UUID().uuidString)
      for (name, data) in files { try save(data, as: name, in: folder) }
      return folder
    }

    private func save(_ data: Data, as name: String, in folder: URL) throws {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    private func open(_ folder: URL, _ options: [String] = []) throws -> Foyer {
      let file = folder.appendingPathComponent("Launch.storyboard").path
      return try Foyer(
        on: EndToEnd.desk, ["--device", "iphone-se"], ["--storyboard", file] + options)
    }

    /// Waits until the middle of the window has a colour; the time that it took, in seconds.
    @discardableResult
    private func waits(for pixel: UInt32, in foyer: Foyer) throws -> TimeInterval {
      let start = Date()
      _ = try wait(for: "the colour \(String(pixel, radix: 16))") {
        let picture = try foyer.picture()
        let middle = picture.pixel(x: picture.width / 2, y: picture.height / 3)
        return middle | 0xFF00_0000 == pixel ? true : nil
      }
      return Date().timeIntervalSince(start)
    }

    @Test func `a storyboard is shown, turns with the phone, and is shown anew when it is saved`()
      throws
    {
      let folder = try folder(["Launch.storyboard": Self.red])
      let file = folder.appendingPathComponent("Launch.storyboard")
      let foyer = try open(folder)
      try waits(for: 0xFFFF_0000, in: foyer)
      #expect(try foyer.title == "Foyer: Launch.storyboard on iPhone SE")
      // As editors do that write beside the file and then rename, and as those do that don't.
      try Self.blue.write(to: file, options: .atomic)
      #expect(try waits(for: 0xFF00_00FF, in: foyer) < 0.5)
      try Self.red.write(to: file)
      #expect(try waits(for: 0xFFFF_0000, in: foyer) < 0.5)
      // What can't be read is told in the window, until it can be read again.
      let whole = try foyer.picture()
      try Data("<document".utf8).write(to: file)
      try foyer.waitUntilChanges(from: whole)
      try Self.blue.write(to: file, options: .atomic)
      #expect(try waits(for: 0xFF00_00FF, in: foyer) < 0.5)
      try foyer.press("ctrl+bracketleft")
      _ = try wait(for: "the window on its side") {
        try foyer.frame.width > foyer.frame.height ? true : nil
      }
      try waits(for: 0xFF00_00FF, in: foyer)
    }

    @Test func `a storyboard is laid out anew on the next model`() throws {
      let foyer = try open(folder(["Launch.storyboard": Self.blue]))
      try waits(for: 0xFF00_00FF, in: foyer)
      let before = try foyer.frame
      try foyer.press("ctrl+m")
      _ = try wait(for: "a window of iPhone X") {
        try foyer.title == "Foyer: Launch.storyboard on iPhone X" ? true : nil
      }
      _ = try wait(for: "a longer window") {
        try foyer.frame.height / foyer.frame.width > before.height / before.width + 0.1
          ? true : nil
      }
      try waits(for: 0xFF00_00FF, in: foyer)
      // The screen is filled to its foot, above the indicator.
      let picture = try foyer.picture()
      let foot = picture.pixel(x: picture.width / 2, y: picture.height - 3)
      #expect(foot | 0xFF00_0000 == 0xFF00_00FF)
      try foyer.press("ctrl+shift+m")
      _ = try wait(for: "the old model") {
        try foyer.title == "Foyer: Launch.storyboard on iPhone SE" ? true : nil
      }
    }

    @Test func `a picture that is saved, added or taken away is shown within half a second`() throws
    {
      let set = "Assets.xcassets/Logo.imageset/"
      let contents = Data(#"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#.utf8)
      let yellow = Color(red: 1, green: 1, blue: 0)
      let (green, red) = (Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0))
      let folder = try folder([
        "Launch.storyboard": Self.storyboard("red=\"0\" green=\"0\" blue=\"1\"", image: "Logo"),
        set + "Contents.json": contents, set + "a.png": Self.png(red),
      ])
      let foyer = try open(folder)
      try waits(for: 0xFFFF_0000, in: foyer)
      try save(Self.png(green), as: set + "a.png", in: folder)
      #expect(try waits(for: 0xFF00_FF00, in: foyer) < 0.5)
      // A file is added, and the catalog's words come in two steps.
      try save(Self.png(yellow), as: set + "b.png", in: folder)
      let named = Data(#"{"images": [{"filename": "b.png", "idiom": "universal"}]}"#.utf8)
      try save(named.prefix(20), as: set + "Contents.json", in: folder)
      try save(named, as: set + "Contents.json", in: folder)
      #expect(try waits(for: 0xFFFF_FF00, in: foyer) < 0.5)
      // The whole catalog is put in the place of the old one.
      let other = try self.folder([
        set + "Contents.json": contents, set + "a.png": Self.png(red),
      ]).appendingPathComponent("Assets.xcassets")
      let catalog = folder.appendingPathComponent("Assets.xcassets")
      try FileManager.default.removeItem(at: catalog)
      try FileManager.default.moveItem(at: other, to: catalog)
      #expect(try waits(for: 0xFFFF_0000, in: foyer) < 0.5)
      // What is in the new one is watched as well.
      try save(Self.png(green), as: set + "a.png", in: folder)
      #expect(try waits(for: 0xFF00_FF00, in: foyer) < 0.5)
      // A file beside the storyboard takes the place of a set that is gone.
      try FileManager.default.removeItem(at: catalog)
      try save(Self.png(yellow), as: "Logo.png", in: folder)
      #expect(try waits(for: 0xFFFF_FF00, in: foyer) < 0.5)
    }

    @Test func `a storyboard that can't be read opens no window`() throws {
      let child = try EndToEnd.desk.start([Foyer.executable, "run", "--storyboard", "/nowhere.xib"])
      #expect(try child.waitUntilExit(30) == 1)
      #expect(child.errors == "/nowhere.xib: error: no such file\n")
    }
  }
}
