import Foundation
import Testing

@testable import Graphics

@Test func systemFontHasTheLinesOfSanFrancisco() {
  // UIFont.systemFont(ofSize:) on iOS 17: size, ascender, descender, lineHeight.
  let table: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (11, 10.474, -2.653, 13.127),
    (13, 12.378, -3.136, 15.514),
    (17, 16.187, -4.101, 20.287),
    (34, 32.373, -8.201, 40.574),
  ]
  for (size, ascender, descender, lineHeight) in table {
    let font = Font(size: size)
    #expect(abs(font.ascender - ascender) < 0.001)
    #expect(abs(font.descender - descender) < 0.001)
    #expect(abs(font.lineHeight - lineHeight) < 0.002)
    #expect(font.leading == 0)
  }
}

@Test func letterHeightsAreThoseOfInter() {
  // Inter's OS/2 table: cap height 1490 and x-height 1118 of 2048 units.
  let font = Font(size: 17)
  #expect(abs(font.capHeight - 12.37) < 0.1)
  #expect(abs(font.xHeight - 9.28) < 0.1)
  #expect(font.xHeight < font.capHeight)
}

@Test func fontFileBringsItsOwnLines() {
  let font = Font(family: .file("\(FontLibrary.dejaVuFolder)/DejaVuSansMono.ttf"), size: 10)
  #expect(abs(font.ascender - 9.28) < 0.1)
  #expect(font.descender < -2)
}

@Test func missingFontFileStillHasALine() {
  let font = Font(family: .file("/nowhere.ttf"), size: 10)
  #expect(font.lineHeight == Font(size: 10).lineHeight)
  #expect(TextLayout("abc", font: font).lines.count == 1)
}

@Test func weightPicksTheNearestFace() {
  let table: [(Int, Bool, CGFloat, String)] = [
    (400, false, 17, "Inter-Regular.otf"),
    (400, true, 17, "Inter-Italic.otf"),
    (590, false, 17, "Inter-SemiBold.otf"),
    (700, true, 17, "Inter-BoldItalic.otf"),
    (1, false, 17, "Inter-Thin.otf"),
    (2000, false, 17, "Inter-Black.otf"),
    (700, false, 20, "InterDisplay-Bold.otf"),
    (500, false, 19.5, "Inter-Medium.otf"),
  ]
  for (weight, italic, size, name) in table {
    let face = FontFace(for: Font(size: size, weight: weight, italic: italic))
    #expect(face.path.hasSuffix("/" + name))
    #expect(FileManager.default.fileExists(atPath: face.path))
  }
}

@Test func missingFontsAreNamedByPackage() throws {
  try FontLibrary.check()
  let error = #expect(throws: FontLibraryError.self) {
    try FontLibrary.check { !$0.contains("inter") && !$0.contains("CJK") }
  }
  #expect(error == .missing(packages: ["fonts-inter", "fonts-noto-cjk"]))
  #expect(
    error?.description
      == "fonts are missing: run `sudo apt-get install fonts-inter fonts-noto-cjk`")
}
