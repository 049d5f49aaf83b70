import Foundation
import Graphics
import Testing

@testable import UIKit

struct SymbolTemplateTests {
  /// A template whose drawing is a square from the line to the capitals' height.
  private static func template(_ drawing: String = "Regular-M", guides: Bool = true) -> String {
    let lines = """
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>.preview {fill:none;stroke:black}</style>
      <g id="Notes"><rect height="2200" id="artboard" style="fill:white" width="3300"/></g>
      <g id="Guides">\(guides ? lines : "")</g>
      <g id="Symbols"><g id="\(drawing)" class="preview" transform="matrix(1 0 0 1 1400 1126)">
      <path d="M10 0H90V-70.46H10Z"/></g></g></svg>
      """
  }

  @Test func aSymbolIsDrawnInTheTintAsLargeAsBesideALabel() throws {
    let file = try LaunchFile(
      "<imageView image=\"custom.box\" contentMode=\"center\" id=\"I\">"
        + "<rect key=\"frame\" x=\"100\" y=\"100\" width=\"100\" height=\"100\"/>"
        + "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/></imageView>")
    try file.folder.write(
      "Assets.xcassets/custom.box.symbolset/Contents.json",
      Data(#"{"symbols": [{"filename": "box.svg", "idiom": "universal"}]}"#.utf8))
    try file.folder.write(
      "Assets.xcassets/custom.box.symbolset/box.svg", Data(Self.template().utf8))
    let ink = try file.ink()
    #expect(file.lines.isEmpty)
    // Capitals of 17 points are 12 high; the edges that fall between two pixels aren't counted.
    #expect(abs(ink.height - 12) <= 2 && abs(ink.width - 13.6) <= 2.1, "\(ink)")
    #expect(abs(ink.midX - 150) <= 1 && abs(ink.midY - 150) <= 1)
  }

  @Test func aTemplateWithoutTheDrawingOrTheGuidesIsAnErrorWithItsPlace() {
    for text in [Self.template("Black-S"), Self.template(guides: false)] {
      #expect(throws: Diagnostic.self) {
        try SymbolTemplate(Data(text.utf8), path: "box.svg")
      }
    }
  }
}
