import Foundation
import Phone

extension Neighbour {
  private static func notFound(_ words: String) -> ConformanceCase.Outcome {
    .fails("Element not found: \(words)", [])
  }

  private static func notVisible(_ words: String) -> ConformanceCase.Outcome {
    .fails("Assertion is false: \(words) is visible", [])
  }

  static let selectors = [
    Neighbour(
      "a text in another case", "- tapOn: log IN", on: one("Log in"), .passes(["tap 50,50"])),
    Neighbour(
      "letters beyond ASCII in another case", "- tapOn: \"ÉTÉ à\"", on: one("été À"),
      .passes(["tap 50,50"])),
    Neighbour(
      "a part of a text", "- tapOn: Log", on: one("Log in"), notFound("Text matching regex: Log")),
    Neighbour(
      "a dot for a line break", "- tapOn: Hello.+line", on: one("Hello World\nsecond line"),
      .passes(["tap 50,50"])),
    Neighbour(
      "ends of lines", "- tapOn: \"Hello$.^World\"", on: one("Hello\nWorld"),
      .passes(["tap 50,50"])),
    Neighbour(
      "a line alone is not the whole", "- tapOn: \"^Hello$\"", on: one("Hello\nWorld"),
      notFound("Text matching regex: ^Hello$")),
    Neighbour(
      "a line break in a pattern", "- tapOn: \"Hello\\nWorld\"", on: one("Hello\nWorld"),
      .passes(["tap 50,50"])),
    Neighbour(
      "a flag in a pattern", "- tapOn: (?-i)log in", on: one("Log in"),
      notFound("Text matching regex: (?-i)log in")),
    Neighbour(
      "no valid expression", "- tapOn: \"Sad :(\"", on: one("sad :("), .passes(["tap 50,50"])),
    Neighbour(
      "a text that its own pattern misses", "- tapOn: Sign in?", on: one("Sign in?"),
      .passes(["tap 50,50"])),
    Neighbour(
      "an identifier that its own pattern misses", "- tapOn: {id: a+b}", on: one(id: "a+b"),
      notFound("Id matching regex: a+b")),
    Neighbour(
      "the end of an identifier", "- tapOn: {id: \"sub.*\"}", on: one(id: "app:id/submit"),
      .passes(["tap 50,50"])),
    Neighbour(
      "a placeholder", "- tapOn: E-mail", on: one { $0.hint = "E-mail" }, .passes(["tap 50,50"])),
    Neighbour(
      "what is read aloud", "- tapOn: Close", on: one("×") { $0.label = "Close" },
      .passes(["tap 50,50"])),
    Neighbour(
      "text and identifier of different elements", "- tapOn: {text: A, id: b}",
      on: { MadeDevice([MadeElement("A", 0, 0, 9, 9), MadeElement(id: "b", 0, 9, 9, 18)]) },
      notFound("Text matching regex: A, Id matching regex: b")),
    Neighbour(
      "plain values as they are written", "- tapOn: 0123\n- tapOn: YES\n- tapOn: 1.10",
      on: column("0123", "YES", "1.10"), .passes(["tap 50,50", "tap 50,150", "tap 50,250"])),
    Neighbour(
      "the last of several", "- tapOn: {text: Item, index: -1}", on: column("Item", "Item", "x"),
      .passes(["tap 50,150"])),
    Neighbour(
      "an index that is an expression", "- tapOn: {text: Item, index: \"${2 - 1}\"}",
      on: column("Item", "Item"), .passes(["tap 50,150"])),
    Neighbour(
      "an index too large", "- tapOn: {text: Item, index: 2}", on: column("Item", "Item"),
      notFound("Text matching regex: Item, Index: 2")),
    Neighbour(
      "an index alone", "- tapOn: {index: 1}", on: column("A", "B"), .passes(["tap 50,150"])),
    Neighbour(
      "by the place with an index, else by the hierarchy",
      "- tapOn: Item\n- tapOn: {text: Item, index: 0}\n- tapOn: {text: Item, index: 1}",
      on: {
        MadeDevice([
          MadeElement("Item", 0, 200, 100, 300), MadeElement("Item", 200, 0, 300, 100),
          MadeElement("Item", 0, 0, 100, 100),
        ])
      }, .passes(["tap 50,250", "tap 50,50", "tap 250,50"])),
    Neighbour(
      "a state of what has none", "- assertVisible: {text: A, checked: false}", on: one("A"),
      notVisible("\"A\", not checked")),
    Neighbour(
      "states in YAML 1.1", "- assertVisible: {text: A, enabled: yes, selected: off, focused: No}",
      on: one("A"), .passes([])),
    Neighbour(
      "a state in quotes", "- assertVisible: {text: A, enabled: \"true\"}",
      .isRefused(["3:37 assertVisible.enabled"])),
    Neighbour(
      "200 characters are no long text", "- tapOn: {traits: long-text}",
      on: column(String(repeating: "x", count: 200), String(repeating: "x", count: 201)),
      .passes(["tap 50,150"])),
    Neighbour(
      "several traits", "- tapOn: {traits: text square}",
      on: { MadeDevice([MadeElement("A", 0, 0, 100, 50), MadeElement("B", 0, 50, 100, 150)]) },
      .passes(["tap 50,100"])),
    Neighbour(
      "almost a square",
      "- assertVisible: {text: A, traits: square}\n"
        + "- assertVisible: {text: B, traits: square}",
      on: { MadeDevice([MadeElement("A", 0, 0, 100, 103), MadeElement("B", 0, 0, 100, 104)]) },
      notVisible("\"B\", Has traits: square")),
    Neighbour(
      "a width alone with a tolerance", "- tapOn: {width: 100, tolerance: 2}",
      on: {
        MadeDevice([
          MadeElement("A", 0, 0, 103, 50), MadeElement("B", 0, 50, 98, 100),
          MadeElement("C", 0, 100, 97, 150),
        ])
      }, .passes(["tap 49,75"])),
    Neighbour(
      "a size without tolerance", "- tapOn: {width: 100, height: 101}", on: one("A"),
      notFound("Size: 100x101")),
    Neighbour(
      "no such option", "- tapOn: {text: A, colour: red}", .isRefused(["3:20 colour"])),
  ]

