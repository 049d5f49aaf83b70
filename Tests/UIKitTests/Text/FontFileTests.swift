import Foundation
import Testing

@testable import UIKit

struct FontFileTests {
  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"

  @Test func `a font file tells its names`() throws {
    let mono = try #require(FontFile(path: Self.serif))
    #expect(mono.name == "DejaVuSansMono")
    #expect(mono.fullName == "DejaVu Sans Mono")
    #expect(FontFile(path: Self.inter)?.name == "Inter-Bold")
  }

  @Test func `other files are no fonts, and damaged ones have no names`() throws {
    #expect(FontFile(path: "/etc/passwd") == nil)
    #expect(FontFile(path: "/etc") == nil)
    let folder = try TemporaryFolder()
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.serif))
    for count in [0, 4, 11, 12, 40, 300] {
      try folder.write("cut.ttf", whole.prefix(count))
      #expect(FontFile(path: folder.path + "/cut.ttf")?.name == nil)
    }
    var wild = Array(whole.prefix(2000))
    for index in 12..<wild.count { wild[index] = 0xFF }
    try folder.write("wild.ttf", Data(wild))
    #expect(FontFile(path: folder.path + "/wild.ttf")?.name == nil)
  }

  @Test func `an app's font is found by its name, its file's name or the document's word`() throws {
    let folder = try TemporaryFolder()
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.serif))
    try folder.write("Fonts/Brand-Book.ttf", data)
    try folder.write("Fonts/Other.ttf", Data("no font".utf8))
    let path = folder.path + "/Fonts/Brand-Book.ttf"
    let bundle = AppBundle(path: folder.path)
    #expect(bundle.fontPath(named: "DejaVuSansMono", file: nil) == path)
    #expect(bundle.fontPath(named: "DejaVu Sans Mono", file: nil) == path)
    #expect(bundle.fontPath(named: "Brand-Book", file: nil) == path)
    #expect(bundle.fontPath(named: "Whatever", file: "Brand-Book.ttf") == path)
    #expect(bundle.fontPath(named: "Other", file: "Other.ttf") == nil)
  }
}
