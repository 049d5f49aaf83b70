import Foundation
import Graphics
import Testing

@testable import UIKit

struct StoryboardLintTests {
  /// What is found in a launch screen's view on a canvas of 375x667.
  private func lint(
    _ file: LaunchFile, launch: Bool = true, text change: (String) -> String = { $0 }
  ) throws -> [String] {
    let path = file.folder.path + "/Launch.storyboard"
    var text = change(try String(contentsOfFile: path, encoding: .utf8))
    if !launch { text = text.replacing("launchScreen=\"YES\"", with: "") }
    let document = try StoryboardDocument(path: "L", data: Data(text.utf8))
    let bundle = AppBundle(path: file.folder.path)
    bundle.diagnostics.handler = { _ in }
    return StoryboardLint(document, bundle: bundle).sorted.map { finding in
      finding.description.replacing(file.folder.path + "/", with: "")
    }
  }

  private func messages(_ lines: [String]) -> [String] {
    lines.map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
  }

  private let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  @Test func aSoundFileGivesNothing() throws {
    let file = try LaunchFile(
      "<imageView image=\"Logo\" \(free) id=\"I\"/>",
      constraints: """
        <constraint firstItem="I" firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="x"/>
        <constraint firstItem="I" firstAttribute="centerY" secondItem="V" secondAttribute="centerY" id="y"/>
        """, resources: "<image name=\"Logo\" width=\"20\" height=\"10\"/>")
    try file.add("Logo@2x.png", 40, 20)
    try file.add("Logo@3x.png", 60, 30)
    #expect(try lint(file) == [])
  }

