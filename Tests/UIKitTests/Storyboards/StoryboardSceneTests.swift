import Foundation
import Graphics
import Testing

@testable import UIKit

/// Scenes that show other scenes.
struct StoryboardSceneTests {
  private static let phone = CGSize(width: 390, height: 844)

  private func show(
    _ controllers: String, screen: UIScreen = UIScreen()
  ) throws -> (view: UIView, app: StoryboardStage) {
    let scenes = controllers.split(separator: "\n\n").map {
      "<scene><objects>\($0)</objects></scene>"
    }
    let app = try StoryboardStage(
      [
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        useAutolayout="YES" useSafeAreas="YES" initialViewController="I"><scenes>
        \(scenes.joined(separator: "\n"))
        </scenes></document>
        """
      ], screen: screen)
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    app.stage.window.rootViewController = controller
    app.stage.application.layoutWindows()
    return (try #require(controller?.view), app)
  }

  private func screen(_ id: String, _ tag: Int, _ parts: String = "") -> String {
    """
    <viewController id="\(id)"><view key="view" tag="\(tag)" id="V\(id)">
    <rect key="frame" x="0" y="0" width="100" height="100"/></view>\(parts)</viewController>
    """
  }

  private func segue(_ relationship: String, _ destination: String) -> String {
    "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(relationship)\"/>"
  }

  @Test func aNavigationControllerShowsItsRootUnderABar() throws {
    let (view, app) = try show(
      """
      <navigationController id="I" toolbarHidden="NO">
      <navigationBar key="navigationBar" id="B"/><toolbar key="toolbar" id="T"/>
      <connections>\(segue("rootViewController", "R"))</connections></navigationController>

      \(screen("R", 7, "<navigationItem key=\"navigationItem\" title=\"Feeds\" id=\"N\"/>"
        + "<toolbarItems><barButtonItem title=\"Edit\" id=\"E\"/></toolbarItems>"))
      """)
    let root = try #require(view.viewWithTag(7))
    #expect(root.frame == view.bounds)
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
    let bar = view.subviews.compactMap { $0 as? StillNavigationBar }.first
    #expect(bar?.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(bar?.subviews.contains { ($0 as? UILabel)?.text == "Feeds" } ?? false)
    let toolbar = view.subviews.compactMap { $0 as? StillToolbar }.first
    #expect(toolbar?.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(toolbar?.subviews.count == 1)
    #expect(app.lines.isEmpty)
  }

  @Test func aTabBarControllerShowsItsFirstTab() throws {
    let (view, app) = try show(
      """
      <tabBarController id="I"><tabBar key="tabBar" id="B"/>
      <connections>\(segue("viewControllers", "A"))\(segue("viewControllers", "Z"))</connections>
      </tabBarController>

      \(screen("A", 7, "<tabBarItem key=\"tabBarItem\" title=\"One\" id=\"AI\"/>"))

      \(screen("Z", 8, "<tabBarItem key=\"tabBarItem\" title=\"Two\" id=\"ZI\"/>"))
      """)
    #expect(view.viewWithTag(7)?.safeAreaInsets.bottom == 83)
    #expect(view.viewWithTag(8) == nil)
    let bar = view.subviews.compactMap { $0 as? StillTabBar }.first
    #expect(bar?.frame == CGRect(x: 0, y: 761, width: 390, height: 49))
    #expect(bar?.subviews.compactMap { ($0 as? UILabel)?.text } == ["One", "Two"])
    #expect(app.lines.isEmpty)
  }

  private func split(_ attributes: String = "") -> String {
    """
    <splitViewController id="I" \(attributes)><connections>
    \(segue("masterViewController", "A"))\(segue("detailViewController", "Z"))
    </connections></splitViewController>

    \(screen("A", 7))

    \(screen("Z", 8))
    """
  }

  private func pad(_ width: CGFloat, _ height: CGFloat) -> UIScreen {
    UIScreen(
      size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: .zero,
      traitCollection: UITraitCollection(
        style: .light, idiom: .pad, horizontal: .regular, vertical: .regular, scale: 2))
  }

  @Test func aSplitViewShowsItsColumnsWhereThereIsRoom() throws {
    let (wide, app) = try show(split(), screen: pad(1180, 820))
    #expect(wide.viewWithTag(7)?.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(wide.viewWithTag(8)?.frame == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    #expect(app.lines.isEmpty)
    let upright = try show(split(), screen: pad(820, 1180)).view
    #expect(upright.viewWithTag(7) == nil)
    #expect(upright.viewWithTag(8)?.frame.width == 820)
    let asked = try show(split("preferredDisplayMode=\"allVisible\""), screen: pad(820, 1180)).view
    #expect(asked.viewWithTag(7)?.frame.width == 320)
    let phone = try show(split()).view
    #expect(phone.viewWithTag(8) == nil && phone.viewWithTag(7)?.frame.width == 390)
  }

  @Test func anEmbeddedSceneFillsItsContainer() throws {
    let (view, app) = try show(
      """
      <viewController id="I"><view key="view" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews><containerView tag="3" id="K"><rect key="frame" x="10" y="20" width="100" height="50"/>
      <connections><segue destination="R" kind="embed" id="E"/></connections></containerView></subviews>
      </view></viewController>

      \(screen("R", 7))
      """)
    #expect(view.viewWithTag(7)?.superview?.tag == 3)
    #expect(view.viewWithTag(7)?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(app.lines.isEmpty)
  }

  @Test func aSceneInsideItselfIsShownOnceAndReported() throws {
    let (_, app) = try show(
      """
      <navigationController id="I"><connections>\(segue("rootViewController", "J"))</connections>
      </navigationController>

      <navigationController id="J"><connections>\(segue("rootViewController", "J"))</connections>
      </navigationController>
      """)
    #expect(app.lines.count == 1 && app.lines[0].hasSuffix("the scene is shown inside itself"))
  }

  @Test func `a circle of scenes is an error of the document, each told once`() throws {
    let (_, app) = try show(
      """
      <tabBarController id="I"><connections>\(segue("viewControllers", "J"))
      \(segue("viewControllers", "R"))</connections></tabBarController>

      <navigationController id="J"><connections>\(segue("rootViewController", "I"))</connections>
      </navigationController>

      \(screen("R", 7))

      <navigationController id="K"><connections>\(segue("rootViewController", "R"))</connections>
      </navigationController>
      """)
    #expect(app.lines.count == 1)
    #expect(app.lines.first?.contains("error: the scene is shown inside itself") == true)
  }

  @Test(
    arguments: [
      ("", "<extendedEdge key=\"edgesForExtendedLayout\"/>", true),
      (
        "navigationBarHidden=\"YES\"", "<extendedEdge key=\"edgesForExtendedLayout\"/>", false
      ),
      (
        "", "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\" bottom=\"YES\"/>", false
      ),
      ("", "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>", false),
    ])
  func `edges that end at a bar are told where there is one`(
    bar: String, edges: String, isTold: Bool
  ) throws {
    let (_, app) = try show(
      """
      <navigationController \(bar) id="I"><connections>\(segue("rootViewController", "R"))
      </connections></navigationController>

      \(screen("R", 7, edges))

      \(screen("Q", 8, edges))
      """)
    #expect(app.lines.count == (isTold ? 1 : 0))
    let word = "warning: viewController's edgesForExtendedLayout is not drawn"
    #expect(app.lines.allSatisfy { $0.hasSuffix(word) })
  }

  @Test func `a root that hides the tabs is told, and a tab that says so isn't`() throws {
    func lines(_ tab: String) throws -> [String] {
      let hidden = screen("R", 7).replacing(
        "<viewController", with: "<viewController hidesBottomBarWhenPushed=\"YES\"")
      return try show(
        """
        <tabBarController id="I"><connections>\(segue("viewControllers", tab))</connections>
        </tabBarController>

        <navigationController id="N"><connections>\(segue("rootViewController", "R"))</connections>
        </navigationController>

        \(hidden)
        """
      ).app.lines
    }
    let told = try lines("N")
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("viewController@hidesBottomBarWhenPushed is not drawn") == true)
    #expect(try lines("R").isEmpty)
  }
}
