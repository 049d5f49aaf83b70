import Foundation
import Phone
import Testing

@testable import Flows

@Suite struct ElementFinderTests {
  /// The identifiers of what a selector in YAML means on a screen of 100 by 100 points.
  private func find(_ selector: String, in elements: [ScreenElement]) throws -> [String] {
    let step = try #require(Reading.step("- assertVisible: \(selector)"))
    guard case .assert(let assertion) = step.command, let selector = assertion.visible else {
      throw YAMLReaderTests.Unexpected()
    }
    let snapshot = ScreenSnapshot(size: CGSize(width: 100, height: 100), elements: elements)
    let query = try ScriptScope().query(selector)
    return try ElementFinder(snapshot).elements(for: query).map(\.identifier)
  }

  private func element(
    _ id: String, _ text: String = "", _ frame: (Int, Int, Int, Int) = (0, 0, 10, 10),
    visible: CGFloat = 1, holding children: [ScreenElement] = []
  ) -> ScreenElement {
    var element = ScreenElement(
      kind: "View", frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
    (element.identifier, element.text, element.children) = (id, text, children)
    element.visibleFraction = visible
    return element
  }

  @Test(arguments: [
    ("Log in", ["a"]), ("log IN", ["a"]), ("Log.*", ["a", "c"]), ("Log", []),
    ("Password (Required)", ["b"]), ("Log out now", ["c"]), ("Log out\\nnow", ["c"]),
    (".*", ["a", "b", "c"]),
  ])
  func `a text is a pattern for the whole, or the very same text`(
    text: String, found: [String]
  ) throws {
    let elements = [
      element("a", "Log in"), element("b", "Password (Required)"), element("c", "Log out\nnow"),
    ]
    #expect(try find("\"\(text)\"", in: elements) == found)
  }

  @Test func `placeholders and labels are texts too`() throws {
    var (field, picture) = (element("field"), element("picture"))
    field.hintText = "E-mail"
    picture.accessibilityText = "A door"
    #expect(try find("E-mail", in: [field, picture]) == ["field"])
    #expect(try find("A door", in: [field, picture]) == ["picture"])
  }

  @Test func `an identifier may be named without its package`() throws {
    let elements = [element("app:id/login"), element("login.x")]
    #expect(try find("{id: login}", in: elements) == ["app:id/login"])
    #expect(try find("{id: login.x}", in: elements) == ["login.x"])
  }

  @Test func `of elements inside each other the innermost is meant`() throws {
    let elements = [
      element("a", "X", holding: [element("b", holding: [element("c", "X")])]), element("d", "X"),
    ]
    #expect(try find("X", in: elements) == ["c", "d"])
  }

  @Test func `what can't be seen is not there, but for what holds something`() throws {
    let elements = [
      element("a", "X", visible: 0.09), element("b", "X", visible: 0.1),
      element("c", "X", visible: 0, holding: [element("d")]),
    ]
    #expect(try find("X", in: elements) == ["b", "c"])
  }

  @Test(arguments: [(0, ["top"]), (1, ["left"]), (2, ["right"]), (3, []), (-1, ["right"])])
  func `an index counts from the top, then from the left`(index: Int, found: [String]) throws {
    let elements = [
      element("right", "X", (50, 50, 10, 10)), element("left", "X", (0, 50, 10, 10)),
      element("top", "X", (90, 0, 10, 10)),
    ]
    #expect(try find("{text: X, index: \(index)}", in: elements) == found)
  }

  @Test(arguments: [
    ("{above: Middle, rightOf: Top Left}", "tr"), ("{below: Middle, leftOf: Middle}", "bl"),
    ("{leftOf: Middle, below: Top Left}", "bl"), ("{id: t., above: Middle}", "tl"),
    ("{below: {id: tr}}", "m"),
  ])
  func `relations compare corners and take the nearest`(selector: String, id: String) throws {
    let elements = [
      element("tl", "Top Left", (0, 0, 10, 10)), element("tr", "", (80, 0, 10, 10)),
      element("m", "Middle", (40, 40, 10, 10)), element("bl", "", (0, 80, 10, 10)),
      element("br", "", (80, 80, 10, 10)),
    ]
    #expect(try find(selector, in: elements).first == id)
  }

  @Test func `what an element is in or holds tells it from others`() throws {
    let elements = [
      element(
        "p1", "parent",
        holding: [element("x1", "X"), element("c", holding: [element("y", "Y")])]),
      element("p2", holding: [element("x2", "X")]),
    ]
    #expect(try find("{text: X, childOf: {id: p2}}", in: elements) == ["x2"])
    #expect(try find("{text: Y, childOf: parent}", in: elements) == ["y"])
    #expect(try find("{containsChild: {text: X}, id: p.}", in: elements) == ["p1", "p2"])
    #expect(try find("{containsChild: Y}", in: elements) == ["c"])
    #expect(try find("{id: p., containsDescendants: [X, Y]}", in: elements) == ["p1"])
  }

  @Test func `flags, sizes and traits are properties of the element`() throws {
    var off = element("off", "X", (0, 0, 40, 20))
    (off.isEnabled, off.isSelected, off.isFocused) = (false, true, true)
    var on = element("on", "X", (0, 0, 30, 31))
    on.isChecked = true
    let elements = [off, on, element("long", String(repeating: "x", count: 201), (0, 0, 30, 31))]
    #expect(try find("{text: X, enabled: false}", in: elements) == ["off"])
    #expect(try find("{selected: true, focused: true}", in: elements) == ["off"])
    #expect(try find("{checked: true}", in: elements) == ["on"])
    #expect(try find("{checked: false}", in: elements) == [])
    #expect(try find("{width: 41, height: 20, tolerance: 1}", in: elements) == ["off"])
    #expect(try find("{traits: text square}", in: elements) == [])
    #expect(try find("{traits: long-text}", in: elements) == ["long"])
  }
}
