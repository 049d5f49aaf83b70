import Foundation
import Testing

@testable import UIKit

struct FontFileTests {
  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
  private static let collection = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"

  @Test func `a font file tells its names`() throws {
    let mono = try #require(FontFile.all(in: Self.serif).first)
    #expect(mono.name == "DejaVuSansMono")
    #expect(mono.fullName == "DejaVu Sans Mono")
    #expect(FontFile.all(in: Self.inter).first?.name == "Inter-Bold")
  }

  @Test func `other files are no fonts, and damaged ones have no names`() throws {
    #expect(FontFile.all(in: "/etc/passwd").isEmpty)
    #expect(FontFile.all(in: "/etc").isEmpty)
    let folder = try TemporaryFolder()
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.serif))
    for count in [0, 4, 11, 12, 40, 300] {
      try folder.write("cut.ttf", whole.prefix(count))
      #expect(FontFile.all(in: folder.path + "/cut.ttf").first?.name == nil)
    }
    var wild = Array(whole.prefix(2000))
    for index in 12..<wild.count { wild[index] = 0xFF }
    try folder.write("wild.ttf", Data(wild))
    #expect(FontFile.all(in: folder.path + "/wild.ttf").first?.name == nil)
  }

  @Test func `an app's font is found by its name, its file's name or the document's word`() throws {
    let folder = try TemporaryFolder()
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.serif))
    try folder.write("Fonts/Brand-Book.ttf", data)
    try folder.write("Fonts/Other.ttf", Data("no font".utf8))
    let path = folder.path + "/Fonts/Brand-Book.ttf"
    let bundle = AppBundle(path: folder.path)
    #expect(bundle.font(named: "DejaVuSansMono", file: nil)?.path == path)
    #expect(bundle.font(named: "DejaVu Sans Mono", file: nil)?.path == path)
    #expect(bundle.font(named: "Brand-Book", file: nil)?.path == path)
    #expect(bundle.font(named: "Whatever", file: "Brand-Book.ttf")?.path == path)
    #expect(bundle.font(named: "Other", file: "Other.ttf") == nil)
  }

  @Test func `a collection has several fonts, and each is found by its name`() throws {
    let folder = try TemporaryFolder()
    let names = ["NotoSansCJKjp-Regular", "NotoSansCJKkr-Regular", "NotoSansCJKsc-Regular"]
    #expect(FontFile.all(in: Self.collection).prefix(3).map(\.name) == names)
    let path = folder.path + "/Brand.ttc"
    try FileManager.default.copyItem(atPath: Self.collection, toPath: path)
    let bundle = AppBundle(path: folder.path)
    for (face, name) in names.enumerated() {
      for file in [nil, "Brand.ttc"] {
        #expect(bundle.font(named: name, file: file)?.face == face)
      }
    }
    #expect(bundle.font(named: "Whatever", file: "Brand.ttc")?.face == 0)
    #expect(bundle.font(named: "Whatever", file: nil) == nil)
  }

  @Test func `a damaged collection has the fonts that can be read`() throws {
    let folder = try TemporaryFolder()
    let file = try #require(FileHandle(forReadingAtPath: Self.collection))
    let whole = try #require(try file.read(upToCount: 2000))
    for count in [4, 11, 12, 20, 2000] {
      try folder.write("cut.ttc", whole.prefix(count))
      #expect(FontFile.all(in: folder.path + "/cut.ttc").allSatisfy { $0.name == nil })
    }
    try folder.write("wild.ttc", whole.prefix(8) + Data(repeating: 0xFF, count: 4000))
    #expect(FontFile.all(in: folder.path + "/wild.ttc").isEmpty)
  }
}
