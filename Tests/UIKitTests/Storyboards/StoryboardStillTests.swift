import Foundation
import Graphics
import Testing

@testable import UIKit

/// Views that storyboards show and that nobody uses there: bars, tables, controls.
struct StoryboardStillTests {
  private func show(_ elements: String, resources: String = "") throws -> (UIView, StoryboardStage)
  {
    let app = try StoryboardStage(
      view: #"<view key="view" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>"#
        + "<subviews>\n" + elements + "</subviews></view>", resources: resources)
    return (app.show(), app)
  }

  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test func aNavigationBarShowsItsLastItem() throws {
    let (root, app) = try show(
      """
      <navigationBar tag="1" contentMode="scaleToFill" id="N">\(frame(0, 47, 390, 44))
        <textAttributes key="titleTextAttributes">
          <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </textAttributes>
        <items><navigationItem title="Under" id="A"/><navigationItem title="Feeds" id="B">
          <barButtonItem key="leftBarButtonItem" title="Edit" id="L"/>
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="R"/>
        </navigationItem></items>
      </navigationBar>
      """)
    let bar = try #require(root.viewWithTag(1) as? StillNavigationBar)
    #expect(bar.intrinsicContentSize.height == 44)
    let labels = bar.subviews.compactMap { $0 as? UILabel }
    #expect(labels.first?.text == "Feeds")
    #expect(labels.first?.textColor.color(in: .current) == Color(red: 1, green: 0, blue: 0))
    #expect(labels.first.map { abs($0.frame.midX - 195) < 0.5 } ?? false)
    let items = bar.subviews.compactMap { $0 as? StillBarItem }
    #expect(items.count == 2)
    #expect(items[0].frame.minX == 16)
    #expect(items[1].frame.maxX == 374)
    #expect(app.lines.isEmpty)
  }

  @Test func flexibleRoomPushesAToolbarsItemsApart() throws {
    let (root, app) = try show(
      """
      <toolbar tag="1" id="T">\(frame(0, 700, 390, 44))<items>
        <barButtonItem title="One" id="A"/>
        <barButtonItem systemItem="flexibleSpace" id="B"/>
        <barButtonItem id="I"><view key="customView" id="W">\(frame(0, 0, 40, 30))</view></barButtonItem>
      </items></toolbar>
      """)
    let bar = try #require(root.viewWithTag(1))
    let items = bar.subviews.compactMap { $0 as? StillBarItem }
    #expect(items.map(\.frame.minX).first == 16)
    #expect(items.last?.frame == CGRect(x: 334, y: 7, width: 40, height: 30))
    #expect(app.lines.isEmpty)
  }

  @Test func tabsShareTheirBar() throws {
    let (root, app) = try show(
      """
      <tabBar tag="1" id="T">\(frame(0, 700, 390, 49))<items>
        <tabBarItem title="Home" image="house" catalog="system" id="A"/>
        <tabBarItem systemItem="favorites" id="B"/>
      </items></tabBar>
      """)
    let bar = try #require(root.viewWithTag(1) as? StillTabBar)
    #expect(bar.intrinsicContentSize.height == 49)
    let labels = bar.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Home", "Favorites"])
    #expect(labels.map(\.frame.minX) == [0, 195])
    #expect(app.lines.isEmpty)
  }