  @Test func whatNeedsTheAppsCodeIsForbiddenInLaunchScreensOnly() throws {
    let file = try LaunchFile(
      """
      <view customClass="Logo" customModule="App" id="A"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      <button id="B"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <action selector="go:" destination="C" eventType="touchUpInside" id="k"/>
      <outlet property="logo" destination="A" id="o"/></connections></button>
      """)
    let found = messages(try lint(file))
    #expect(
      found == [
        "error: a launch screen can't have a class of the app's (\"Logo\")",
        "error: a launch screen can't have a runtime attribute (\"layer.cornerRadius\")",
        "error: a launch screen can't have an action (\"go:\")",
        "error: a launch screen can't have an outlet (\"logo\")",
      ])
    #expect(try lint(file, launch: false) == [])
  }

  @Test func missingPicturesAndColoursAreFound() throws {
    let file = try LaunchFile(
      """
      <imageView image="Gone" id="I"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      <imageView image="star" catalog="system" id="J"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      """, root: "<color key=\"backgroundColor\" name=\"Brand\"/>")
    #expect(
      messages(try lint(file)) == [
        "error: there is no image \"Gone\"", "error: no asset catalog has the color \"Brand\"",
      ])
  }

  @Test func `a picture that leads out of the app's folder is found once`() throws {
    let file = try LaunchFile(
      "<imageView image=\"Logo\" id=\"I\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>"
    )
    try FileManager.default.createSymbolicLink(
      atPath: file.folder.path + "/Logo.png", withDestinationPath: "/etc/hostname")
    #expect(
      messages(try lint(file)) == ["error: the image \"Logo\" leads out of the app's folder"])
  }

  @Test func picturesOfTheWrongScaleAreFoundInTheirCatalog() throws {
    let file = try LaunchFile(
      "<imageView image=\"Logo\" id=\"I\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>",
      resources: "<image name=\"Logo\" width=\"60\" height=\"60\"/>")
    try file.addSet("Logo", [("a.png", "\"scale\": \"1x\""), ("b.png", "\"scale\": \"3x\"")])
    try file.add("Assets.xcassets/Logo.imageset/a.png", 120, 120)
    try file.add("Assets.xcassets/Logo.imageset/b.png", 120, 120)
    let found = try lint(file)
    #expect(
      found == [
        "Assets.xcassets/Logo.imageset/Contents.json:1:63: warning: \"b.png\" is 40x40 points at "
          + "3x, but \"a.png\" is 120x120 at 1x",
        "L:10:12: warning: the document notes 60x60 points for \"Logo\", which has 120x120",
      ])
  }

  @Test func conflictsNameTheirConstraintsAndStandAtTheOneThatGivesWay() throws {
    let file = try LaunchFile(
      "<view \(free) id=\"A\"><constraints>"
        + "<constraint firstAttribute=\"width\" constant=\"50\" id=\"narrow\"/>\n"
        + "<constraint firstAttribute=\"width\" constant=\"60\" id=\"wide\"/></constraints></view>",
      constraints: """
        <constraint firstItem="A" firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="x"/>
        <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
        <constraint firstItem="A" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="b"/>
        """)
    let found = try lint(file)
    #expect(found.count == 1, "\(found)")
    #expect((found.first ?? "").prefix(30) == "L:7:1: error: conflict: 'wide'")
    #expect(found.first?.contains("'narrow'") ?? false)
  }

  @Test func ambiguousViewsAreFoundWithTheirConstraints() throws {
    let file = try LaunchFile(
      "<view userLabel=\"Box\" \(free) id=\"A\"/><view \(free) id=\"B\"/>",
      constraints: """
        <constraint firstItem="A" firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="x"/>
        <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
        <constraint firstItem="A" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="b"/>
        """)
    #expect(
      messages(try lint(file)) == [
        "warning: the horizontal position and width of view \"Box\" (A) are ambiguous; "
          + "its constraints: 'x'",
        "warning: the place of view (B) is ambiguous; no constraint speaks of it",
      ])
  }

  @Test func misplacedViewsAreFoundByTheirMarkAndByTheirFrames() throws {
    let file = try LaunchFile(
      "<view misplaced=\"YES\" \(free) id=\"A\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>\n"
        + "<view \(free) id=\"B\"><rect key=\"frame\" x=\"7\" y=\"0\" width=\"20\" height=\"20\"/></view>",
      constraints: ["A", "B"].map { id in
        ["leading", "trailing", "top", "bottom"].map {
          "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"V\" secondAttribute=\"\($0)\" id=\"\(id)\($0)\"/>"
        }.joined()
      }.joined())
    #expect(
      messages(try lint(file)) == [
        "warning: view (A) is misplaced",
        "warning: view (B) is misplaced: stored at 7 0 20 20, its constraints put it at 0 0 375 667",
      ])
  }

  @Test func aConstraintThatNamesNothingIsFound() throws {
    let file = try LaunchFile(
      "",
      constraints:
        "<constraint firstItem=\"Z\" firstAttribute=\"top\" secondItem=\"V\" secondAttribute=\"top\" id=\"t\"/>"
    )
    #expect(
      messages(try lint(file)) == [
        "error: the constraint names \"Z\", which is nowhere in the document"
      ])
  }

  @Test func theTraitToBeAnImageNamesNone() throws {
    let file = try LaunchFile(
      """
      <imageView image="Logo" id="I"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" image="YES" notEnabled="YES"/></accessibility></imageView>
      """)
    try file.add("Logo.png", 9, 9)
    #expect(try lint(file) == [])
  }

  @Test func sizesThatTheDocumentNotesMatterOnlyWhereTheScaleIsWrong() throws {
    let file = try LaunchFile(
      """
      <imageView image="Logo" id="I"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      <imageView image="Other" id="J"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      """,
      resources: "<image name=\"Logo\" width=\"40\" height=\"20\"/>"
        + "<image name=\"Other\" width=\"40\" height=\"20\"/>")
    try file.add("Logo.png", 80, 40)
    try file.add("Other.png", 90, 21)
    #expect(
      messages(try lint(file)) == [
        "warning: the document notes 40x20 points for \"Logo\", which has 80x40"
      ])
  }

  /// A column of views in the middle of the screen.
  private func column(_ attributes: String, _ views: String) throws -> LaunchFile {
    try LaunchFile(
      "<stackView axis=\"vertical\" \(attributes) \(free) id=\"S\"><subviews>\(views)</subviews>"
        + "</stackView>",
      constraints: """
        <constraint firstItem="S" firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="x"/>
        <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="t"/>
        <constraint firstItem="S" firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="b"/>
        """)
  }

  @Test func aStackViewSettlesHowWideItsViewsAreButNotHowTheyShareItsLength() throws {
    let label =
      "<label text=\"A\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" id"
    let spaced = try column(
      "alignment=\"center\"", "\(label)=\"L\"/><view \(free) id=\"A\"/>")
    #expect(try lint(spaced) == [])
    let open = try column(
      "alignment=\"fill\"", "\(label)=\"L\"/><view \(free) id=\"A\"/><view \(free) id=\"B\"/>")
    let found = messages(try lint(open))
    #expect(found.count == 2, "\(found)")
    #expect(
      found.allSatisfy { $0.contains("ambiguous") && $0.contains("height") }, "\(found)")
  }

  @Test func whatTheAppsCodeWillSettleIsNotAmbiguous() throws {
    let placeholders = ["leading", "trailing", "top", "bottom"].map {
      "<constraint firstItem=\"A\" firstAttribute=\"\($0)\" secondItem=\"V\" secondAttribute=\"\($0)\" placeholder=\"YES\" id=\"\($0)\"/>"
    }.joined()
    let file = try LaunchFile(
      "<view \(free) id=\"A\"/><view customClass=\"Wave\" \(free) id=\"B\"/>",
      constraints: placeholders
        + """
        <constraint firstItem="B" firstAttribute="centerX" secondItem="V" secondAttribute="centerX" id="x"/>
        <constraint firstItem="B" firstAttribute="centerY" secondItem="V" secondAttribute="centerY" id="y"/>
        """)
    #expect(try lint(file, launch: false) == [])
  }

  @Test func viewsThatInterfaceBuilderMarkedAsAmbiguousAreFound() throws {
    let file = try LaunchFile(
      "<view ambiguous=\"YES\" id=\"A\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    )
    #expect(
      messages(try lint(file)) == ["warning: the layout of view (A) is ambiguous"])
  }

  @Test func aSegueThatSomebodyTriggersIsForbiddenInLaunchScreens() throws {
    let file = try LaunchFile(
      """
      <button id="B"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <segue destination="C" kind="show" id="s"/></connections></button>
      <containerView id="E"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <segue destination="C" kind="embed" id="t"/></connections></containerView>
      """)
    func segues(_ lines: [String]) -> [String] { messages(lines).filter { $0.contains("segue") } }
    #expect(
      segues(try lint(file)) == ["error: a launch screen can't have a segue (\"show\")"])
    #expect(segues(try lint(file, launch: false)) == [])
  }

  @Test(arguments: ["", "initialViewController=\"Z\""])
  func aLaunchScreenNeedsAnInitialController(attribute: String) throws {
    let file = try LaunchFile("")
    let found = try lint(file) { text in
      text.replacing("initialViewController=\"C\"", with: attribute)
    }
    #expect(
      found.first
        == "L:2:1: error: the launch screen has no initial view controller; iOS shows none")
    #expect(found.count == (attribute.isEmpty ? 1 : 2))
  }

  @Test func `a scene inside itself is found`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="N"><scenes><scene><objects>
      <navigationController id="N"><connections><segue destination="N" kind="relationship" \
      relationship="rootViewController"/></connections></navigationController></objects></scene>
      </scenes></document>
      """
    let document = try StoryboardDocument(path: "L", data: Data(text.utf8))
    let bundle = AppBundle(path: "/nonexistent")
    bundle.diagnostics.handler = { _ in }
    #expect(
      StoryboardLint(document, bundle: bundle).sorted.map(\.description) == [
        "L:2:1: error: the scene is shown inside itself"
      ])
  }
}
