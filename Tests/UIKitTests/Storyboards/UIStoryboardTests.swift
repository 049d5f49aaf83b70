import Foundation
import Graphics
import Testing

@testable import UIKit

struct UIStoryboardTests {
  private final class Login: UIViewController {
    var user = ""
    var hasLoaded = false

    init?(coder: NSCoder, user: String) {
      self.user = user
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func viewDidLoad() { hasLoaded = true }
  }

  private let view = """
    <view key="view" tag="7" id="V"><rect key="frame" x="0.0" y="0.0" width="100" height="200"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    """

  @Test func screensAreMadeByIdentifierAndByEntryPoint() throws {
    let app = try StoryboardStage(view: view, controller: #"title="Hello""#)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let first = try #require(storyboard.instantiateInitialViewController())
    let second = storyboard.instantiateViewController(withIdentifier: "Screen")
    #expect(first !== second)
    #expect(first.title == "Hello")
    #expect(!first.isViewLoaded)
    #expect(first.view.tag == 7)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(app.lines.isEmpty)
  }

  @Test func theControllersClassIsTheOneThatIsAskedFor() throws {
    let app = try StoryboardStage(view: view)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made: Login = storyboard.instantiateViewController(identifier: "Screen") { coder in
      Login(coder: coder, user: "me")
    }
    #expect(made.user == "me")
    #expect(made.view.tag == 7)
    #expect(made.hasLoaded)
    let plain: Login = storyboard.instantiateViewController(identifier: "Screen")
    #expect(plain.view.tag == 7)
    let initial: Login? = storyboard.instantiateInitialViewController { Login(coder: $0) }
    #expect(initial?.view.tag == 7)
    #expect(Login(coder: NSCoder()) == nil)
    #expect(app.lines.isEmpty)
  }

  @Test(arguments: [
    ("", "Main.storyboard:1:1: error: an empty document"),
    ("<document>\n<scenes>", "Main.storyboard:2:9: error: the document is cut short"),
  ])
  func aBrokenStoryboardIsAPlaceholderAndOneLine(text: String, line: String) throws {
    let app = try StoryboardStage(["Main.storyboard": text])
    let shown = app.show()
    #expect(app.lines == [line])
    #expect(shown.frame == app.stage.window.bounds)
    let bitmap = Bitmap(width: 390, height: 844)
    shown.render(on: Canvas(bitmap, scale: 1))
    #expect(bitmap.pixel(x: 195, y: 20) != bitmap.pixel(x: 195, y: 422))
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() != nil)
    #expect(app.lines == [line])
  }

  @Test func anAbsentStoryboardOrScreenIsAPlaceholderAndOneLine() throws {
    let app = try StoryboardStage(view: view)
    let absent = UIStoryboard(name: "None", bundle: nil)
    #expect(absent.instantiateViewController(withIdentifier: "x").view is PlaceholderView)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "x").view is PlaceholderView)
    #expect(
      app.lines == [
        "None.storyboard: error: no such file",
        "Main.storyboard:2:1: error: there is no view controller with the identifier \"x\"",
      ])
  }

  @Test func aStoryboardWithoutEntryPointHasNoInitialScreen() throws {
    let document = StoryboardStage.document(view: view)
      .replacing("initialViewController=\"C\"", with: "")
    let app = try StoryboardStage(["Main.storyboard": document])
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    #expect(app.lines.isEmpty)
  }

  @Test func aControllerWithoutAViewHasAPlainOne() throws {
    let app = try StoryboardStage(view: "")
    #expect(app.show().frame == app.stage.window.bounds)
    #expect(app.lines.isEmpty)
  }

  @Test func screensAndTheirViewsGoWhenNobodyHoldsThem() throws {
    let app = try StoryboardStage(view: view)
    weak var controller: UIViewController?
    weak var unloaded: UIViewController?
    weak var shown: UIView?
    do {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let made = storyboard.instantiateViewController(withIdentifier: "Screen")
      let other = storyboard.instantiateViewController(withIdentifier: "Screen")
      (controller, unloaded, shown) = (made, other, made.view)
    }
    #expect(controller == nil && unloaded == nil && shown == nil)
    #expect(app.lines.isEmpty)
  }
}
