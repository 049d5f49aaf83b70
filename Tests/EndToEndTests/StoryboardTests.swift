import Foundation
import Graphics
import Testing

extension EndToEnd {
  /// A storyboard in the window.
  @Suite struct StoryboardTests {
    private static func storyboard(_ color: String) -> Data {
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES" \
        useAutolayout="YES" initialViewController="C"><scenes><scene><objects>
        <viewController id="C"><view key="view" id="V"><rect key="frame" x="0" y="0" width="375" \
        height="667"/><color key="backgroundColor" \(color) alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></view></viewController></objects></scene></scenes></document>
        """.utf8)
    }

    private static let red = storyboard("red=\"1\" green=\"0\" blue=\"0\"")
    private static let blue = storyboard("red=\"0\" green=\"0\" blue=\"1\"")

    /// Waits until the middle of the window has a colour; the time that it took, in seconds.
    private func waits(for pixel: UInt32, in foyer: Foyer) throws -> TimeInterval {
      let start = Date()
      _ = try wait(for: "the colour \(String(pixel, radix: 16))") {
        let picture = try foyer.picture()
        let middle = picture.pixel(x: picture.width / 2, y: picture.height / 2)
        return middle | 0xFF00_0000 == pixel ? true : nil
      }
      return Date().timeIntervalSince(start)
    }

    @Test func `a storyboard is shown, turns with the phone, and is shown anew when it is saved`()
      throws
    {
      let folder = try EndToEnd.desk.folder.appendingPathComponent("storyboard")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Launch.storyboard")
      try Self.red.write(to: file)
      let foyer = try Foyer(
        on: EndToEnd.desk, ["--device", "iphone-se"], ["--storyboard", file.path])
      _ = try waits(for: 0xFFFF_0000, in: foyer)
      try Self.blue.write(to: file, options: .atomic)
      #expect(try waits(for: 0xFF00_00FF, in: foyer) < 0.5)
      try foyer.press("ctrl+bracketleft")
      _ = try wait(for: "the window on its side") {
        try foyer.frame.width > foyer.frame.height ? true : nil
      }
      _ = try waits(for: 0xFF00_00FF, in: foyer)
    }

    @Test func `a storyboard that can't be read opens no window`() throws {
      let child = try EndToEnd.desk.start([Foyer.executable, "run", "--storyboard", "/nowhere.xib"])
      #expect(try child.waitUntilExit(30) == 1)
      #expect(child.errors == "/nowhere.xib: error: no such file\n")
    }
  }
}
