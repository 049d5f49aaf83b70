import Foundation
import Graphics
import Testing

@testable import UIKit

struct StoryboardLabelTests {
  private func label(_ element: String) throws -> (UILabel, [String]) {
    let app = try StoryboardStage(
      view: #"<view key="view" id="V"><subviews>\#n"# + element + "</subviews></view>")
    let label = try #require(app.show().viewWithTag(1) as? UILabel)
    return (label, app.lines)
  }

  @Test func textAndItsLookAreRead() throws {
    let (label, lines) = try label(
      """
      <label tag="1" text="Hi" textAlignment="center" lineBreakMode="middleTruncation"
        numberOfLines="3" baselineAdjustment="alignCenters" adjustsFontSizeToFit="NO"
        preferredMaxLayoutWidth="120" id="L">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="30"/>
        <color key="textColor" white="1" alpha="1" colorSpace="deviceWhite"/>
        <nil key="highlightedColor"/>
        <color key="shadowColor" white="0" alpha="1" colorSpace="deviceWhite"/>
        <size key="shadowOffset" width="1" height="2"/>
      </label>
      """)
    #expect(label.text == "Hi")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 3)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.preferredMaxLayoutWidth == 120)
    #expect(label.font == .systemFont(ofSize: 30, weight: .semibold))
    #expect(label.textColor.color(in: .current) == .white)
    #expect(label.highlightedTextColor == nil)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(lines.isEmpty)
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, UIFont.systemFont(ofSize: 17)),
    (#"type="boldSystem" pointSize="20""#, .boldSystemFont(ofSize: 20)),
    (#"type="italicSystem" pointSize="20""#, .italicSystemFont(ofSize: 20)),
    (#"type="system" weight="light" pointSize="12""#, .systemFont(ofSize: 12, weight: .light)),
    (#"style="UICTFontTextStyleTitle0""#, .preferredFont(forTextStyle: .largeTitle)),
    (#"style="UICTFontTextStyleBody""#, .preferredFont(forTextStyle: .body)),
    (#"type="system" pointSize="1e300""#, .systemFont(ofSize: 2000)),
    (#"type="system" pointSize="nan""#, .systemFont(ofSize: 17)),
  ])
  func fontsAreRead(attributes: String, expected: UIFont) throws {
    let (label, lines) = try label(
      #"<label tag="1" text="x" id="L"><fontDescription key="fontDescription" \#(attributes)/></label>"#
    )
    #expect(label.font == expected)
    #expect(lines.isEmpty == !attributes.contains("nan"))
  }

  @Test func aFontThatIsAbsentIsReportedAndReplacedByTheSystemsOfItsWeight() throws {
    let (label, lines) = try label(
      """
      <label tag="1" text="x" id="L">
      <fontDescription key="fontDescription" name="Avenir-Black" family="Avenir" pointSize="40"/>
      </label>
      """)
    #expect(label.font == .systemFont(ofSize: 40, weight: .black))
    #expect(
      lines == [
        "Main.storyboard:7:1: warning: the font \"Avenir-Black\" is not there; the system's is used"
      ])
  }

  @Test(arguments: [
    (#"minimumFontSize="9""#, true, 0.5),
    (#"adjustsFontSizeToFit="NO" minimumFontSize="9""#, false, 0),
    (#"minimumScaleFactor="0.25""#, true, 0.25), ("", false, 0),
    (#"adjustsFontSizeToFit="YES" minimumFontSize="40""#, true, 1),
  ])
  func lettersShrinkUnlessTheElementSaysNo(
    attributes: String, shrinks: Bool, factor: CGFloat
  ) throws {
    let (label, _) = try label(
      """
      <label tag="1" text="x" \(attributes) id="L">
      <fontDescription key="fontDescription" type="system" pointSize="18"/></label>
      """)
    #expect(label.adjustsFontSizeToFitWidth == shrinks)
    #expect(label.minimumScaleFactor == factor)
  }

  @Test func severalLinesAndStylesAreRead() throws {
    let (plain, _) = try label(
      "<label tag=\"1\" id=\"L\"><string key=\"text\">one\ntwo</string></label>")
    #expect(plain.text == "one\ntwo")
    let (styled, lines) = try label(
      """
      <label tag="1" usesAttributedText="YES" id="L"><attributedString key="attributedText">
      <fragment content="big "><attributes>
        <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <font key="NSFont" metaFont="systemBold" size="30"/>
        <paragraphStyle key="NSParagraphStyle" alignment="right" lineHeightMultiple="1.5"/>
      </attributes></fragment>
      <fragment><string key="content">small</string></fragment>
      </attributedString></label>
      """)
    let text = try #require(styled.attributedText)
    #expect(text.string == "big small")
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    #expect(styled.textAlignment == .right)
    #expect(lines.isEmpty)
  }

  @Test func `an app's own font is drawn with`() throws {
    let app = try StoryboardStage(
      view: #"<view key="view" id="V"><subviews>\#n"#
        + #"<label tag="1" text="x" id="L"><fontDescription key="fontDescription" "#
        + #"name="DejaVuSansMono" family="DejaVu" pointSize="20"/></label></subviews></view>"#)
    let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    try app.folder.write("Brand.ttf", Data(contentsOf: URL(fileURLWithPath: mono)))
    let label = try #require(app.show().viewWithTag(1) as? UILabel)
    #expect(label.font.font.family == .file(app.folder.path + "/Brand.ttf"))
    #expect(abs(label.intrinsicContentSize.width - 12.5) <= 0.5)
    #expect(app.lines.isEmpty)
  }

  @Test func `a font of a collection is drawn with`() throws {
    let app = try StoryboardStage(
      view: #"<view key="view" id="V"><subviews>\#n"#
        + #"<label tag="1" text="骨" id="L"><fontDescription key="fontDescription" "#
        + #"name="NotoSansCJKsc-Bold" family="Noto" pointSize="20"/></label></subviews></view>"#)
    let path = app.folder.path + "/Brand.ttc"
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc", toPath: path)
    let label = try #require(app.show().viewWithTag(1) as? UILabel)
    #expect(label.font.font.family == .file(path, face: 2))
    #expect(abs(label.intrinsicContentSize.width - 20) <= 0.5)
    #expect(app.lines.isEmpty)
  }

  @Test func `text grows with the reader's size where the document says so`() throws {
    for (flag, grows) in [("YES", true), ("NO", false)] {
      let (label, _) = try label(
        #"<label tag="1" text="x" adjustsFontForContentSizeCategory="\#(flag)" id="L">"#
          + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#)
      #expect(label.adjustsFontForContentSizeCategory == grows)
    }
  }

  @Test func `lines along text and its spacing are read, and what isn't drawn of it is told`()
    throws
  {
    let (label, lines) = try label(
      """
      <label tag="1" usesAttributedText="YES" id="L"><attributedString key="attributedText">
      <fragment content="old"><attributes>
        <font key="NSFont" metaFont="system" size="20"/>
        <font key="NSOriginalFont" metaFont="system" size="9"/>
        <integer key="NSUnderline" value="1"/>
        <integer key="NSStrikethrough" value="1"/>
        <real key="NSKern" value="2.5"/>
        <url key="NSLink" string="https://example.org"/>
        <real key="NSBaselineOffset" value="3"/>
      </attributes></fragment>
      <fragment content="new"><attributes>
        <real key="NSBaselineOffset" value="3"/>
        <integer key="NSUnderline" value="0"/>
      </attributes></fragment>
      </attributedString></label>
      """)
    let runs = try #require(label.attributedText).runs(font: label.font, traits: .current)
    #expect(runs.map(\.text) == ["old", "new"])
    #expect(runs.map(\.underline) == [true, false] && runs.map(\.strikethrough) == [true, false])
    #expect(runs.map(\.kern) == [2.5, 0] && runs.map(\.font.pointSize) == [20, 17])
    #expect(
      lines == [
        "Main.storyboard:13:3: warning: NSLink of text is not drawn",
        "Main.storyboard:14:3: warning: NSBaselineOffset of text is not drawn",
      ])
  }

  @Test(arguments: [("0", true), ("1", true), ("2", false), ("9", false), ("257", false)])
  func `a line along text that isn't a single one is told`(style: String, isDrawn: Bool) throws {
    for key in ["NSUnderline", "NSStrikethrough"] {
      let (_, lines) = try label(
        """
        <label tag="1" usesAttributedText="YES" id="L"><attributedString key="attributedText">
        <fragment content="a"><attributes><integer key="\(key)" value="\(style)"/></attributes>
        </fragment></attributedString></label>
        """)
      let told = lines.filter {
        $0.hasSuffix("warning: \(key) of text that is no single line is not drawn")
      }
      #expect(told.count == (isDrawn ? 0 : 1) && lines.count == told.count)
    }
  }
}
