import Testing

@testable import UIKit

@Suite struct StoryboardAdaptationTests {
  private static let size = CGSize(width: 390, height: 844)
  private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>"
  private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// Turns an iPhone on its side, or upright again.
  private func turn(_ app: StoryboardStage, onSide: Bool) {
    app.stage.application.updateScreen(
      size: onSide ? CGSize(width: 844, height: 390) : Self.size,
      safeAreaInsets: .zero,
      traitCollection: UITraitCollection(
        style: .light, idiom: .phone, horizontal: .compact, vertical: onSide ? .compact : .regular,
        scale: 3))
  }

  /// Shows a scene's view as `foyer run --storyboard` does.
  private func show(_ app: StoryboardStage) -> UIView {
    let controller = StoryboardViewController(
      path: app.folder.path + "/Main.storyboard", bundle: app.stage.application.bundle)
    app.stage.window.rootViewController = controller
    app.stage.application.layoutWindows()
    return controller.view
  }

  @Test func `a turned screen keeps its views, with what was typed and where was scrolled to`()
    throws
  {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(Self.rect)<subviews>
        <stackView tag="9" spacing="5" id="S" \(Self.free)><subviews>
        <textField tag="1" placeholder="Name" id="F">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=compact">
        <fontDescription key="fontDescription" type="system" pointSize="12"/></variation>
        </textField></subviews>
        <variation key="heightClass=compact" axis="vertical" spacing="2"/></stackView>
        <textView tag="2" text="Before" id="T">
        <rect key="frame" x="0" y="100" width="200" height="100"/></textView>
        <scrollView tag="3" id="W"><rect key="frame" x="0" y="300" width="200" height="50"/>
        <size key="contentSize" width="200" height="500"/>
        <variation key="heightClass=compact" hidden="YES"/></scrollView>
        </subviews><constraints>
        <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" \
        constant="10" id="c"><variation key="heightClass=compact" constant="30"/></constraint>
        <constraint firstItem="S" firstAttribute="leading" secondItem="V" \
        secondAttribute="leading" id="d"/>
        <constraint firstItem="S" firstAttribute="width" constant="150" id="e"/>
        </constraints></view>
        """)
    let root = show(app)
    let field = try #require(root.viewWithTag(1) as? UITextField)
    let text = try #require(root.viewWithTag(2) as? UITextView)
    let scrolled = try #require(root.viewWithTag(3) as? UIScrollView)
    let stack = try #require(root.viewWithTag(9) as? UIStackView)
    var resigned = 0
    field.addAction(UIAction { _ in resigned += 1 }, for: .editingDidEnd)
    field.becomeFirstResponder()
    field.insertText("Ada")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    text.text = "After"
    scrolled.contentOffset.y = 120

    turn(app, onSide: true)
    #expect(root.viewWithTag(1) === field && root.viewWithTag(2) === text)
    #expect(root.viewWithTag(3) === scrolled && root.viewWithTag(9) === stack)
    #expect(field.font?.pointSize == 12 && field.text == "Ada" && field.placeholder == "Name")
    #expect(field.isFirstResponder && resigned == 0)
    #expect(field.selectedTextRange.map { field.text(in: $0) } == "Ada")
    #expect(text.text == "After")
    #expect(scrolled.contentOffset.y == 120 && scrolled.isHidden)
    #expect(stack.axis == .vertical && stack.spacing == 2 && stack.frame.minY == 30)

    turn(app, onSide: false)
    #expect(field.font?.pointSize == 17 && field.text == "Ada" && field.isFirstResponder)
    #expect(scrolled.contentOffset.y == 120 && !scrolled.isHidden)
    #expect(stack.axis == .horizontal && stack.spacing == 5 && stack.frame.minY == 10)
    #expect(resigned == 0)
    #expect(app.lines == [])
  }

  @Test func `what a size class takes out comes back as it was left, in its place`() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(Self.rect)<subviews>
        <textField tag="1" id="A"><rect key="frame" x="0" y="0" width="100" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></textField>
        <textField tag="2" id="B"><rect key="frame" x="0" y="40" width="100" height="30"/>
        </textField>
        <label tag="3" text="On its side" id="Z">
        <rect key="frame" x="290" y="80" width="100" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></label></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="Z"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="A"/>
        <include reference="Z"/></mask></variation></view>
        """)
    let root = show(app)
    let field = try #require(root.viewWithTag(1) as? UITextField)
    field.text = "Typed"
    turn(app, onSide: true)
    #expect(root.viewWithTag(1) == nil && field.superview == nil)
    #expect(root.viewWithTag(3)?.frame == CGRect(x: 744, y: 80, width: 100, height: 30))
    turn(app, onSide: false)
    #expect(root.viewWithTag(1) === field && root.viewWithTag(3) == nil)
    #expect(field.superview?.subviews.map(\.tag) == [1, 2])
    #expect(field.text == "Typed" && field.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(app.lines.isEmpty)
  }

  @Test func `views that only show something look as their size class wants, in their places`()
    throws
  {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(Self.rect)<subviews>
        <label tag="1" text="Word" id="L"><rect key="frame" x="0" y="0" width="99" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="30"/>
        <variation key="heightClass=compact" hidden="YES">
        <fontDescription key="fontDescription" type="system" pointSize="12"/></variation></label>
        <view tag="2" id="P"><rect key="frame" x="0" y="50" width="99" height="30"/>
        <color key="backgroundColor" white="0" alpha="1" colorSpace="deviceWhite"/>
        <variation key="heightClass=compact">
        <color key="backgroundColor" white="1" alpha="1" colorSpace="deviceWhite"/></variation>
        </view></subviews></view>
        """)
    let root = show(app)
    for onSide in [true, false] {
      turn(app, onSide: onSide)
      let label = try #require(root.viewWithTag(1) as? UILabel)
      #expect(label.font.pointSize == (onSide ? 12 : 30) && label.isHidden == onSide)
      #expect(label.text == "Word" && label.superview?.subviews.map(\.tag) == [1, 2])
      let plain = try #require(root.viewWithTag(2))
      let white = try #require(plain.backgroundColor).color(in: UITraitCollection()).red
      #expect(white == (onSide ? 1 : 0))
    }
    #expect(app.lines.isEmpty)
  }

  @Test func `controls keep what the user chose, also where they look otherwise`() throws {
    let hidden = "<variation key=\"heightClass=compact\" hidden=\"YES\"/>"
    let rect = "<rect key=\"frame\" x=\"0\" y=\"90\" width=\"200\" height=\"32\"/>"
    for variation in ["", hidden] {
      let app = try StoryboardStage(
        view: """
          <view key="view" id="V">\(Self.rect)<subviews>
          <switch tag="1" on="NO" id="A">\(rect)\(variation)</switch>
          <slider tag="2" value="0.5" minValue="0.0" maxValue="1" id="B">\(rect)\(variation)
          </slider>
          <stepper tag="3" maximumValue="100" id="D">\(rect)\(variation)</stepper>
          <segmentedControl tag="4" selectedSegmentIndex="0" id="E">\(rect)<segments>
          <segment title="One"/><segment title="Two"/></segments>\(variation)</segmentedControl>
          <pageControl tag="5" numberOfPages="3" id="F">\(rect)\(variation)</pageControl>
          <searchBar tag="6" id="H">\(rect)\(variation)</searchBar>
          <label tag="7" text="Word" id="L">\(rect)\(hidden)</label></subviews></view>
          """)
      let root = show(app)
      func view<View: UIView>(_ tag: Int) throws -> View {
        try #require(root.viewWithTag(tag) as? View)
      }
      (try view(1) as UISwitch).isOn = true
      (try view(2) as UISlider).value = 0.25
      (try view(3) as UIStepper).value = 7
      (try view(4) as UISegmentedControl).selectedSegmentIndex = 1
      (try view(5) as UIPageControl).currentPage = 2
      (try view(6) as UISearchBar).text = "Ada"
      for onSide in [true, false] {
        turn(app, onSide: onSide)
        #expect(root.viewWithTag(1)?.isHidden == (onSide && !variation.isEmpty))
        #expect(root.viewWithTag(7)?.isHidden == onSide)
        #expect((try view(1) as UISwitch).isOn)
        #expect((try view(2) as UISlider).value == 0.25)
        #expect((try view(3) as UIStepper).value == 7)
        #expect((try view(4) as UISegmentedControl).selectedSegmentIndex == 1)
        #expect((try view(5) as UIPageControl).currentPage == 2)
        #expect((try view(6) as UISearchBar).text == "Ada")
      }
    }
  }

  @Test func `a field stays the first responder where the view around it is another`() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(Self.rect)<subviews><visualEffectView id="E">
        <rect key="frame" x="0" y="0" width="200" height="100"/><blurEffect style="regular"/>
        <view key="contentView" id="K"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><textField tag="1" id="F">
        <rect key="frame" x="0" y="0" width="100" height="30"/></textField></subviews></view>
        <variation key="heightClass=compact" misplaced="YES"/></visualEffectView></subviews></view>
        """)
    let root = show(app)
    let field = try #require(root.viewWithTag(1) as? UITextField)
    field.becomeFirstResponder()
    field.insertText("Ada")
    let pane = try #require(field.superview?.superview)
    turn(app, onSide: true)
    #expect(root.viewWithTag(1) === field && field.isFirstResponder && field.text == "Ada")
    let other = try #require(field.superview?.superview)
    #expect(other !== pane && pane.window == nil)
  }

  @Test func `a screen out of the window follows when it comes back`() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(Self.rect)<subviews><label tag="1" text="Word" id="L">
        <variation key="heightClass=compact" hidden="YES"/></label></subviews></view>
        """)
    let root = app.show()
    let controller = app.stage.window.rootViewController
    app.stage.window.rootViewController = UIViewController()
    turn(app, onSide: true)
    #expect(root.viewWithTag(1)?.isHidden == false)
    app.stage.window.rootViewController = controller
    app.stage.application.layoutWindows()
    #expect(root.viewWithTag(1)?.isHidden == true)
  }

  @Test func `columns come and go with the room for them, and keep what is in them`() throws {
    func scene(_ id: String, _ tag: Int) -> String {
      """
      <scene><objects><viewController id="\(id)"><view key="view" id="\(id)-v"><subviews>
      <textField tag="\(tag)" id="\(id)-f"><rect key="frame" x="0" y="99" width="50" height="30"/>
      </textField></subviews></view></viewController></objects></scene>
      """
    }
    let app = try StoryboardStage([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="C"><scenes><scene><objects><splitViewController id="C">
      <connections>
      <segue destination="M" kind="relationship" relationship="masterViewController" id="s1"/>
      <segue destination="D" kind="relationship" relationship="detailViewController" id="s2"/>
      </connections></splitViewController></objects></scene>
      \(scene("M", 1))\(scene("D", 2))</scenes></document>
      """
    ])
    let root = show(app)
    let field = try #require(root.viewWithTag(1) as? UITextField)
    field.becomeFirstResponder()
    field.text = "Ada"
    #expect(root.viewWithTag(2) == nil)
    app.stage.application.updateScreen(
      size: CGSize(width: 956, height: 440), safeAreaInsets: .zero,
      traitCollection: UITraitCollection(
        style: .light, idiom: .phone, horizontal: .regular, vertical: .compact, scale: 3))
    #expect(root.viewWithTag(1) === field && field.text == "Ada" && field.isFirstResponder)
    let detail = try #require(root.viewWithTag(2))
    #expect(detail.convert(CGPoint.zero, to: nil).x > 320)
    turn(app, onSide: false)
    #expect(root.viewWithTag(1) === field && root.viewWithTag(2) == nil)
  }
}