  @Test(arguments: [
    ("en", ["Cancel", "Done", "Favorites"]), ("zh-Hant", ["取消", "完成", "喜好項目"]),
    ("zh-Hans", ["取消", "完成", "个人收藏"]),
  ])
  func `the system's words in bars are in the phone's language`(
    language: String, words: [String]
  ) throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews>
        <searchBar showsCancelButton="YES" id="S">\(frame(0, 0, 390, 56))</searchBar>
        <toolbar id="B">\(frame(0, 100, 390, 44))<items>
          <barButtonItem systemItem="done" id="D"/></items></toolbar>
        <tabBar id="T">\(frame(0, 700, 390, 49))<items>
          <tabBarItem systemItem="favorites" id="F"/></items></tabBar>
        </subviews></view>
        """)
    app.stage.application.bundle.languages = [language]
    func texts(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    #expect(texts(app.show()).filter { !$0.isEmpty } == words)
    #expect(app.lines.isEmpty)
  }

  @Test func aTableStacksTheRowsOfTheDocument() throws {
    let (root, app) = try show(
      """
      <tableView tag="1" dataMode="static" style="plain" separatorStyle="default" rowHeight="-1" id="T">
        \(frame(0, 0, 390, 600))
        <view key="tableHeaderView" id="H">\(frame(0, 0, 390, 60))</view>
        <sections><tableViewSection headerTitle="Words" id="S"><cells>
          <tableViewCell tag="2" accessoryType="disclosureIndicator" id="A">\(frame(0, 28, 390, 50))
            <tableViewCellContentView key="contentView" tableViewCell="A" id="AC">\(frame(0, 0, 350, 50))
              <subviews><label tag="4" text="Row" id="L">\(frame(20, 0, 100, 50))</label></subviews>
            </tableViewCellContentView></tableViewCell>
          <tableViewCell tag="3" id="B"/>
        </cells></tableViewSection></sections>
        <prototypes><tableViewCell tag="5" id="P">\(frame(0, 28, 390, 44))</tableViewCell></prototypes>
      </tableView>
      """)
    #expect(root.viewWithTag(2)?.frame == CGRect(x: 0, y: 110, width: 390, height: 50))
    #expect(root.viewWithTag(3)?.frame == CGRect(x: 0, y: 160, width: 390, height: 44))
    #expect(
      root.viewWithTag(4)?.convert(CGPoint.zero, to: root.viewWithTag(1)) == CGPoint(x: 20, y: 110))
    #expect(root.viewWithTag(5)?.isHidden == true)
    #expect((root.viewWithTag(1) as? UIScrollView)?.contentSize.height == 204)
    #expect(app.lines.isEmpty)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a table's rows are parted by a line one pixel thick at every scale`(scale: CGFloat) throws {
    let (root, app) = try show(
      """
      <tableView dataMode="static" style="plain" rowHeight="44" id="T">\(frame(0, 0, 390, 600))
        <sections><tableViewSection id="S"><cells>
          <tableViewCell tag="2" clipsSubviews="YES" id="A">\(frame(0, 0, 390, 43))</tableViewCell>
          <tableViewCell clipsSubviews="YES" id="B"/></cells></tableViewSection></sections></tableView>
      """)
    let row = try #require(root.viewWithTag(2))
    let end = row.convert(CGPoint(x: 0, y: row.bounds.maxY), to: nil).y
    let picture = app.stage.picture(scale: scale)
    let below = Int((end * scale).rounded())
    let ground = picture.pixel(x: 4, y: below)
    let rows = (below - 5..<below + 5).filter {
      picture.pixel(x: Int(100 * scale), y: $0) != ground
    }
    #expect(rows == [below - 1])
  }

  @Test(arguments: [(300, "A", "B"), (360, "Account", "me@example.org"), (320, "A", "a detail")])
  func `a right detail ends where it did in a row of another width, and takes the room there is`(
    width: Int, title: String, detail: String
  ) throws {
    let words = """
      <tableViewCell tag="2" accessoryType="disclosureIndicator" textLabel="L" detailTextLabel="D"
          style="IBUITableViewCellStyleValue1" id="A">\(frame(0, 0, width, 44))
        <tableViewCellContentView key="contentView" id="K">\(frame(0, 0, width - 34, 44))<subviews>
          <label tag="3" text="\(title)" id="L">\(frame(16, 12, 40, 20))</label>
          <label tag="4" text="\(detail)" textAlignment="right" id="D">\(frame(width - 82, 12, 40, 20))
          </label></subviews></tableViewCellContentView></tableViewCell>
      """
    let (root, app) = try show(
      """
      <tableView tag="1" dataMode="static" style="plain" rowHeight="44" id="T">\(frame(0, 0, 390, 600))
        <sections><tableViewSection id="S"><cells>\(words)</cells></tableViewSection></sections>
      </tableView>
      """)
    let table = try #require(root.viewWithTag(1))
    let first = try #require(root.viewWithTag(3) as? UILabel)
    let last = try #require(root.viewWithTag(4) as? UILabel)
    for room in [390, 568] {
      table.frame.size.width = CGFloat(room)
      app.stage.application.layoutWindows()
      #expect(first.frame.minX == (room < 414 ? 16 : 20))
      #expect(first.frame.width == first.sizeThatFits(.zero).width)
      #expect(abs(last.frame.maxX - CGFloat(room - (room < 414 ? 42 : 46))) < 0.01)
      #expect(last.frame.width == last.sizeThatFits(.zero).width)
    }
    table.frame.size.width = 120
    app.stage.application.layoutWindows()
    #expect(last.frame.minX - first.frame.maxX > 5.99 && abs(last.frame.maxX - 78) < 0.01)
    table.frame.size.width = CGFloat(width)
    app.stage.application.layoutWindows()
    // Words that the document's frames cut off are seen whole.
    let isWhole = [first, last].allSatisfy { $0.sizeThatFits(.zero).width <= 40 }
    #expect((first.frame == CGRect(x: 16, y: 12, width: 40, height: 20)) == isWhole)
    #expect((last.frame == CGRect(x: width - 82, y: 12, width: 40, height: 20)) == isWhole)
    #expect(first.frame.minX == 16 && abs(last.frame.maxX - CGFloat(width - 42)) < 0.01)
    #expect(app.lines.isEmpty)
  }

  @Test(arguments: [("insetGrouped", 79), ("grouped", 0), ("plain", 0)])
  func `a table's rows leave the safe area beside a turned phone's screen free`(
    style: String, start: Int
  ) throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(frame(0, 0, 852, 393))<subviews>
          <tableView tag="1" dataMode="static" style="\(style)" rowHeight="44" id="T">\(frame(0, 0, 852, 393))
            <sections><tableViewSection headerTitle="Words" id="S"><cells>
              <tableViewCell tag="2" accessoryType="checkmark" id="A">
                <tableViewCellContentView key="contentView" tag="3" id="K"/></tableViewCell>
            </cells></tableViewSection></sections></tableView></subviews></view>
        """,
      screen: UIScreen(
        size: CGSize(width: 852, height: 393), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)))
    let root = app.show()
    let table = try #require(root.viewWithTag(1) as? StillTable)
    let row = try #require(root.viewWithTag(2))
    let content = try #require(root.viewWithTag(3))
    let words = try #require(table.subviews.first { $0 is UILabel })
    #expect(row.frame.minX == CGFloat(start) && row.frame.maxX == CGFloat(852 - start))
    let (first, last) = style == "insetGrouped" ? (79, 773) : (59, 793)
    #expect(content.convert(CGPoint.zero, to: table).x == CGFloat(first))
    #expect(content.frame.width == CGFloat(last - first - 44))
    #expect(words.frame.minX == CGFloat(first + 20))
    #expect(table.contentSize.width == 852)
  }

  @Test func insetGroupsLeaveRoomAtTheSides() throws {
    let (root, _) = try show(
      """
      <tableView dataMode="static" style="insetGrouped" rowHeight="44" id="T">\(frame(0, 0, 390, 600))
        <sections><tableViewSection id="S"><cells><tableViewCell tag="2" id="A"/></cells>
        </tableViewSection></sections></tableView>
      """)
    #expect(root.viewWithTag(2)?.frame == CGRect(x: 16, y: 35, width: 358, height: 44))
  }

  @Test func `a group's words have the room that they need, and those below it aren't in capitals`()
    throws
  {
    let footer = "Turns off all radios, so that nothing is received and nothing is sent any more."
    let (root, app) = try show(
      """
      <tableView tag="1" dataMode="static" style="insetGrouped" rowHeight="44" id="T">\(frame(0, 0, 390, 600))
        <sections><tableViewSection headerTitle="Radio" footerTitle="\(footer)" id="S"><cells>
          <tableViewCell tag="2" id="A"/></cells></tableViewSection>
        <tableViewSection headerTitle="Rest" footerTitle="Short" id="U"><cells>
          <tableViewCell tag="3" id="B"/></cells></tableViewSection></sections></tableView>
      """)
    let table = try #require(root.viewWithTag(1) as? StillTable)
    let labels = table.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["RADIO", footer, "REST", "Short"])
    let below = try #require(root.viewWithTag(2)).frame.maxY
    #expect(labels[1].frame.minY == below + 6 && labels[1].frame.height > 28)
    let usual = labels[2].frame.minY
    #expect(usual > labels[1].frame.maxY + 20)
    app.stage.read(at: .accessibilityLarge)
    app.stage.application.layoutWindows()
    #expect(labels[1].font.pointSize == 27 && labels[2].frame.minY > usual + 50)
    #expect(labels[2].frame.minY > labels[1].frame.maxY + 6)
    let gap = try #require(root.viewWithTag(3)).frame.minY - labels[2].frame.maxY
    #expect(abs(gap - 6) < 0.01)
    #expect(app.lines.isEmpty)
  }

  @Test func whatIsInGlassIsInItsContentView() throws {
    let (root, app) = try show(
      """
      <visualEffectView tag="1" opaque="NO" id="G">\(frame(10, 10, 100, 80))
        <view key="contentView" tag="2" id="K">\(frame(0, 0, 50, 50))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><view tag="3" id="D">\(frame(5, 5, 20, 20))</view></subviews></view>
        <blurEffect style="dark"/>
      </visualEffectView>
      """)
    let glass = try #require(root.viewWithTag(1) as? UIVisualEffectView)
    #expect((glass.effect as? UIBlurEffect)?.style == .dark)
    #expect(glass.contentView === root.viewWithTag(2))
    #expect(glass.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(root.viewWithTag(3)?.superview === glass.contentView)
    let picture = app.stage.picture()
    #expect(picture.pixel(x: 50, y: 50) != picture.pixel(x: 200, y: 200))
    #expect(app.lines.isEmpty)
  }

  @Test func glassBlursWhatIsBehindIt() throws {
    let (_, app) = try show(
      """
      <view id="A">\(frame(0, 0, 195, 844))
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
      <view id="B">\(frame(195, 0, 195, 844))
        <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
      <visualEffectView id="G">\(frame(95, 100, 200, 200))<blurEffect style="light"/></visualEffectView>
      """)
    let picture = app.stage.picture()
    let row = (100..<290).map { picture.color(x: $0 * picture.width / 390, y: picture.width / 2) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0.red >= $1.red - 0.01 })
    let middle = row[95]
    #expect(abs(middle.red - middle.blue) < 0.1)
    #expect(row[0].red - row[189].red > 0.5)
    #expect(app.lines.isEmpty)
  }

  @Test func controlsHaveTheSizesOfUIKits() throws {
    let elements = ["switch", "slider", "progressView", "pageControl", "segmentedControl"]
      .enumerated().map { index, name in
        """
        <\(name) tag="\(index + 1)" translatesAutoresizingMaskIntoConstraints="NO" id="C\(index)"
          \(name == "pageControl" ? "numberOfPages=\"3\"" : "")>
        \(name == "segmentedControl" ? "<segments><segment title=\"A\"/></segments>" : "")
        <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="0" id="c\(index)"/>
        </constraints></\(name)>
        """
      }.joined()
    let (root, app) = try show(elements)
    let heights = (1...5).map { root.viewWithTag($0)?.frame.height }
    #expect(heights == [31, 31, 4, 26, 32])
    #expect(root.viewWithTag(1)?.frame.width == 51)
    #expect(app.lines.isEmpty)
  }

  @Test func placeholderSizesStandForThoseOfTheAppsCode() throws {
    let (root, _) = try show(
      """
      <view tag="1" placeholderIntrinsicWidth="130" placeholderIntrinsicHeight="40"
        translatesAutoresizingMaskIntoConstraints="NO" id="P"><constraints>
        <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="0" id="c"/>
        </constraints></view>
      <stackView tag="2" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="50"
        translatesAutoresizingMaskIntoConstraints="NO" id="Q"><constraints>
        <constraint firstAttribute="width" constant="7" id="d"/></constraints></stackView>
      """)
    #expect(root.viewWithTag(1)?.frame.size == CGSize(width: 130, height: 40))
    #expect(root.viewWithTag(2)?.frame.size == CGSize(width: 7, height: 50))
  }

  @Test func aRequiredSizeOfTheContentGivesWayToARequiredConstraint() throws {
    let (root, app) = try show(
      """
      <label tag="1" text="Word" horizontalHuggingPriority="1000"
        horizontalCompressionResistancePriority="1000"
        translatesAutoresizingMaskIntoConstraints="NO" id="L">
        <constraints><constraint firstAttribute="width" constant="300" id="w"/></constraints></label>
      """)
    #expect(root.viewWithTag(1)?.frame.width == 300)
    #expect(app.lines.isEmpty)
  }

  nonisolated private static let styles: [(style: String, hasFill: Bool)] = [
    ("plain", false), ("gray", true), ("tinted", true), ("filled", true),
  ]

  @Test(arguments: styles)
  func aConfiguredButtonIsAsItsStyleSays(style: String, hasFill: Bool) throws {
    let (root, app) = try show(
      """
      <button tag="1" buttonType="system" contentHorizontalAlignment="center"
        contentVerticalAlignment="center" id="B">\(frame(10, 10, 120, 40))
        <state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="\(style)" title="New" imagePadding="6"
          image="star" catalog="system"/>
      </button>
      """)
    let button = try #require(root.viewWithTag(1) as? UIButton)
    #expect(button.accessibilityLabel == "New")
    #expect(button.accessibilityTraits == .button)
    let picture = app.stage.picture()
    #expect((picture.pixel(x: 40 / 1, y: 14) != picture.pixel(x: 200, y: 200)) == hasFill)
    let image = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    #expect(abs(title.frame.minX - image.frame.maxX - 6) < 0.01)
    #expect(abs(image.frame.minX - (120 - title.frame.maxX)) < 0.5)
    let isWhite = title.textColor.color(in: .current) == .white
    #expect(isWhite == (style == "filled"))
    #expect(app.lines.isEmpty)
  }

  @Test func aConfigurationGivesAButtonItsSize() throws {
    func size(_ attributes: String, _ parts: String = "") throws -> CGSize {
      let (root, _) = try show(
        """
        <button tag="1" id="B">\(frame(0, 0, 10, 10))
          <buttonConfiguration key="configuration" style="filled" \(attributes)>\(parts)
          </buttonConfiguration></button>
        """)
      return try #require(root.viewWithTag(1)).intrinsicContentSize
    }
    // Interface Builder's own: 17-point titles with 7 points above and below.
    #expect(abs(try size("title=\"Call\"").height - 34.4) < 0.5)
    #expect(try size("title=\"Call\"").width > size("title=\"Call\" buttonSize=\"small\"").width)
    #expect(
      try size("title=\"A\" subtitle=\"b\"").height > size("title=\"A\"").height + 10)
    let beside = try size("title=\"A\" image=\"star\" catalog=\"system\"")
    let above = try size("title=\"A\" image=\"star\" catalog=\"system\" imagePlacement=\"top\"")
    #expect(beside.width > above.width && beside.height < above.height)
    let insets = try size(
      "title=\"Call\"",
      "<directionalEdgeInsets key=\"contentInsets\" top=\"0\" leading=\"0\" bottom=\"0\" trailing=\"0\"/>"
    )
    #expect(abs(insets.height - 20.4) < 0.5)
  }

  @Test func pickersAndBarsHaveTheSizesOfUIKits() throws {
    let views: [(xml: String, width: CGFloat, height: CGFloat)] = [
      ("<stepper tag=\"1\" id=\"K1\">", 94, 32), ("<pickerView tag=\"1\" id=\"K1\">", 320, 216),
      ("<datePicker tag=\"1\" style=\"wheels\" id=\"K1\">", 320, 216),
      ("<searchBar tag=\"1\" placeholder=\"Find\" id=\"K1\">", -1, 56),
    ]
    for view in views {
      let name = try #require(view.xml.dropFirst().split(separator: " ").first)
      let (root, app) = try show(view.xml + frame(0, 0, 9, 9) + "</\(name)>")
      let size = try #require(root.viewWithTag(1)).intrinsicContentSize
      #expect(size == CGSize(width: view.width, height: view.height), "\(name)")
      #expect(app.lines.isEmpty)
    }
  }

  @Test func aDatePickerShowsItsDateOrTheFirstIPhones() throws {
    func texts(_ attributes: String, _ parts: String = "") throws -> [String] {
      let (root, _) = try show(
        "<datePicker tag=\"1\" id=\"D\" \(attributes)>\(frame(0, 0, 320, 330))\(parts)</datePicker>"
      )
      return try #require(root.viewWithTag(1)).subviews.compactMap { ($0 as? UILabel)?.text }
    }
    let now = "useCurrentDate=\"YES\""
    #expect(try texts("style=\"compact\" \(now)") == ["Jan 9, 2007", "9:41 AM"])
    #expect(
      try texts(
        "style=\"compact\" datePickerMode=\"date\"",
        "<date key=\"date\" timeIntervalSinceReferenceDate=\"0\"/>") == ["Jan 1, 2001"])
    #expect(try texts("style=\"wheels\" \(now)").contains("Tue, Jan 9"))
    let month = try texts("style=\"inline\" datePickerMode=\"date\" \(now)")
    #expect(month.first == "January 2007")
    #expect(month.last == "31")
    _ = try texts(
      "style=\"inline\"", "<date key=\"date\" timeIntervalSinceReferenceDate=\"1e300\"/>")
  }

  @Test func patternsOfAGridAreLaidOutAndNotShown() throws {
    let (root, app) = try show(
      """
      <collectionView tag="1" dataMode="prototypes" id="K1">\(frame(0, 0, 390, 400))
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="F">
          <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
        <cells><collectionViewCell tag="2" id="P">\(frame(0, 0, 50, 50))
          <collectionViewCellContentView key="contentView" id="K">\(frame(0, 0, 50, 50))
            <subviews><label tag="3" text="x" id="L">\(frame(5, 5, 20, 20))</label></subviews>
          </collectionViewCellContentView></collectionViewCell></cells>
      </collectionView>
      """)
    #expect(root.viewWithTag(2)?.isHidden == true)
    #expect(root.viewWithTag(3)?.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(app.lines.isEmpty)
  }

  @Test func aRowEndsWithItsOwnViewAndATableHasItsBackground() throws {
    let (root, app) = try show(
      """
      <tableView tag="1" dataMode="static" style="plain" rowHeight="44" id="T">\(frame(0, 0, 390, 600))
        <view key="backgroundView" tag="4" id="B">\(frame(0, 0, 10, 10))</view>
        <sections><tableViewSection id="S"><cells>
          <tableViewCell tag="2" accessoryType="checkmark" id="A">\(frame(0, 0, 390, 44))
            <switch key="accessoryView" tag="3" on="YES" id="W">\(frame(0, 0, 51, 31))</switch>
            <tableViewCellContentView key="contentView" tag="5" id="K">\(frame(0, 0, 390, 44))
            </tableViewCellContentView>
          </tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    #expect(root.viewWithTag(3)?.frame == CGRect(x: 323, y: 6.5, width: 51, height: 31))
    #expect(root.viewWithTag(5)?.frame.width == 323)
    #expect(root.viewWithTag(4)?.frame.size == CGSize(width: 390, height: 600))
    #expect(root.viewWithTag(1)?.subviews.first === root.viewWithTag(4))
    #expect(app.lines.isEmpty)
  }

  @Test func marginsThatFollowTheReadableWidthLeaveNoMoreThanThat() throws {
    for (width, expected) in [(390, 374), (1000, 672)] {
      let (root, app) = try show(
        """
        <view tag="1" layoutMarginsFollowReadableWidth="YES" insetsLayoutMarginsFromSafeArea="NO"
          id="A">\(frame(0, 0, width, 100))
          <subviews><view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="B"/></subviews>
          <constraints>
            <constraint firstItem="B" firstAttribute="leading" secondItem="A" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="B" firstAttribute="trailing" secondItem="A" secondAttribute="trailingMargin" id="c2"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="top" id="c3"/>
            <constraint firstAttribute="bottom" secondItem="B" secondAttribute="bottom" id="c4"/>
          </constraints></view>
        """)
      #expect(root.viewWithTag(2)?.frame.width == CGFloat(expected))
      #expect(app.lines.isEmpty)
    }
  }
}
