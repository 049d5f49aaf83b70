import Foundation
import Testing

@testable import UIKit

struct StoryboardCanvasTests {
  private func canvas(
    device: String, toolsVersion: Int = 12_000, frame: String = "", isXib: Bool = false
  ) throws -> StoryboardCanvas {
    let view = "<view key=\"view\" id=\"V\">\(frame)</view>"
    let kind = isXib ? "XIB" : "Storyboard.XIB"
    let body =
      isXib
      ? "<objects>\(view)</objects>"
      : "<scenes><scene><objects><viewController id=\"C\">\(view)</viewController></objects></scene></scenes>"
    let document = try StoryboardDocument(
      path: "Main",
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" \
        toolsVersion="\(toolsVersion)">\(device)\(body)</document>
        """.utf8))
    return document.canvas(of: try #require(document.roots.first))
  }

  private func rect(_ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test(arguments: [
    ("retina4_7", "portrait", 12_000, [375, 667, 20, 0, 0, 0]),
    ("retina4_7", "portrait", 15_000, [375, 667, 0, 0, 0, 0]),
    ("retina4_7", "portrait", 20_000, [375, 667, 20, 0, 0, 0]),
    ("retina5_9", "portrait", 20_000, [375, 812, 44, 0, 34, 0]),
    ("retina5_9", "portrait", 21_000, [375, 812, 50, 0, 34, 0]),
    ("retina6_1", "portrait", 22_000, [414, 896, 48, 0, 34, 0]),
    ("retina6_1", "portrait", 25_000, [414, 896, 48, 0, 68, 0]),
    ("retina6_1", "landscape", 20_000, [896, 414, 0, 44, 21, 44]),
    ("retina6_12", "landscape", 22_000, [852, 393, 0, 59, 21, 59]),
    ("ipad9_7", "landscape", 15_000, [1024, 768, 20, 0, 0, 0]),
    ("ipad12_9rounded", "portrait", 15_000, [1024, 1366, 24, 0, 20, 0]),
  ])
  func aTreeIsLaidOutOnTheDocumentsDevice(
    id: String, orientation: String, version: Int, numbers: [CGFloat]
  ) throws {
    let canvas = try canvas(
      device: "<device id=\"\(id)\" orientation=\"\(orientation)\"/>", toolsVersion: version)
    let insets = canvas.safeArea
    #expect(
      [
        canvas.size.width, canvas.size.height, insets.top, insets.left, insets.bottom,
        insets.right,
      ] == numbers)
  }

  @Test func aControllersViewOfAnotherSizeHasNoSafeAreaAndAXibsKeepsItsTop() throws {
    let device = "<device id=\"retina6_1\" orientation=\"portrait\"/>"
    let sheet = try canvas(device: device, frame: rect(320, 480))
    #expect(sheet.size == CGSize(width: 320, height: 480) && sheet.safeArea == .zero)
    let cell = try canvas(device: device, frame: rect(414, 100), isXib: true)
    #expect(cell.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test func aDocumentWithoutADeviceIsForAnySizeClass() throws {
    let canvas = try canvas(device: "", frame: rect(600, 600))
    #expect(canvas.size == CGSize(width: 600, height: 600))
    #expect(canvas.safeArea.top == 20)
    #expect(canvas.traits.horizontalSizeClass == .unspecified)
    #expect(canvas.traits.verticalSizeClass == .unspecified)
  }

  @Test(arguments: [
    (390.0, 844.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
    (852, 393, .compact, .compact), (926, 428, .regular, .compact), (820, 1180, .regular, .regular),
    (1180, 820, .regular, .regular),
  ])
  func aSizeHasTheSizeClassesOfTheDeviceThatItFits(
    width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let traits = StoryboardCanvas(size: CGSize(width: width, height: height)).traits
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }

  @Test func aSceneInANavigationControllerBeginsBelowItsBar() throws {
    let document = try StoryboardDocument(
      path: "Main",
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        useAutolayout="YES" useSafeAreas="YES" toolsVersion="22000"><scenes>
        <scene><objects><navigationController id="N"><connections><segue destination="C" \
        kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="C"><view key="view" id="V"><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="A"/></subviews><constraints>
        <constraint firstItem="A" firstAttribute="top" secondItem="G" secondAttribute="top" id="t"/>
        </constraints><viewLayoutGuide key="safeArea" id="G"/></view></viewController></objects>
        </scene></scenes></document>
        """.utf8))
    let canvas = StoryboardCanvas(
      size: CGSize(width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let screen = StoryboardScreen(
      document, root: document.roots.first, on: canvas,
      bundle: AppBundle(path: "/nowhere", diagnostics: Diagnostics { _ in }))
    #expect(screen.frames.first { $0.id == "A" }?.rect.minY == 91)
  }
}
