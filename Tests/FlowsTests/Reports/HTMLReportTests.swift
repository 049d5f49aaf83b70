import Foundation
import Testing

@testable import Flows

@Suite struct HTMLReportTests {
  private func step(_ number: Int, _ description: String, failure: FlowFailure? = nil) -> StepReport
  {
    let record = StepRecord(
      name: "tapOnElement", description: description, depth: 0, holdsSteps: false,
      span: SourceSpan(file: "a.yaml", line: number + 2, column: 3),
      status: failure == nil ? .completed : .failed, start: 0, duration: 0.25, failure: failure)
    return StepReport(record, number: number, since: 0, source: "- tapOn: x")
  }

  private func page(_ flows: [FlowReport], named name: String? = nil) -> String {
    HTMLReport([SuiteReport(device: "iPhone 15", flows: flows)], named: name) { _ in "today" }.text
  }

  private func data(in page: String) throws -> [String: Any] {
    let text = try #require(
      page.components(separatedBy: "class=\"data\">").last?.components(separatedBy: "</script>")
        .first)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `a page has the steps with their pictures and fingers`() throws {
    var flow = FlowReport(name: "Log in", path: "a.yaml", device: "iPhone 15")
    var tap = step(1, "Tap on \"Log in\"")
    (tap.before, tap.after) = (0, 1)
    tap.touches = [StepReport.Touch(x: 12.5, y: 30, begins: true)]
    flow.steps = [tap]
    flow.pictures = [Data("one".utf8), Data("two".utf8)]
    let page = page([flow])
    #expect(page.contains("1 of 1 flows passed"))
    #expect(page.contains("Tap on &quot;Log in&quot;"))
    #expect(page.contains("250 ms"))
    let data = try data(in: page)
    #expect(data["pictures"] as? [String] == ["b25l", "dHdv"])
    let steps = try #require(data["steps"] as? [[String: Any]])
    #expect(steps[0]["before"] as? Int == 0)
    #expect(steps[0]["after"] as? Int == 1)
    #expect(steps[0]["touches"] as? [[Double]] == [[12.5, 30, 1]])
    #expect(steps[0]["place"] as? String == "a.yaml:3:3")
  }

  @Test func `a screen is as wide as its picture, so that fingers are where they were`() {
    #expect(page([]).contains(".screen { position: relative; width: fit-content;"))
  }

  @Test func `a page opens at what failed`() {
    var flow = FlowReport(name: "Log in", path: "a.yaml", device: "iPhone 15")
    flow.steps = [
      step(1, "One"), step(2, "Two", failure: FlowFailure(.nothingHasFocus)), step(3, "3"),
    ]
    (flow.status, flow.failedNumber) = (.error, 2)
    let page = page([flow])
    #expect(page.contains("1 of 1 flows failed"))
    #expect(page.contains("data-step=\"2\" aria-pressed=\"true\""))
    #expect(page.components(separatedBy: "aria-pressed=\"true\"").count == 2)
  }

  @Test func `no text of a flow becomes a part of the page`() throws {
    let evil = "</script><script>alert(1)</script><img src=x onerror='alert(2)'>&\u{1B}\u{0}"
    var flow = FlowReport(name: evil, path: evil, device: "iPhone 15")
    flow.tags = [evil]
    flow.properties = [FlowReport.Property(name: evil, value: evil)]
    flow.warnings = [evil]
    flow.steps = [step(1, evil, failure: FlowFailure(.script(evil)))]
    let page = page([flow], named: evil)
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("\u{1B}"))
    // The data and the script of the page, and no other.
    #expect(page.components(separatedBy: "</script>").count == 3)
    let steps = try #require(try data(in: page.components(separatedBy: "</section>")[0])["steps"])
    #expect((steps as? [[String: Any]])?.first?["title"] as? String == evil)
  }

  @Test func `a page asks for nothing from elsewhere`() {
    let page = page([FlowReport(name: "a", path: "a.yaml", device: "iPhone 15")])
    #expect(!page.contains("src=\"http"))
    #expect(!page.contains("<link"))
    #expect(!page.contains("@import"))
    #expect(!page.contains("url("))
  }
}
