import Foundation
import Testing

@testable import Graphics

/// What isn't drawn of a picture of 24x24, as `line:column name`.
private func omissions(_ shapes: String, before: String = "") throws -> [String] {
  let data = Data(
    """
    \(before)<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48">
    <rect width="9" height="9"/>
    \(shapes)
    </svg>
    """.utf8)
  return try Image(data: data, scale: 1, name: "s").omissions.map {
    "\($0.line):\($0.column) \($0.name)"
  }
}

@Test(arguments: [
  ("<defs><path id=\"a\"/></defs><use href=\"#a\"/><use href=\"#a\"/>", ["3:28 <use>"]),
  ("<text>words</text>", ["3:1 <text>"]),
  ("<g>\n  <image href=\"a.png\"/></g>", ["4:3 <image>"]),
  ("<g clip-path=\"url(#c)\"/><clipPath id=\"c\"><circle r=\"3\"/></clipPath>", ["3:1 clip-path"]),
  ("<path mask='url(#m)'/><mask id=\"m\"><rect width=\"3\" height=\"3\"/></mask>", ["3:1 mask"]),
  ("<path filter=\"url(#f)\"/>", ["3:1 filter"]),
  ("<style>rect{fill:red}</style>", ["3:1 a rule of <style> for other than classes"]),
])
func `what is not drawn of an SVG is known with its place`(
  shapes: String, expected: [String]
) throws {
  #expect(try omissions(shapes) == expected)
}

@Test(arguments: [
  "<path d=\"M0 0H9\"/>", "<!-- <use/> <text> -->", "<title>use &lt;text&gt;</title>",
  "<style>.a{fill:red} .b, .c {fill:none}</style>", "<path data-mask=\"url(#m)\"/>",
  "<g clip-path=\"url(#c)\"/><clipPath id=\"c\"><rect width=\"24\" height=\"24\"/></clipPath>",
  "<mask id=\"m\"><rect x=\"-1\" width=\"30\" height=\"24\"/></mask><g mask=\"url(#m)\"/>",
  "<linearGradient id=\"g\"/><path fill=\"url(#g)\"/>",
])
func `what is drawn, or changes nothing, is no omission`(shapes: String) throws {
  #expect(try omissions(shapes) == [])
}

@Test func `entities are not drawn`() throws {
  let found = try omissions("", before: "<!DOCTYPE svg [\n<!ENTITY red \"#f00\">]>\n")
  #expect(found == ["2:1 an entity"])
}
