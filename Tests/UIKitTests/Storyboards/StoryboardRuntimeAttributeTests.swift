import Foundation
import Graphics
import Testing

@testable import UIKit

struct StoryboardRuntimeAttributeTests {
  private func show(_ attributes: String, of kind: String = "view") throws -> (
    UIView, StoryboardStage
  ) {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <\(kind) tag="1" id="A"><rect key="frame" x="10" y="10" width="80" height="60"/>
        <userDefinedRuntimeAttributes>
        \(attributes)
        </userDefinedRuntimeAttributes></\(kind)></subviews></view>
        """)
    return (try #require(app.show().viewWithTag(1)), app)
  }

  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    value.hasPrefix("<")
      ? "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)"
        + "</userDefinedRuntimeAttribute>"
      : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
  }

  @Test func `what is known of layers and views is applied`() throws {
    let (view, app) = try show(
      attribute("number", "layer.cornerRadius", #"<integer key="value" value="8"/>"#)
        + attribute("number", "layer.borderWidth", #"<real key="value" value="1.5"/>"#)
        + attribute("boolean", "layer.masksToBounds", "YES")
        + attribute("number", "layer.shadowOpacity", #"<real key="value" value="0.5"/>"#)
        + attribute(
          "size", "layer.shadowOffset", #"<size key="value" width="1" height="2"/>"#)
        + attribute("string", "accessibilityIdentifier", "box")
        + attribute(
          "color", "tintColor", #"<color key="value" systemColor="systemRedColor"/>"#))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderWidth == 1.5)
    #expect(view.layer.borderColor == CGColor(.black))
    #expect(view.clipsToBounds)
    #expect(view.layer.shadowOpacity == 0.5)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.accessibilityIdentifier == "box")
    #expect(view.tintColor == .systemRed)
    #expect(app.lines.isEmpty)
  }

  @Test func `properties of labels and buttons are theirs alone`() throws {
    let (label, quiet) = try show(
      attribute("string", "text", "Hello")
        + attribute("number", "numberOfLines", #"<integer key="value" value="0"/>"#), of: "label")
    #expect((label as? UILabel)?.text == "Hello")
    #expect((label as? UILabel)?.numberOfLines == 0)
    #expect(quiet.lines.isEmpty)
    let (button, _) = try show(
      attribute("number", "titleLabel.textAlignment", #"<integer key="value" value="1"/>"#),
      of: "button")
    #expect((button as? UIButton)?.titleLabel?.textAlignment == .center)
    let (_, loud) = try show(attribute("string", "text", "Hello"))
    #expect(loud.lines.count == 1)
    #expect(loud.lines.first?.contains("\"text\" is not known") == true)
  }

  @Test func `what is not known is told once, and a layer takes no UIColor`() throws {
    let unknown = attribute("boolean", "isRound", "YES")
    let (_, app) = try show(
      unknown + unknown
        + attribute(
          "color", "layer.borderColor",
          #"<color key="value" systemColor="systemRedColor"/>"#))
    #expect(app.lines.count == 2)
    #expect(app.lines.contains { $0.contains("\"isRound\" is not known") })
    #expect(app.lines.contains { $0.contains("\"layer.borderColor\" takes no UIColor") })
  }
}
