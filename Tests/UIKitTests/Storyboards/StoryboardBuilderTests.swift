import Foundation
import Graphics
import Testing

@testable import UIKit

struct StoryboardBuilderTests {
  @Test func commonAttributesReachTheView() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" contentMode="scaleToFill" id="V">
          <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view tag="1" alpha="0.5" hidden="true" clipsSubviews="YES" opaque="NO" id="A"
              multipleTouchEnabled="YES" userInteractionEnabled="NO" contentMode="TopLeft">
              <rect key="frame" x="10" y="20" width="30" height="40"/>
              <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
              <accessibility key="accessibilityConfiguration" label="Box">
                <accessibilityTraits key="traits" button="YES" header="YES"/>
                <bool key="isElement" value="YES"/>
              </accessibility>
            </view>
          </subviews>
        </view>
        """)
    let view = try #require(app.show().viewWithTag(1))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds && !view.isOpaque)
    #expect(view.isMultipleTouchEnabled && !view.isUserInteractionEnabled)
    #expect(view.contentMode == .topLeft)
    #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin])
    #expect(view.accessibilityLabel == "Box" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == [.button, .header])
    #expect(app.lines.isEmpty)
  }

  @Test func theScreenIsResizedByTheMasksFromItsStoredFrame() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><view tag="1" id="A"><rect key="frame" x="60" y="10" width="30" height="20"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/></view>
        </subviews></view>
        """)
    let view = try #require(app.show().viewWithTag(1))
    #expect(view.frame == CGRect(x: 350, y: 10, width: 30, height: 764))
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor?, _ traits: UITraitCollection) -> [Int]? {
    (color?.color(in: traits)).map { color in
      [color.red, color.green, color.blue, color.alpha].map {
        Int((min(max($0, 0), 1) * 255).rounded())
      }
    }
  }

  @Test(arguments: [
    (
      #"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      [255, 128, 0, 255], [255, 128, 0, 255]
    ),
    (
      #"red="1" green="0" blue="0" alpha="0.5" colorSpace="calibratedRGB""#,
      [255, 38, 0, 128], [255, 38, 0, 128]
    ),
    (
      #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      [128, 128, 128, 255], [128, 128, 128, 255]
    ),
    (
      #"white="1" alpha="1" colorSpace="calibratedWhite""#,
      [255, 255, 255, 255], [255, 255, 255, 255]
    ),
    (
      #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      [255, 255, 255, 255], [255, 255, 255, 255]
    ),
    (#"systemColor="systemBackgroundColor""#, [255, 255, 255, 255], [0, 0, 0, 255]),
    (
      #"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
      [255, 255, 255, 255], [0, 0, 0, 255]
    ),
    (#"cocoaTouchSystemColor="darkTextColor""#, [0, 0, 0, 255], [0, 0, 0, 255]),
    (#"name="Catalog""#, [1, 2, 3, 255], [4, 5, 6, 255]),
  ])
  func coloursOfEverySpaceAreRead(attributes: String, day: [Int], night: [Int]) throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><color key="backgroundColor" \(attributes)/>
        <color key="tintColor" \(attributes)/></view>
        """,
      files: [
        "A.xcassets/Catalog.colorset/Contents.json": """
        {"colors": [
          {"idiom": "universal",
           "color": {"color-space": "srgb", "components": {"red": "1", "green": "2", "blue": "3"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": "4", "green": "5", "blue": "6"}}}
        ]}
        """
      ])
    let view = app.show()
    #expect(bytes(view.backgroundColor, light) == day)
    #expect(bytes(view.backgroundColor, dark) == night)
    #expect(bytes(view.tintColor, light) == day)
    #expect(app.lines.isEmpty)
  }

  @Test func coloursThatCanNotBeFoundFallBackToTheDocumentsNotes() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><color key="backgroundColor" name="Gone"/>
        <color key="tintColor" systemColor="futureColor"/></view>
        """,
      resources: """
        <namedColor name="Gone"><color white="0" alpha="1" colorSpace="deviceWhite"/></namedColor>
        <systemColor name="futureColor"><color white="1" alpha="1" colorSpace="deviceWhite"/></systemColor>
        """)
    let view = app.show()
    #expect(bytes(view.backgroundColor, light) == [0, 0, 0, 255])
    #expect(bytes(view.tintColor, light) == [255, 255, 255, 255])
    #expect(
      app.lines == [
        "Main.storyboard:5:25: warning: no asset catalog has the color \"Gone\"; the document's "
          + "note of it is used",
        "Main.storyboard:6:1: warning: unknown system color \"futureColor\"",
      ])
  }

  @Test func aMissingImageIsAPlaceholderOfTheNotedSize() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews>
        <imageView tag="1" image="Gone" contentMode="center" id="I"/>
        <imageView tag="2" image="future" catalog="system" id="J"/>
        <imageView tag="3" id="K"><imageReference key="image" image="Gone" renderingMode="template"/></imageView>
        </subviews></view>
        """,
      resources: """
        <image name="Gone" width="30" height="20.5"/>
        <image name="future" catalog="system" width="128" height="122"/>
        """)
    let root = app.show()
    let first = try #require(root.viewWithTag(1) as? UIImageView)
    #expect(first.image?.size == CGSize(width: 30, height: 20.5))
    #expect(first.contentMode == .center)
    #expect((root.viewWithTag(2) as? UIImageView)?.image?.size == CGSize(width: 21, height: 20))
    #expect((root.viewWithTag(3) as? UIImageView)?.image?.renderingMode == .alwaysTemplate)
    #expect(
      app.lines == [
        "Main.storyboard:6:1: warning: there is no image \"Gone\"",
        "Main.storyboard:7:1: warning: the symbol \"future\" is not drawn here; "
          + "a box of dashes stands for it",
        "Main.storyboard:8:27: warning: there is no image \"Gone\"",
      ])
  }

  @Test func anUnknownViewIsAPlainOneAndItsPartsAreRead() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews>
        <hologramView tag="1" beam="YES" id="H"><rect key="frame" x="1" y="2" width="3" height="4"/>
        </hologramView></subviews></view>
        """)
    let view = try #require(app.show().viewWithTag(1))
    #expect(type(of: view) == UIView.self)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      app.lines == [
        "Main.storyboard:6:1: warning: <hologramView> is not understood and drawn as a plain view"
      ])
  }

  @Test func theControllersAppearanceIsForced() throws {
    let app = try StoryboardStage(
      view: #"<view key="view" id="V"/>"#, controller: #"interfaceStyle="dark""#)
    #expect(app.show().traitCollection.userInterfaceStyle == .dark)
  }

  @Test(arguments: [(390.0, 844.0, true, false), (1180, 820, false, true)])
  func subviewsAreInstalledBySizeClass(
    width: Double, height: Double, hasFirst: Bool, hasSecond: Bool
  ) throws {
    let isPad = width > 1000
    let screen = UIScreen(
      size: CGSize(width: width, height: height),
      traitCollection: UITraitCollection(
        style: .light, idiom: isPad ? .pad : .phone, horizontal: isPad ? .regular : .compact,
        vertical: .regular, scale: 2))
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews><view tag="1" id="A"/><view tag="2" id="B"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="B"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
        <include reference="B"/><exclude reference="A"/></mask></variation></view>
        """, screen: screen)
    let root = app.show()
    #expect((root.viewWithTag(1) != nil) == hasFirst)
    #expect((root.viewWithTag(2) != nil) == hasSecond)
    #expect(app.lines.isEmpty)
  }

  @Test func sizeClassesVaryAttributesColoursAndFonts() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews><label tag="1" text="Word" id="L">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" white="0" alpha="1" colorSpace="deviceWhite"/>
        <variation key="widthClass=compact" hidden="YES">
        <fontDescription key="fontDescription" type="system" pointSize="30"/>
        <color key="textColor" white="1" alpha="1" colorSpace="deviceWhite"/></variation>
        <variation key="widthClass=regular" hidden="NO"/></label></subviews></view>
        """)
    let label = try #require(app.show().viewWithTag(1) as? UILabel)
    #expect(label.isHidden && label.font.pointSize == 30)
    #expect(bytes(label.textColor, light) == [255, 255, 255, 255])
    #expect(app.lines.isEmpty)
  }
}
