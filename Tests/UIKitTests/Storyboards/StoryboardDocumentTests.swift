import Foundation
import Testing

@testable import UIKit

nonisolated struct StoryboardDocumentTests {
  private let opening = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      useAutolayout="YES" useSafeAreas="YES" initialViewController="A-1">
    """

  private func read(_ text: String) throws -> StoryboardDocument {
    try StoryboardDocument(path: "Main.storyboard", data: Data(text.utf8))
  }

  @Test func scenesResourcesAndElementsAreFound() throws {
    let document = try read(
      opening + """

        <device id="retina6_1" orientation="landscape" appearance="light"/>
        <scenes><scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Login" id="A-1" sceneMemberID="viewController">
            <view key="view" id="V-1"><rect key="frame" x="0.0" y="0.0" width="10" height="20"/></view>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="F-1"/>
        </objects></scene></scenes>
        <resources>
          <image name="Logo" width="40" height="30.5"/>
          <namedColor name="Accent"><color white="1" alpha="1" colorSpace="deviceWhite"/></namedColor>
        </resources></document>
        """)
    #expect(document.kind == .storyboard)
    #expect(document.usesAutoLayout && document.usesSafeAreas)
    #expect(document.device == "retina6_1" && document.isLandscape)
    #expect(document.initialController?.id == "A-1")
    #expect(document.controller(withIdentifier: "Login")?.id == "A-1")
    #expect(document.controller(withIdentifier: "Other") == nil)
    #expect(document.element("V-1")?.position == SourcePosition(line: 7, column: 5))
    #expect(document.resources.imageSizes["Logo"] == CGSize(width: 40, height: 30.5))
    #expect(document.resources.namedColors["Accent"]?["white"] == "1")
    #expect(document.diagnostics.isEmpty)
  }

  @Test func wordsThatAreNotUnderstoodAreListedOnceWithTheirPlace() throws {
    let document = try read(
      opening + """

        <scenes><scene><objects><viewController id="A-1">
        <view key="view" id="V-1" sparkle="YES">
          <subviews><hologramView id="H-1"/><hologramView id="H-2"/><view id="V-2" sparkle="NO"/></subviews>
          <aura/>
        </view></viewController></objects></scene></scenes></document>
        """)
    #expect(
      document.diagnostics.map(\.description) == [
        "Main.storyboard:5:1: warning: view@sparkle is not understood",
        "Main.storyboard:6:13: warning: <hologramView> is not understood and drawn as a plain view",
        "Main.storyboard:7:3: warning: <aura> is not understood",
      ])
  }

  @Test(
    arguments: [
      (#"<searchBar prompt="Find"/>"#, "searchBar@prompt"),
      (
        #"<searchBar showsBookmarkButton="YES" showsCancelButton="YES"/>"#,
        "searchBar@showsBookmarkButton"
      ),
      (#"<searchBar showsSearchResultsButton="NO"/>"#, nil),
      (#"<label enabled="NO"/>"#, "label@enabled"), (#"<label enabled="YES"/>"#, nil),
      (#"<segmentedControl enabled="NO"/>"#, nil),
      (#"<segmentedControl><segments><segment width="50"/></segments></segmentedControl>"#, nil),
      (#"<pageControl backgroundStyle="prominent"/>"#, "pageControl@backgroundStyle"),
      (#"<pageControl backgroundStyle="automatic"/>"#, nil),
      (#"<slider minimumValueImage="a"/>"#, "slider@minimumValueImage"),
      (#"<navigationBar translucent="NO"/>"#, "navigationBar@translucent"),
      (
        #"<toolbar><items><barButtonItem landscapeImagePhone="a"/></items></toolbar>"#,
        "barButtonItem@landscapeImagePhone"
      ),
      (#"<tabBar><items><tabBarItem badgeValue="3"/></items></tabBar>"#, "tabBarItem@badgeValue"),
      (
        #"<segmentedControl><color key="selectedSegmentTintColor" white="1"/></segmentedControl>"#,
        nil
      ),
      (
        #"<pageControl><imageReference key="preferredIndicatorImage" image="a"/></pageControl>"#,
        "pageControl's preferredIndicatorImage"
      ),
      (
        #"<tableView><inset key="estimatedInset" minX="8"/></tableView>"#,
        "tableView's estimatedInset"
      ),
      (#"<button><size key="titleShadowOffset" width="0" height="0"/></button>"#, nil),
      (
        #"<button><size key="titleShadowOffset" width="1" height="0"/></button>"#,
        "button's titleShadowOffset"
      ),
      (
        #"<tableView sectionFooterHeight="40"><sections><tableViewSection footerTitle="a"/>"#
          + "</sections></tableView>", "tableView@sectionFooterHeight"
      ),
      (
        #"<tableView sectionHeaderHeight="40"><sections><tableViewSection footerTitle="a"/>"#
          + "</sections></tableView>", nil
      ),
      (
        #"<tableView style="grouped" sectionHeaderHeight="40" sectionFooterHeight="18">"#
          + "<sections><tableViewSection/></sections></tableView>",
        "tableView@sectionHeaderHeight"
      ),
      (#"<tableView style="grouped" sectionHeaderHeight="40"/>"#, nil),
    ] as [(String, String?)])
  func `what can be seen on an iPhone and isn't drawn is told`(view: String, word: String?) throws {
    let document = try read(
      opening + """
        <scenes><scene><objects><viewController id="A-1">
        <view key="view" id="V-1"><subviews>\(view)</subviews></view>
        </viewController></objects></scene></scenes></document>
        """)
    let told = document.diagnostics.map(\.description)
    #expect(told.count == (word == nil ? 0 : 1))
    if let word { #expect(told.first?.contains("warning: \(word) is not ") == true) }
  }

  @Test func anIdThatIsTakenIsReportedAndTheFirstCounts() throws {
    let document = try read(
      opening + """

        <scenes><scene><objects><viewController id="A-1">
        <view key="view" id="V-1"/></viewController></objects></scene>
        <scene><objects><viewController id="V-1"/></objects></scene></scenes></document>
        """)
    #expect(document.element("V-1")?.name == "view")
    #expect(
      document.diagnostics.map(\.description) == [
        "Main.storyboard:6:17: error: the id \"V-1\" is taken since line 5"
      ])
  }

  @Test(arguments: [
    ("", "Main.storyboard:1:1: error: an empty document"),
    ("<document>\n  <scenes>", "Main.storyboard:2:11: error: the document is cut short"),
    ("<document>\n  <a></b>\n</document>", "Main.storyboard:2:8: error: mismatched tag"),
    ("<svg/>", "Main.storyboard:1:1: error: not an Interface Builder document"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      "Main.storyboard:1:1: error: an Interface Builder document, but not one for iOS"
    ),
    (
      "NIBArchive\u{1}",
      "Main.storyboard:1:1: error: a compiled storyboard or nib: give the .storyboard or .xib that it was made from"
    ),
    (
      "bplist00\u{1}",
      "Main.storyboard:1:1: error: a compiled storyboard or nib: give the .storyboard or .xib that it was made from"
    ),
    (
      "\u{4}\u{B}streamtyped\u{1}",
      "Main.storyboard:1:1: error: a compiled storyboard or nib: give the .storyboard or .xib that it was made from"
    ),
    ("{\"a\": 1}", "Main.storyboard:1:1: error: no XML, as storyboards and xibs are"),
    ("\n\u{1}", "Main.storyboard:2:1: error: no XML, as storyboards and xibs are"),
    (
      "<?xml version=\"1.0\" encoding=\"EBCDIC-9\"?>\n<document/>",
      "Main.storyboard:1:31: error: unknown encoding"
    ),
    ("<document a=\"1\" a=\"2\"/>", "Main.storyboard:1:17: error: duplicate attribute"),
  ])
  func brokenDocumentsAreOneErrorWithItsPlace(text: String, expected: String) {
    do {
      _ = try read(text)
      Issue.record("read \(text)")
    } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test func entitiesAreRefusedBeforeTheyExpand() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    #expect(throws: Diagnostic.self) { try read(bomb) }
    do { _ = try read(bomb) } catch {
      #expect("\(error)".hasSuffix("document type declarations are not read"))
      #expect((error as? Diagnostic)?.position?.line == 2)
    }
  }

  @Test func deepNestingAndTooManyElementsAreRefused() {
    let deep = String(repeating: "<view>", count: 100_000)
    do { _ = try read(deep) } catch {
      #expect("\(error)" == "Main.storyboard:1:1537: error: elements are nested deeper than 256")
    }
    let wide = "<document>" + String(repeating: "<a/>", count: 200_001) + "</document>"
    do { _ = try read(wide) } catch {
      #expect("\(error)".hasSuffix("error: more than 200000 elements"))
    }
    #expect(throws: Diagnostic.self) { try read(deep) }
    #expect(throws: Diagnostic.self) { try read(wide) }
  }

  @Test func screensThatAreNowhereAreErrorsWithTheirPlaces() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="Z">
      <scenes><scene><objects><viewController id="C"><connections>
      <segue destination="Y" kind="show" id="s"/><segue destination="C" kind="show" id="t"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let document = try StoryboardDocument(path: "M", data: Data(text.utf8))
    #expect(
      document.diagnostics.map(\.description) == [
        "M:1:1: error: there is no screen with the id \"Z\"",
        "M:3:1: error: there is no screen with the id \"Y\"",
      ])
  }

  @Test func aTextBeyondAllMeasureIsAnErrorWithItsPlace() {
    let text = opening + "\n<objects><label text=\"\(String(repeating: "x", count: 70_000))\"/>"
    #expect(
      throws: Diagnostic(
        file: "Main.storyboard", at: SourcePosition(line: 4, column: 10),
        "\"text\" has more than 64 kB")
    ) { try read(text) }
  }

  @Test func aFileThatIsAbsentOrAFolderIsAnErrorWithItsPath() throws {
    let folder = try TemporaryFolder()
    let absent = folder.path + "/None.storyboard"
    #expect(throws: Diagnostic(file: absent, "no such file")) {
      try StoryboardDocument(path: absent)
    }
    #expect(throws: Diagnostic(file: folder.path, "cannot be read: Is a directory")) {
      try StoryboardDocument(path: folder.path)
    }
  }

  @Test func otherEncodingsAndByteOrderMarksAreRead() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"é\"/></objects></document>"
    let document = try StoryboardDocument(
      path: "V.xib", data: try #require(text.data(using: .utf16)))
    #expect(document.kind == .xib)
    #expect(document.views.map(\.id) == ["é"])
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(opening.utf8) + Data("</document>".utf8)
    #expect(try StoryboardDocument(path: "M.storyboard", data: marked).scenes.isEmpty)
  }
}
