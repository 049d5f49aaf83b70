import Foundation
import Graphics
import Testing

extension EndToEnd {
  /// Files that nobody should draw.
  @Suite struct BadInputTests {
    nonisolated private static let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" \
      initialViewController="C"><scenes><scene><objects><viewController id="C"><view key="view" \
      id="V"><rect key="frame" x="0" y="0" width="393" height="852"/>
      """
    nonisolated private static let tail =
      "</view></viewController></objects></scene></scenes></document>"

    nonisolated private static func view(_ body: String) -> Data { Data((head + body + tail).utf8) }

    nonisolated private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    nonisolated private static let cycle = view(
      """
      <subviews><view \(free) id="A"/><view \(free) id="B"/></subviews><constraints>
      <constraint firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="top" \
      constant="9" id="p"/>
      <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="top" \
      constant="9" id="q"/></constraints>
      """)

    nonisolated private static func many(_ count: Int) -> Data {
      view(
        "<subviews>" + String(repeating: "<view \(free)/>", count: count) + "</subviews>")
    }

    nonisolated private static let cases: [(String, Data, String)] = [
      ("cut short", Data((head + "<subviews><view id=\"A\">").utf8), "cut short"),
      ("empty", Data(), "an empty document"),
      ("a binary nib", Data("NIBArchive\u{1}".utf8), "a compiled storyboard or nib"),
      (
        "another encoding", Data((head + "<label text=\"").utf8) + [0xE9] + Data(tail.utf8),
        "not well-formed"
      ),
      (
        "a wrong encoding", Data(head.replacing("UTF-8", with: "UTF-16").utf8),
        "encoding specified in XML declaration is incorrect"
      ),
      (
        "an entity bomb",
        Data(
          """
          <?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
          <document>&b;</document>
          """.utf8), "document type declarations are not read"
      ),
      (
        "a million nested views",
        Data((head + String(repeating: "<subviews><view>", count: 500_000)).utf8),
        "nested deeper than 256"
      ),
      ("more views than fit", many(30_000), "more than 1000 views on one screen"),
      ("a file beyond all measure", Data(count: 20 << 20), "larger than 16 MB"),
      (
        "an absent id",
        view(
          """
          <constraints><constraint firstItem="Z" firstAttribute="top" id="c"/></constraints>
          """),
        "names \"Z\", which is nowhere"
      ),
      ("a cycle", cycle, "conflict: 'q'"),
      (
        "no numbers",
        view(
          """
          <subviews><view id="A"><rect key="frame" x="nan" y="1e999" width="-inf" \
          height="1e308"/></view></subviews>
          """),
        "are not numbers"
      ),
    ]

    @Test(arguments: cases.map(\.0), ["layout", "render"])
    func `bad input is one line with its place, in little time and memory`(
      name: String, command: String
    ) throws {
      let (_, data, message) = try #require(Self.cases.first { $0.0 == name })
      let desk = try EndToEnd.desk
      let folder = desk.folder.appendingPathComponent("bad-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Bad.storyboard")
      try data.write(to: file)
      let output = command == "render" ? ["-o", folder.path + "/x.png"] : []
      let words = [command, file.path] + output
      // Two gigabytes of addresses, of which few are used.
      let limited = "ulimit -v 2097152; exec \"$0\" \"$@\""
      let child = try desk.start(["sh", "-c", limited, Foyer.executable] + words)
      #expect(try child.waitUntilExit(10) == 1)
      let lines = child.errors.split(separator: "\n")
      #expect(lines.count == 1, "\(child.errors)")
      let line = try #require(lines.first)
      #expect(line.contains(message))
      #expect(line.prefixMatch(of: #/.+Bad\.storyboard:\d+:\d+: error: /#) != nil, "\(line)")
    }

    @Test(arguments: ["large", "link"])
    func `a picture that may not be shown is one line with its place`(kind: String) throws {
      let desk = try EndToEnd.desk
      let folder = desk.folder.appendingPathComponent("bad-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let picture = folder.appendingPathComponent("Logo.png")
      if kind == "link" {
        try FileManager.default.createSymbolicLink(
          atPath: picture.path, withDestinationPath: "/etc/passwd")
      } else {
        // The header alone says 30,000 pixels.
        var header = try [UInt8](Bitmap(width: 1, height: 1).pngData())
        header.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        try Data(header).write(to: picture)
      }
      let file = folder.appendingPathComponent("Bad.storyboard")
      try Self.view(
        "<subviews><imageView image=\"Logo\" id=\"I\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView></subviews>"
      ).write(to: file)
      let child = try desk.start(
        [Foyer.executable, "render", file.path, "-o", folder.path + "/x.png"])
      #expect(try child.waitUntilExit(10) == 1)
      #expect(child.errors.split(separator: "\n").count == 1, "\(child.errors)")
      #expect(child.errors.contains(kind == "link" ? "leads out of" : "30000x30000 pixels"))
      // The rest is drawn all the same.
      #expect(FileManager.default.fileExists(atPath: folder.path + "/x.png"))
    }
  }
}
