import Foundation
import Testing

@testable import UIKit

struct StoryboardConstraintTests {
  /// The frame of the view of tag 1 on a phone of 390x844 points with safe areas of 47 and 34.
  private func frame(
    _ constraints: String, inside: String = "", attributes: String = "", frame: String = "",
    root: String = ""
  ) throws -> (CGRect, [String]) {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(root)<subviews>
        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="A" \(attributes)>\(frame)
        <constraints>\(inside)</constraints></view>
        <view tag="2" translatesAutoresizingMaskIntoConstraints="false" id="B">
        <constraints><constraint firstAttribute="width" constant="100" id="bw"/>
        <constraint firstAttribute="height" constant="50" id="bh"/></constraints></view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="G"/>
        <constraints>
        <constraint firstItem="B" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="bl"/>
        <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" id="bt"/>
        \(constraints)</constraints></view>
        """)
    let view = app.show()
    return (try #require(view.viewWithTag(1)).frame, app.lines)
  }

  nonisolated private static func pin(_ attribute: String, _ other: String, _ rest: String = "")
    -> String
  {
    """
    <constraint firstItem="A" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(attribute)" \(rest) id="\(attribute)"/>
    """
  }

  nonisolated private static let middle = [pin("centerX", "V"), pin("centerY", "V")].joined()

  nonisolated struct Case: Sendable {
    let outside: [String]
    let inside: String
    let expected: CGRect
  }

  nonisolated private static let cases: [Case] = [
    Case(
      outside: [pin("top", "G"), pin("bottom", "G"), pin("leading", "G"), pin("trailing", "G")],
      inside: "", expected: CGRect(x: 0, y: 47, width: 390, height: 763)),
    Case(
      outside: [middle],
      inside: """
        <constraint firstAttribute="width" constant="60" id="w"/>
        <constraint firstAttribute="width" secondItem="A" secondAttribute="height" multiplier="3:2" id="r"/>
        """, expected: CGRect(x: 165, y: 402, width: 60, height: 40)),
    Case(
      outside: [
        middle, pin("width", "V", #"multiplier="1/3""#), pin("height", "V", #"multiplier="0.5""#),
      ], inside: "", expected: CGRect(x: 130, y: 211, width: 130, height: 422)),
    Case(
      outside: [
        middle, pin("width", "B", #"relation="greaterThanOrEqual" constant="20""#),
        pin("height", "V", #"priority="1""#),
      ],
      inside: """
        <constraint firstAttribute="width" priority="750" constant="10" id="w"/>
        <constraint firstAttribute="height" relation="lessThanOrEqual" constant="30" id="h"/>
        <constraint firstAttribute="height" priority="250" constant="90" id="g"/>
        """, expected: CGRect(x: 135, y: 407, width: 120, height: 30)),
    Case(
      outside: [
        """
        <constraint firstAttribute="trailing" secondItem="A" secondAttribute="trailing" constant="8" id="t"/>
        <constraint firstAttribute="bottomMargin" secondItem="A" secondAttribute="bottom" constant="9" id="b"/>
        <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leadingMargin" id="l"/>
        <constraint firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="bottom" constant="5" id="u"/>
        """
      ], inside: "", expected: CGRect(x: 16, y: 55, width: 366, height: 746)),
    Case(
      outside: [
        pin("leading", "V"),
        """
        <constraint firstItem="A" firstAttribute="centerY" secondItem="V" secondAttribute="bottom" multiplier="1/3" id="y"/>
        """,
      ],
      inside: """
        <constraint firstAttribute="width" constant="20" id="w"/>
        <constraint firstAttribute="height" constant="20" id="h"/>
        <constraint firstAttribute="width" constant="99" placeholder="YES" id="p"/>
        <constraint firstAttribute="width" constant="98" installed="NO" id="n"/>
        """, expected: CGRect(x: 0, y: 271.333, width: 20, height: 20)),
  ]

  @Test(arguments: cases)
  func constraintsPlaceTheView(example: Case) throws {
    let (found, lines) = try frame(example.outside.joined(), inside: example.inside)
    let expected = example.expected
    let differences: [CGFloat] = [
      found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
      found.height - expected.height,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(found)")
    #expect(lines.isEmpty)
  }

  @Test func aViewThatNoConstraintSpeaksOfKeepsItsStoredFrame() throws {
    let stored = #"<rect key="frame" x="5" y="6" width="7" height="8"/>"#
    #expect(try frame("", frame: stored).0 == CGRect(x: 5, y: 6, width: 7, height: 8))
    let fixed = try frame(Self.middle, attributes: #"fixedFrame="YES""#, frame: stored)
    #expect(fixed.0.size == CGSize(width: 7, height: 8))
  }

  @Test func olderGuidesAreTheStripsOutsideOfTheSafeArea() throws {
    let app = try StoryboardStage(
      view: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="T"/>
        <viewControllerLayoutGuide type="bottom" id="U"/></layoutGuides>
        <view key="view" id="V"><subviews>
        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="A"/></subviews>
        <constraints>
        <constraint firstItem="A" firstAttribute="top" secondItem="T" secondAttribute="bottom" constant="1" id="1"/>
        <constraint firstItem="U" firstAttribute="top" secondItem="A" secondAttribute="bottom" constant="2" id="2"/>
        <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="3"/>
        <constraint firstItem="A" firstAttribute="trailing" secondItem="V" secondAttribute="trailing" id="4"/>
        </constraints></view>
        """)
    let view = try #require(app.show().viewWithTag(1))
    #expect(view.frame == CGRect(x: 0, y: 48, width: 390, height: 760))
    #expect(app.lines.isEmpty)
  }

  @Test func constraintsThatCanNotBeUnderstoodAreReportedWhereTheyStand() throws {
    let (_, lines) = try frame(
      """
      <constraint firstItem="A" firstAttribute="top" secondItem="Z" secondAttribute="top" id="1"/>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="left" id="2"/>
      <constraint firstItem="A" firstAttribute="width" secondItem="V" secondAttribute="left" id="3"/>
      <constraint firstItem="A" firstAttribute="depth" secondItem="V" secondAttribute="left" id="4"/>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" multiplier="1:0" id="5"/>
      """)
    #expect(
      lines.map { $0.replacing("Main.storyboard:", with: "") } == [
        "18:1: error: the constraint names \"Z\", which is nowhere in the document",
        "19:1: error: \"left\" can't be compared with a \"top\"",
        "20:1: error: \"left\" can't be compared with a \"width\"",
        "21:1: error: unknown attribute \"depth\"",
        "22:1: error: \"1:0\" is not a multiplier",
      ])
  }

  @Test func numbersThatAreNoneAreReportedOnceAndLeftOut() throws {
    let (frame, lines) = try frame(
      """
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" constant="nan" id="1"/>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" constant="1e999" id="2"/>
      <constraint firstItem="A" firstAttribute="width" constant="40" priority="blue" id="3"/>
      <constraint firstItem="A" firstAttribute="height" constant="30" id="4"/>
      """)
    #expect(frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(
      lines.map { $0.replacing("Main.storyboard:", with: "") } == [
        "18:1: error: constant \"nan\" is not a number",
        "19:1: error: constant \"1e999\" is not a number",
        "20:1: error: priority \"blue\" is not a number",
      ])
  }

  @Test func prioritiesAndMarginsReachTheView() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews><view tag="1" id="A" preservesSuperviewLayoutMargins="YES"
        horizontalHuggingPriority="251" verticalHuggingPriority="1000"
        horizontalCompressionResistancePriority="249" verticalCompressionResistancePriority="2000">
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
        <view tag="2" insetsLayoutMarginsFromSafeArea="NO" id="B">
        <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
        </view></subviews></view>
        """)
    let root = app.show()
    let first = try #require(root.viewWithTag(1))
    #expect(first.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(first.contentHuggingPriority(for: .vertical) == .required)
    #expect(first.contentCompressionResistancePriority(for: .horizontal).rawValue == 249)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(first.preservesSuperviewLayoutMargins && first.insetsLayoutMarginsFromSafeArea)
    let second = try #require(root.viewWithTag(2))
    #expect(!second.insetsLayoutMarginsFromSafeArea)
    #expect(second.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(app.lines.isEmpty)
  }

  @Test(arguments: [(UIUserInterfaceSizeClass.compact, 10.0), (.regular, 30)])
  func constraintsVaryBySizeClass(width: UIUserInterfaceSizeClass, expected: CGFloat) throws {
    let screen = UIScreen(
      traitCollection: UITraitCollection(
        style: .light, idiom: .pad, horizontal: width, vertical: .regular, scale: 2))
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews>
        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="A"><constraints>
        <constraint firstAttribute="width" constant="10" id="w"/>
        <constraint firstAttribute="width" constant="30" id="x"/>
        <constraint firstAttribute="height" constant="10" id="h">
        <variation key="widthClass=regular" constant="30"/></constraint>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="x"/>
        <exclude reference="w"/></mask></variation></view></subviews></view>
        """, screen: screen)
    #expect(app.show().viewWithTag(1)?.frame.size == CGSize(width: expected, height: expected))
    #expect(app.lines.isEmpty)
  }
}
