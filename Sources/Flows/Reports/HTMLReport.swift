import Foundation

/// A page that shows flows step by step.
///
/// It tells what was done, where the finger was, and how the screen was before and after. It is one
/// file that needs nothing else, and works from a disk.
package struct HTMLReport {
  /// The page.
  package let text: String

  /// Shows suites; `time` words seconds since 1970.
  package init(_ suites: [SuiteReport], named name: String?, time: (TimeInterval) -> String) {
    let flows = suites.flatMap(\.flows)
    let title = name ?? "Test Suite"
    let failures = flows.filter { $0.status != .success }.count
    let begin = flows.map(\.startedAt).min().map(time) ?? ""
    let verdict =
      failures == 0
      ? "\(flows.count) of \(flows.count) flows passed"
      : "\(failures) of \(flows.count) flows failed"
    var parts = [
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(title)): \(verdict)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(Self.escaped(title))</h1>
      <p><span class="verdict \(failures == 0 ? "passed" : "failed")">\(verdict)</span>
      <span class="when">\(Self.escaped(begin))</span></p>
      </header>
      <main>
      <nav aria-label="Flows">
      """
    ]
    parts += flows.enumerated().map { index, flow in Self.link(to: flow, index) }
    parts.append("</nav>")
    parts += flows.enumerated().map { index, flow in Self.section(flow, index) }
    parts.append("</main>\n<script>\n\(Self.script)\n</script>\n</body>\n</html>\n")
    text = parts.joined(separator: "\n")
  }

  // MARK: Flows

  private static func link(to flow: FlowReport, _ index: Int) -> String {
    let place = flow.device + (flow.shard.map { ", shard \($0)" } ?? "")
    return """
      <a href="#flow-\(index)" class="\(kind(of: flow))"><span class="sign" aria-hidden="true"></span>\
      <span class="name">\(escaped(flow.name))</span>\
      <span class="detail">\(escaped(place)) · \(seconds(flow.duration))</span></a>
      """
  }

  private static func section(_ flow: FlowReport, _ index: Int) -> String {
    let tags = flow.tags.map { "<span class=\"tag\">\(escaped($0))</span>" }.joined()
    let properties = flow.properties
      .map { "<span class=\"tag\">\(escaped($0.name)): \(escaped($0.value))</span>" }.joined()
    let details =
      (flow.failedNumber == nil ? flow.details : nil)
      .map { "<pre class=\"failure\">\(escaped($0))</pre>" } ?? ""
    let notes =
      flow.warnings.isEmpty
      ? "" : "<pre class=\"warnings\">\(escaped(flow.warnings.joined(separator: "\n")))</pre>"
    let chosen = flow.failedNumber ?? flow.steps.last?.number
    let steps = flow.steps.map { row($0, isChosen: $0.number == chosen) }.joined(separator: "\n")
    return """
      <section id="flow-\(index)" class="\(kind(of: flow))" \
      data-width="\(number(flow.width))" data-height="\(number(flow.height))">
      <h2><span class="sign" aria-hidden="true"></span>\(escaped(flow.name))
      <span class="status">\(word(for: flow))</span></h2>
      <p class="about"><code>\(escaped(flow.path))</code> · \(escaped(flow.device)) · \
      \(seconds(flow.duration)) · \(flow.steps.count) steps \(tags)\(properties)</p>
      \(details)\(notes)
      <div class="trace">
      <ol class="steps">
      \(steps)
      </ol>
      <div class="stage">
      <div class="facts" aria-live="polite"></div>
      <figure class="before"><div class="screen"><img alt="" hidden><svg hidden></svg></div>\
      <figcaption>Before</figcaption></figure>
      <figure class="after"><div class="screen"><img alt="" hidden></div>\
      <figcaption>After</figcaption></figure>
      </div>
      </div>
      <script type="application/json" class="data">\(json(flow))</script>
      </section>
      """
  }

  private static func row(_ step: StepReport, isChosen: Bool) -> String {
    let short = step.message.map { "<span class=\"message\">\(escaped($0))</span>" } ?? ""
    return """
      <li class="\(step.status.rawValue.lowercased())" style="--depth:\(step.depth)">\
      <button type="button" data-step="\(step.number)" aria-pressed="\(isChosen)">\
      <span class="sign" aria-hidden="true"></span>\
      <span class="what">\(escaped(step.description))\(short)\
      <span class="source">\(escaped("\(step.file):\(step.line)"))</span></span>\
      <span class="time">\(seconds(step.duration))</span></button></li>
      """
  }

  // MARK: Data

  /// What the page's script needs to know of the steps.
  private struct Data: Encodable {
    struct Step: Encodable {
      let title: String
      let status: String
      let place: String
      let source: String
      let start: String
      let duration: String
      let details: String?
      let files: [String]
      let before: Int?
      let after: Int?
      let touches: [[Double]]
    }

    let pictures: [String]
    let steps: [Step]
  }

  private static func json(_ flow: FlowReport) -> String {
    let steps = flow.steps.map { step in
      Data.Step(
        title: step.description, status: step.status.rawValue,
        place: "\(step.file):\(step.line):\(step.column)",
        source: step.source.trimmingCharacters(in: .whitespaces), start: seconds(step.start),
        duration: seconds(step.duration), details: step.details,
        files: step.files.map { "\(flow.folder)/\($0)" }, before: step.before, after: step.after,
        touches: step.touches.map { [$0.x, $0.y, $0.begins ? 1 : 0] })
    }
    let data = Data(pictures: flow.pictures.map { $0.base64EncodedString() }, steps: steps)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: (try? encoder.encode(data)) ?? Foundation.Data(), as: UTF8.self)
    // No text of a flow can end the element that the data stands in.
    return text.replacing("<", with: "\\u003c")
  }

  // MARK: Words

  private static func kind(of flow: FlowReport) -> String {
    switch flow.status {
    case .success: "passed"
    case .error: "failed"
    case .canceled: "canceled"
    }
  }

  private static func word(for flow: FlowReport) -> String {
    switch flow.status {
    case .success: "Passed"
    case .error: "Failed"
    case .canceled: "Not run"
    }
  }

  private static func seconds(_ duration: TimeInterval) -> String {
    duration < 1 ? "\(Int((duration * 1000).rounded())) ms" : String(format: "%.2f s", duration)
  }

  private static func number(_ value: Double) -> String { String(format: "%g", value) }

  /// A text in HTML; characters that command something become visible.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.withMarksForControls.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