  static let relations = [
    Neighbour(
      "beside is not below", "- assertNotVisible: {text: B, below: A}",
      on: { MadeDevice([MadeElement("A", 0, 0, 9, 9), MadeElement("B", 9, 0, 18, 9)]) },
      .passes([])),
    Neighbour(
      "corners count, not gaps", "- tapOn: {text: B, below: A}",
      on: { MadeDevice([MadeElement("A", 0, 0, 100, 100), MadeElement("B", 0, 1, 100, 101)]) },
      .passes(["tap 50,51"])),
    Neighbour(
      "two relations", "- tapOn: {below: Top, rightOf: Left}", on: { ConformanceCase.squares() },
      .passes(["tap 150,250"])),
    Neighbour(
      "below one of several", "- tapOn: {text: x, below: {text: Item, index: 1}}",
      on: column("Item", "x", "Item", "x"), .passes(["tap 50,350"])),
    Neighbour(
      "relations of relations", "- tapOn: {text: x, below: {text: Item, below: y}}",
      on: column("Item", "x", "y", "Item", "x"), .passes(["tap 50,450"])),
    Neighbour(
      "a relation with an identifier", "- tapOn: {above: {id: end}}",
      on: {
        MadeDevice([
          MadeElement("far", 0, 0, 100, 100), MadeElement("near", 0, 100, 100, 200),
          MadeElement(id: "end", 0, 200, 100, 300),
        ])
      }, .passes(["tap 50,150"])),
    Neighbour(
      "a grandchild is no child", "- assertVisible: {id: outer, containsChild: X}",
      on: { nested("X") }, notVisible("id: outer, Contains child: \"X\"")),
    Neighbour(
      "a grandchild is a descendant", "- tapOn: {id: outer, containsDescendants: [X, {id: inner}]}",
      on: { nested("X") }, .passes(["tap 100,100"])),
    Neighbour(
      "all descendants must be there",
      "- assertNotVisible: {id: outer, containsDescendants: [X, Y]}",
      on: { nested("X") }, .passes([])),
    Neighbour(
      "descendants are a list", "- tapOn: {id: outer, containsDescendants: X}",
      .isRefused(["3:43 tapOn.containsDescendants"])),
    Neighbour(
      "a child at any depth", "- tapOn: {text: X, childOf: {id: outer}}", on: { nested("X") },
      .passes(["tap 25,25"])),
    Neighbour(
      "a parent is its own child", "- tapOn: {id: outer, childOf: {id: outer}}",
      on: { nested("X") }, .passes(["tap 100,100"])),
    Neighbour(
      "a child of the first alone", "- assertVisible: {text: X, childOf: {id: outer}}",
      on: { MadeDevice(nested("A").elements + nested("X").elements) },
      notVisible("\"X\", Child of: id: outer")),
    Neighbour(
      "a child of nothing", "- tapOn: {text: X, childOf: {id: none}}", on: { nested("X") },
      notFound("Text matching regex: X, Child of: Id matching regex: none")),
    Neighbour(
      "the innermost, and of these the first", "- tapOn: A",
      on: {
        MadeDevice([
          MadeElement("A", 0, 0, 200, 200, [MadeElement("A", 0, 0, 100, 100)]),
          MadeElement("A", 0, 200, 100, 300),
        ])
      }, .passes(["tap 50,50"])),
  ]

  /// An element in an element in an element.
  @MainActor private static func nested(_ text: String) -> MadeDevice {
    let inner = MadeElement(id: "inner", 0, 0, 100, 100, [MadeElement(text, 0, 0, 50, 50)])
    return MadeDevice([MadeElement(id: "outer", 0, 0, 200, 200, [inner])])
  }
}
