import Foundation
import Graphics
import Testing

@testable import UIKit

/// Bars over content that a finger moves.
struct StillBarTests {
  private struct Shown {
    let app: StoryboardStage
    let view: UIView
    let table: StillTable

    var navigationBar: StillNavigationBar? { find(in: view) }
    var tabBar: StillTabBar? { find(in: view) }
    var title: UILabel? { navigationBar?.subviews.compactMap { $0 as? UILabel }.first }
    var largeTitle: UILabel? { navigationBar.flatMap { find(in: $0, below: 1) } }

    private func find<View: UIView>(in view: UIView, below depth: Int = 0) -> View? {
      for subview in view.subviews {
        if depth == 0, let found = subview as? View { return found }
        if let found: View = find(in: subview, below: max(depth - 1, 0)) { return found }
      }
      return nil
    }

    /// Drags the content up by some points and holds it there.
    func drag(up way: CGFloat) -> Finger {
      let finger = Finger(app.stage)
      let start = table.contentOffset.y
      finger.down(200, 400)
      finger.move(200, 390)
      finger.drag(to: 200, 400 - way, during: 0.3)
      // The way until a drag begins isn't part of it.
      let missing = way - (table.contentOffset.y - start)
      if way > 0 { finger.drag(to: 200, 400 - way - missing, during: 0.1) }
      app.stage.application.layoutWindows()
      return finger
    }

    func settle() {
      app.stage.advance(to: app.stage.application.clock.now + 3)
      app.stage.application.layoutWindows()
    }
  }

