import Foundation

/// The report that continuous integration reads, letter by letter as Maestro writes it.
package struct JUnitReport {
  /// Properties that say what a test case is called, and are no properties of it.
  private static let reserved = ["junitId", "junitClassname"]

  /// The XML text.
  package let text: String

  /// Tells of suites; `time` words seconds since 1970.
  package init(_ suites: [SuiteReport], named name: String?, time: (TimeInterval) -> String) {
    var lines = ["<?xml version='1.0' encoding='UTF-8'?>", "<testsuites>"]
    for suite in suites { lines += Self.lines(for: suite, named: name ?? "Test Suite", time: time) }
    lines.append("</testsuites>")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func lines(
    for suite: SuiteReport, named name: String, time: (TimeInterval) -> String
  ) -> [String] {
    let failures = suite.flows.filter { $0.status == .error }.count
    let head = tag(
      "testsuite",
      [
        ("name", name), ("device", suite.device), ("tests", "\(suite.flows.count)"),
        ("failures", "\(failures)"), ("time", seconds(suite.duration)),
        ("timestamp", time(suite.flows.map(\.startedAt).min() ?? 0)),
      ])
    return ["  <\(head)>"] + suite.flows.flatMap { lines(for: $0, time: time) }
      + ["  </testsuite>"]
  }

  private static func lines(for flow: FlowReport, time: (TimeInterval) -> String) -> [String] {
    func value(_ name: String) -> String? { flow.properties.last { $0.name == name }?.value }
    let head = tag(
      "testcase",
      [
        ("id", value("junitId") ?? flow.name), ("name", flow.name),
        ("classname", value("junitClassname") ?? flow.name), ("file", flow.path),
        ("time", seconds(flow.duration)), ("timestamp", time(flow.startedAt)),
        ("status", flow.status.rawValue),
      ])
    var properties = flow.properties.filter { !reserved.contains($0.name) }
    if !flow.tags.isEmpty {
      let tags = flow.tags.joined(separator: ", ")
      properties.append(FlowReport.Property(name: "tags", value: tags))
    }
    var inner: [String] = []
    if !properties.isEmpty {
      inner.append("      <properties>")
      inner += properties.map { property in
        let tag = tag("property", [("name", property.name), ("value", property.value)])
        return "        <\(tag)/>"
      }
      inner.append("      </properties>")
    }
    if let failure = flow.failureText {
      inner.append("      <failure>\(escaped(failure, isAttribute: false))</failure>")
    }
    return inner.isEmpty ? ["    <\(head)/>"] : ["    <\(head)>"] + inner + ["    </testcase>"]
  }

  private static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    name + attributes.map { " \($0.0)=\"\(escaped($0.1, isAttribute: true))\"" }.joined()
  }

  /// Seconds to the millisecond, with one digit behind the point at least.
  private static func seconds(_ duration: TimeInterval) -> String {
    "\((duration * 1000).rounded() / 1000)"
  }

  /// A text in XML; what XML can't hold at all becomes a replacement character.
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">" where !isAttribute: result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute: result += "&#xa;"
      case "\r": result += "&#xd;"
      case "\t" where isAttribute: result += "&#x9;"
      case "\n", "\t", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(character)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}
