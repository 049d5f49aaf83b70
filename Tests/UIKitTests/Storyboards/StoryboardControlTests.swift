import Foundation
import Graphics
import Testing

@testable import UIKit

struct StoryboardControlTests {
  private func show(_ elements: String) throws -> (UIView, StoryboardStage) {
    let app = try StoryboardStage(
      view: #"<view key="view" id="V"><subviews>\#n"# + elements + "</subviews></view>")
    return (app.show(), app)
  }

  @Test func everyViewThatIsUnderstoodIsMade() {
    #expect(Set(StoryboardBuilder.makers.keys) == StoryboardVocabulary.views)
  }

  @Test func buttonsAreRead() throws {
    let (root, app) = try show(
      """
      <button tag="1" opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading"
        contentVerticalAlignment="bottom" buttonType="system" lineBreakMode="wordWrap" enabled="NO"
        selected="YES" adjustsImageWhenHighlighted="NO" id="B">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
        <state key="normal" title="Go"><color key="titleColor" white="0" alpha="1" colorSpace="deviceWhite"/></state>
        <state key="highlighted" title="Going"/>
        <state key="disabled"><string key="title">Two
      lines</string></state>
        <state key="selected" title=""/>
      </button>
      <button tag="2" buttonType="roundedRect" id="X"/><button tag="3" id="Y"/>
      <button tag="4" buttonType="close" id="Z"/>
      """)
    let button = try #require(root.viewWithTag(1) as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(button.contentVerticalAlignment == .bottom)
    #expect(!button.isEnabled && button.isSelected && !button.adjustsImageWhenHighlighted)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 21))
    #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .highlighted) == "Going")
    #expect(button.title(for: .disabled) == "Two\nlines")
    #expect(button.title(for: .selected) == "Go")
    #expect(button.titleColor(for: .normal)?.color(in: .current) == .black)
    #expect((root.viewWithTag(2) as? UIButton)?.buttonType == .system)
    #expect((root.viewWithTag(3) as? UIButton)?.buttonType == .custom)
    #expect((root.viewWithTag(4) as? UIButton)?.buttonType == .close)
    #expect(app.lines.isEmpty)
  }

  @Test func stacksArrangeTheirViews() throws {
    let (root, app) = try show(
      """
      <stackView tag="1" axis="vertical" distribution="equalSpacing" alignment="center" spacing="30"
        layoutMarginsRelativeArrangement="YES" translatesAutoresizingMaskIntoConstraints="NO" id="S">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <subviews>
          <view id="A"><rect key="frame" x="9" y="9" width="9" height="9"/><constraints>
            <constraint firstAttribute="width" constant="20" id="1"/>
            <constraint firstAttribute="height" constant="10" id="2"/></constraints></view>
          <view tag="2" id="B"><constraints>
            <constraint firstAttribute="width" constant="60" id="3"/>
            <constraint firstAttribute="height" constant="15" id="4"/></constraints></view>
        </subviews>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <constraints><constraint firstAttribute="width" constant="100" id="5"/></constraints>
      </stackView>
      <stackView tag="3" spacingType="standard" alignment="top" id="T"/>
      """)
    let stack = try #require(root.viewWithTag(1) as? UIStackView)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.arrangedSubviews[0].frame.size == CGSize(width: 20, height: 10))
    #expect(stack.arrangedSubviews[1].frame.minY == stack.arrangedSubviews[0].frame.maxY + 30)
    #expect(abs(stack.arrangedSubviews[0].frame.midX - 49) < 0.4)
    let row = try #require(root.viewWithTag(3) as? UIStackView)
    #expect(row.axis == .horizontal && row.distribution == .fill && row.alignment == .top)
    #expect(row.spacing == UIStackView.spacingUseSystem)
    #expect(app.lines.isEmpty)
  }

  @Test func scrollViewsScrollOverWhatConstraintsSay() throws {
    let (root, app) = try show(
      """
      <scrollView tag="1" alwaysBounceVertical="YES" bounces="NO" pagingEnabled="YES"
        showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag" indicatorStyle="white"
        contentInsetAdjustmentBehavior="never" id="S">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
        <subviews><view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="A"><constraints>
          <constraint firstAttribute="height" constant="700" id="1"/></constraints></view></subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="G"/>
        <viewLayoutGuide key="frameLayoutGuide" id="H"/>
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <constraints>
        <constraint firstItem="A" firstAttribute="top" secondItem="G" secondAttribute="top" id="2"/>
        <constraint firstItem="A" firstAttribute="bottom" secondItem="G" secondAttribute="bottom" constant="-50" id="3"/>
        <constraint firstItem="A" firstAttribute="leading" secondItem="G" secondAttribute="leading" id="4"/>
        <constraint firstItem="A" firstAttribute="trailing" secondItem="G" secondAttribute="trailing" id="5"/>
        <constraint firstItem="A" firstAttribute="width" secondItem="H" secondAttribute="width" id="6"/>
        </constraints>
      </scrollView>
      """)
    let view = try #require(root.viewWithTag(1) as? UIScrollView)
    #expect(view.contentSize == CGSize(width: 300, height: 750))
    #expect(root.viewWithTag(2)?.frame == CGRect(x: 0, y: 0, width: 300, height: 700))
    #expect(view.alwaysBounceVertical && !view.bounces && view.isPagingEnabled)
    #expect(!view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.keyboardDismissMode == .onDrag && view.indicatorStyle == .white)
    #expect(view.contentInsetAdjustmentBehavior == .never)
    #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(app.lines.isEmpty)
  }

  @Test func activityIndicatorsAreRead() throws {
    let (root, app) = try show(
      """
      <activityIndicatorView tag="1" animating="YES" style="large" id="A"/>
      <activityIndicatorView tag="2" hidesWhenStopped="YES" style="white" id="B">
      <color key="color" white="0" alpha="1" colorSpace="deviceWhite"/></activityIndicatorView>
      """)
    let large = try #require(root.viewWithTag(1) as? UIActivityIndicatorView)
    #expect(large.style == .large && large.isAnimating && !large.hidesWhenStopped)
    let small = try #require(root.viewWithTag(2) as? UIActivityIndicatorView)
    #expect(small.style == .medium && !small.isAnimating && small.isHidden)
    #expect(small.color.color(in: .current) == .black)
    #expect(app.lines.isEmpty)
  }

  @Test func textFieldsAreRead() throws {
    let (root, app) = try show(
      """
      <textField tag="1" contentHorizontalAlignment="left" contentVerticalAlignment="center"
        borderStyle="roundedRect" placeholder="Password" textAlignment="center" text="x"
        clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="F">
        <color key="textColor" white="0" alpha="1" colorSpace="deviceWhite"/>
        <fontDescription key="fontDescription" type="system" pointSize="19"/>
        <textInputTraits key="textInputTraits" autocorrectionType="no" returnKeyType="next"
          keyboardType="emailAddress" secureTextEntry="YES" textContentType="password"/>
      </textField>
      """)
    let field = try #require(root.viewWithTag(1) as? UITextField)
    #expect(field.text == "x" && field.placeholder == "Password")
    #expect(field.borderStyle == .roundedRect && field.textAlignment == .center)
    #expect(field.font == .systemFont(ofSize: 19) && field.isSecureTextEntry)
    #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
    #expect(field.returnKeyType == .next && field.keyboardType == .emailAddress)
    #expect(field.autocorrectionType == .no && field.autocapitalizationType == .none)
    #expect(field.textContentType == .password)
    #expect(app.lines.isEmpty)
  }

  @Test(
    arguments: [
      ("alphabet", .asciiCapable), ("numbersAndPunctuation", .numbersAndPunctuation),
      ("URL", .URL), ("numberPad", .numberPad), ("phonePad", .phonePad),
      ("namePhonePad", .namePhonePad), ("emailAddress", .emailAddress),
      ("decimalPad", .decimalPad), ("twitter", .twitter), ("webSearch", .webSearch),
    ] as [(String, UIKeyboardType)])
  func `texts of one line and of many ask for their keyboards`(
    name: String, type: UIKeyboardType
  ) throws {
    let traits =
      "<textInputTraits key=\"textInputTraits\" keyboardType=\"\(name)\" returnKeyType=\"send\"/>"
    let (root, _) = try show(
      """
      <textField tag="1" id="F">\(traits)</textField>
      <textView tag="2" id="T">\(traits)</textView>
      """)
    let field = try #require(root.viewWithTag(1) as? UITextField)
    let view = try #require(root.viewWithTag(2) as? UITextView)
    #expect(field.keyboardType == type && view.keyboardType == type)
    #expect(field.returnKeyType == .send && view.returnKeyType == .send)
  }

  @Test func `a text says whether it can be edited or selected`() throws {
    for (attributes, edits, selects) in [
      ("", true, true), ("editable=\"NO\"", false, true),
      ("editable=\"NO\" selectable=\"NO\"", false, false),
    ] {
      let (root, _) = try show("<textView tag=\"1\" \(attributes) id=\"T\"/>")
      let view = try #require(root.viewWithTag(1) as? UITextView)
      #expect(view.isEditable == edits && view.isSelectable == selects)
    }
  }

  @Test(
    arguments: [
      ("default", .default), ("go", .go), ("google", .google), ("join", .join), ("next", .next),
      ("route", .route), ("search", .search), ("send", .send), ("yahoo", .yahoo), ("done", .done),
      ("emergencyCall", .emergencyCall), ("continue", .continue),
    ] as [(String, UIReturnKeyType)])
  func `texts of one line and of many name their return keys`(
    name: String, type: UIReturnKeyType
  ) throws {
    let (field, view, app) = try texts("returnKeyType=\"\(name)\"")
    #expect(field.returnKeyType == type && view.returnKeyType == type)
    #expect(app.lines.isEmpty)
  }

  @Test(
    arguments: [
      ("default", .default), ("alert", .dark), ("dark", .dark), ("light", .light),
    ] as [(String, UIKeyboardAppearance)])
  func `texts of one line and of many choose the look of their keyboards`(
    name: String, look: UIKeyboardAppearance
  ) throws {
    let (field, view, app) = try texts("keyboardAppearance=\"\(name)\"")
    #expect(field.keyboardAppearance == look && view.keyboardAppearance == look)
    #expect(app.lines.isEmpty)
  }

  @Test(arguments: [
    ("smartQuotesType=\"yes\"", "drawn"), ("smartDashesType=\"yes\"", "drawn"),
    ("smartInsertDeleteType=\"yes\"", "drawn"), ("passwordRules=\"minlength: 8;\"", "drawn"),
    ("keyboardAppearance=\"pink\"", "understood"), ("returnKeyType=\"fly\"", "understood"),
    ("keyboardType=\"piano\"", "understood"), ("autocorrectionType=\"x\"", "understood"),
    ("autocapitalizationType=\"x\"", "understood"), ("spellCheckingType=\"x\"", "understood"),
    ("smartQuotesType=\"no\" smartDashesType=\"default\"", nil),
  ])
  func `what a text wants of its keyboard in vain is told`(trait: String, told: String?) throws {
    let (_, _, app) = try texts(trait)
    let name = trait.prefix { $0 != "=" }
    guard let told else { return #expect(app.lines.isEmpty) }
    #expect(app.lines.count == 1)
    #expect(app.lines.first?.contains("textInputTraits@\(name) is not \(told)") == true)
  }

  /// A text of one line and one of many with the same traits.
  private func texts(_ traits: String) throws -> (UITextField, UITextView, StoryboardStage) {
    let element = "<textInputTraits key=\"textInputTraits\" \(traits)/>"
    let (root, app) = try show(
      """
      <textField tag="1" id="F">\(element)</textField>
      <textView tag="2" id="T">\(element)</textView>
      """)
    return (
      try #require(root.viewWithTag(1) as? UITextField),
      try #require(root.viewWithTag(2) as? UITextView), app
    )
  }

  @Test(arguments: [("22505", 34), ("14490.70", 30)] as [(String, CGFloat)])
  func `rounded fields are as high as in the editor's time`(version: String, height: CGFloat) throws
  {
    let document = StoryboardStage.document(
      view: """
        <view key="view" id="V"><subviews><textField tag="1" borderStyle="roundedRect" id="F">
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField></subviews></view>
        """
    ).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(version)\"")
    let app = try StoryboardStage(["Main.storyboard": document])
    #expect(app.show().viewWithTag(1)?.intrinsicContentSize.height == height)
  }

  @Test func `attributed text of fields, text views and buttons is drawn in its first style`()
    throws
  {
    let text = """
      <fragment content="red"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <font key="NSFont" metaFont="systemBold" size="30"/></attributes></fragment>
      """
    let (root, app) = try show(
      """
      <textField tag="1" id="F"><attributedString key="attributedPlaceholder">\(text)</attributedString>
      </textField>
      <textView tag="2" id="T"><attributedString key="attributedText">\(text)</attributedString></textView>
      <button tag="3" id="B"><state key="normal">
      <attributedString key="attributedTitle">\(text)<fragment content=" and plain"/></attributedString>
      </state></button>
      """)
    let field = try #require(root.viewWithTag(1) as? UITextField)
    #expect(field.attributedPlaceholder?.string == "red")
    #expect(field.attributedPlaceholder?.firstAttribute(.font) == UIFont.boldSystemFont(ofSize: 30))
    let view = try #require(root.viewWithTag(2) as? UITextView)
    #expect(view.text == "red" && view.font == .boldSystemFont(ofSize: 30))
    #expect(view.textColor?.color(in: .current).red == 1)
    let button = try #require(root.viewWithTag(3) as? UIButton)
    #expect(button.title(for: .normal) == "red and plain")
    #expect(button.titleColor(for: .normal)?.color(in: .current).red == 1)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 30))
    #expect(app.lines.count == 1 && app.lines.allSatisfy { $0.contains("attributedTitle") })
  }

  @Test(
    arguments: [
      ("minimumFontSize=\"9\"", "a long text for a small field", true),
      ("minimumFontSize=\"9\"", "a", false),
      ("minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"", "a long text for a small field", false),
      ("minimumFontSize=\"17\"", "a long text for a small field", false),
      ("", "a long text for a small field", false),
    ])
  func `text that a field would shrink is told`(
    attributes: String, text: String, isTold: Bool
  ) throws {
    for word in ["text", "placeholder"] {
      let app = try StoryboardStage(
        view: """
          <view key="view" id="V"><subviews>
          <textField \(attributes) \(word)="\(text)" id="F">
          <rect key="frame" x="0" y="0" width="60" height="30"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
          </subviews></view>
          """)
      _ = app.show()
      let told = app.lines.filter { $0.contains("warning: textField@minimumFontSize is not drawn") }
      #expect(told.count == (isTold ? 1 : 0) && app.lines.count == told.count)
    }
  }

  @Test func `switches, sliders, segments, steppers and search bars are read`() throws {
    let (root, app) = try show(
      """
      <switch tag="1" on="YES" enabled="NO" id="A">
        <color key="thumbTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </switch>
      <slider tag="2" value="15" minValue="10" maxValue="20" continuous="NO" id="B"/>
      <segmentedControl tag="3" segmentControlStyle="plain" selectedSegmentIndex="1" id="G">
        <segments><segment title="One" width="70"/><segment title="Two" enabled="NO"/></segments>
      </segmentedControl>
      <segmentedControl tag="4" momentary="YES" selectedSegmentIndex="0" id="D">
        <segments><segment title="One"/></segments></segmentedControl>
      <stepper tag="5" value="2" minimumValue="-4" maximumValue="8" stepValue="3" wraps="YES"
        autorepeat="NO" id="E"/>
      <searchBar tag="6" text="Words" placeholder="Find" searchBarStyle="minimal"
        showsCancelButton="YES" id="F">
        <textInputTraits key="textInputTraits" keyboardType="URL"/></searchBar>
      """)
    let toggle = try #require(root.viewWithTag(1) as? UISwitch)
    #expect(toggle.isOn && !toggle.isEnabled && toggle.thumbTintColor != nil)
    let slider = try #require(root.viewWithTag(2) as? UISlider)
    #expect(slider.value == 15 && slider.minimumValue == 10 && slider.maximumValue == 20)
    #expect(!slider.isContinuous)
    let segments = try #require(root.viewWithTag(3) as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.widthForSegment(at: 0) == 70 && !segments.isEnabledForSegment(at: 1))
    let momentary = try #require(root.viewWithTag(4) as? UISegmentedControl)
    #expect(momentary.isMomentary && momentary.selectedSegmentIndex == -1)
    let stepper = try #require(root.viewWithTag(5) as? UIStepper)
    #expect(stepper.value == 2 && stepper.minimumValue == -4 && stepper.maximumValue == 8)
    #expect(stepper.stepValue == 3 && stepper.wraps && !stepper.autorepeat)
    let bar = try #require(root.viewWithTag(6) as? UISearchBar)
    #expect(bar.text == "Words" && bar.placeholder == "Find" && bar.showsCancelButton)
    #expect(bar.searchBarStyle == .minimal && bar.searchTextField.keyboardType == .URL)
    #expect(bar.searchTextField.returnKeyType == .search)
    #expect(app.lines.isEmpty)
  }

  @Test func aTextViewScrollsAsItsAttributesSay() throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <textView tag="1" scrollEnabled="NO" keyboardDismissMode="interactive" scrollsToTop="NO" \
        indicatorStyle="white" id="T"><rect key="frame" x="0" y="0" width="90" height="90"/>
        </textView></subviews></view>
        """)
    let view = try #require(app.show().viewWithTag(1) as? UITextView)
    #expect(!view.isScrollEnabled && view.keyboardDismissMode == .interactive)
    #expect(!view.scrollsToTop && view.indicatorStyle == .white)
    #expect(app.lines.isEmpty)
  }

  /// Only a text that isn't edited shows links, which aren't drawn.
  @Test(arguments: [
    ("editable=\"NO\"", "link=\"YES\"", 1), ("editable=\"NO\"", "link=\"NO\"", 0),
    ("", "link=\"YES\"", 0),
  ])
  func linksInATextAreTold(text: String, links: String, lines: Int) throws {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><subviews><textView \(text) id="T">
        <dataDetectorType key="dataDetectorTypes" \(links)/></textView></subviews></view>
        """)
    _ = app.show()
    #expect(app.lines.count == lines)
    #expect(app.lines.allSatisfy { $0.contains("dataDetectorTypes") })
  }
}