  /// A table in a navigation controller in a tab bar controller.
  private func show(
    large: Bool, bar: String = "", section: String = "", screen: UIScreen = UIScreen()
  ) throws -> Shown {
    let rows = (0..<30).map {
      """
      <tableViewCell id="c\($0)"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" id="k\($0)"/></tableViewCell>
      """
    }
    let app = try StoryboardStage(
      [
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        useAutolayout="YES" useSafeAreas="YES" initialViewController="I"><scenes>
        <scene><objects><tabBarController id="I"><tabBar key="tabBar" id="T"/><connections>
        <segue destination="N" kind="relationship" relationship="viewControllers"/>
        </connections></tabBarController></objects></scene>
        <scene><objects><navigationController id="N">
        <navigationBar key="navigationBar" largeTitles="\(large ? "YES" : "NO")" id="B">\(bar)
        </navigationBar><connections>
        <segue destination="R" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController></objects></scene>
        <scene><objects><tableViewController id="R"><tableView key="view" dataMode="static" \
        alwaysBounceVertical="YES" rowHeight="44" id="V">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <sections><tableViewSection \(section) id="S"><cells>\(rows.joined())</cells></tableViewSection>
        </sections></tableView><navigationItem key="navigationItem" title="Feeds" id="J"/>
        </tableViewController></objects></scene>
        </scenes></document>
        """
      ], screen: screen)
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    app.stage.window.rootViewController = controller
    app.stage.application.layoutWindows()
    let view = try #require(controller?.view)
    let bars = view.subviews.first?.subviews ?? []
    let table = try #require(bars.compactMap { $0 as? StillTable }.first)
    return Shown(app: app, view: view, table: table)
  }

  @Test func aNavigationBarGetsItsGroundAsContentGoesUnderIt() throws {
    let shown = try show(large: false)
    let bar = try #require(shown.navigationBar)
    #expect(bar.groundShare == 0 && !bar.showsBackdrop)
    shown.table.contentOffset.y += 5
    #expect(abs(bar.groundShare - 0.5) < 0.01)
    let finger = shown.drag(up: 100)
    defer { finger.cancel() }
    #expect(bar.groundShare == 1 && bar.showsBackdrop)
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    shown.table.setContentOffset(
      CGPoint(x: 0, y: -shown.table.adjustedContentInset.top), animated: false)
    #expect(bar.groundShare == 0)
  }

  @Test func aTabBarHasItsGroundUntilTheEndOfTheContent() throws {
    let shown = try show(large: false)
    let bar = try #require(shown.tabBar)
    #expect(bar.groundShare == 1)
    let end = shown.table.scrollRange[.vertical].upperBound
    shown.table.contentOffset.y = end - 5
    #expect(bar.groundShare > 0.4 && bar.groundShare < 0.6)
    shown.table.contentOffset.y = end
    #expect(bar.groundShare == 0)
  }

  @Test func aBarOfAColourKeepsIt() throws {
    let red = #"""
      <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \#
      customColorSpace="sRGB"/>
      """#
    let shown = try show(large: false, bar: red)
    #expect(shown.navigationBar?.groundShare == 1)
    let finger = shown.drag(up: 100)
    #expect(shown.navigationBar?.groundShare == 1)
    finger.up()
  }

  /// The way up, the bar's height, and how much of the small title and of the ground shows.
  @Test(arguments: [
    (20.0, 76.0, 0.0, 0.0), (44, 52, 0.5, 0), (52, 44, 1, 0), (62, 44, 1, 1), (130, 44, 1, 1),
  ])
  func aLargeTitleGoesUpWithTheContent(
    way: Double, height: Double, title: Double, ground: Double
  ) throws {
    let shown = try show(large: true)
    let bar = try #require(shown.navigationBar)
    #expect(bar.frame.height == 96 && shown.title?.isHidden == true)
    let letters = try #require(shown.largeTitle)
    let top = letters.convert(letters.bounds, to: shown.view).minY
    #expect(top == 94)
    let finger = shown.drag(up: way)
    #expect(abs(shown.table.wayFromStart - way) < 0.5)
    #expect(abs(bar.frame.height - height) < 0.5)
    #expect(abs((shown.title?.alpha ?? 2) - title) < 0.05)
    #expect(abs(bar.groundShare - ground) < 0.05)
    if way <= 52 {
      #expect(abs(letters.convert(letters.bounds, to: shown.view).minY - top + way) < 0.5)
    }
    #expect(shown.table.adjustedContentInset.top == 143)
    finger.cancel()
  }

  @Test func aLargeTitleIsPulledDownWithTheContentAndComesBack() throws {
    let shown = try show(large: true)
    let letters = try #require(shown.largeTitle)
    func corner() -> CGPoint {
      letters.convert(CGPoint(x: 0, y: letters.bounds.maxY), to: shown.view)
    }
    func height() -> CGFloat {
      corner().y - letters.convert(CGPoint.zero, to: shown.view).y
    }
    let (start, size) = (corner(), height())
    let finger = shown.drag(up: -200)
    let way = shown.table.wayFromStart
    #expect(abs(corner().x - start.x) < 0.01 && abs(corner().y - start.y + way) < 0.5)
    #expect(abs(height() / size - min(1 - way * 0.12 / 96, 1.1)) < 0.001 && height() > size)
    #expect(way < -40)
    #expect(shown.navigationBar?.frame.height == 96 - way)
    #expect(shown.navigationBar?.groundShare == 0)
    finger.up()
    shown.settle()
    #expect(shown.navigationBar?.frame.height == 96)
    #expect(letters.transform == .identity)
  }

  @Test(arguments: [(15.0, 96.0), (35.0, 44.0)])
  func aLargeTitleComesToRestWholeOrAway(way: Double, height: Double) throws {
    let shown = try show(large: true)
    let finger = shown.drag(up: way)
    finger.up(after: 0.5)
    shown.settle()
    #expect(shown.navigationBar?.frame.height == CGFloat(height))
  }

  @Test(arguments: [true, false], [60.0, 100, 200])
  func `a table's words that stay in sight stand right below the bar`(
    large: Bool, way: Double
  ) throws {
    let shown = try show(large: large, section: "headerTitle=\"Words\"")
    _ = shown.drag(up: way)
    let words = try #require(shown.table.subviews.first { $0 is UILabel } as? UILabel)
    let bar = try #require(shown.navigationBar)
    let below = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y
    let middle = words.convert(CGPoint(x: 0, y: words.bounds.midY), to: nil).y
    // There are 22 points above them, which go under the bar once a large title has gone.
    let room = large ? max(22 + 52 - way, 0) : 0
    #expect(abs(middle - 14 - below - min(room, 22)) < 0.5)
  }

  @Test func anIPhoneOnItsSideHasALowBarWithASmallTitle() throws {
    let shown = try show(
      large: true,
      screen: UIScreen(
        size: CGSize(width: 844, height: 390), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
        traitCollection: UITraitCollection(
          style: .light, idiom: .phone, horizontal: .compact, vertical: .compact, scale: 3)))
    #expect(shown.navigationBar?.frame.height == 32)
    #expect(shown.title?.isHidden == false && shown.title?.alpha == 1)
    shown.table.contentOffset.y += 111 + 1.0 / 3
    #expect(shown.navigationBar?.frame.height == 32)
    #expect(shown.navigationBar?.groundShare == 1)
  }
}
