import Foundation
import Testing

@testable import Flows

@Suite struct JUnitReportTests {
  private func flow(
    _ name: String, _ path: String, _ duration: TimeInterval, _ status: FlowStatus = .success,
    at time: TimeInterval
  ) -> FlowReport {
    var flow = FlowReport(name: name, path: path, device: "iPhone 15")
    (flow.duration, flow.status, flow.startedAt) = (duration, status, time)
    return flow
  }

  private func report(_ flows: [FlowReport], named name: String? = nil) -> String {
    JUnitReport([SuiteReport(device: "iPhone 15", flows: flows)], named: name) { "at \(Int($0))" }
      .text
  }

  @Test func `flows that pass and fail are test cases as Maestro's`() {
    var failed = flow("Flow B", ".maestro/sub/flow_b.yaml", 131.846, .error, at: 2)
    (failed.message, failed.details) = ("Error message", nil)
    let text = report([flow("Flow A", ".maestro/flow_a.yaml", 421.573, at: 1), failed])
    #expect(
      text == """
        <?xml version='1.0' encoding='UTF-8'?>
        <testsuites>
          <testsuite name="Test Suite" device="iPhone 15" tests="2" failures="1" time="553.419" \
        timestamp="at 1">
            <testcase id="Flow A" name="Flow A" classname="Flow A" file=".maestro/flow_a.yaml" \
        time="421.573" timestamp="at 1" status="SUCCESS"/>
            <testcase id="Flow B" name="Flow B" classname="Flow B" file=".maestro/sub/flow_b.yaml" \
        time="131.846" timestamp="at 2" status="ERROR">
              <failure>Error message</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `tags and properties come in the order of the flow`() {
    var login = flow("Login Flow", "login.yaml", 2.5, at: 1)
    login.tags = ["smoke", "critical", "auth"]
    login.properties = [
      FlowReport.Property(name: "testCaseId", value: "TC-001"),
      FlowReport.Property(name: "xray-test-key", value: "PROJ-123"),
    ]
    let text = report([login])
    #expect(
      text.contains(
        """
              <properties>
                <property name="testCaseId" value="TC-001"/>
                <property name="xray-test-key" value="PROJ-123"/>
                <property name="tags" value="smoke, critical, auth"/>
              </properties>
        """))
  }

  @Test func `a flow may have an id and a class of its own, and the suite a name`() {
    var login = flow("Login Flow", "login.yaml", 6, at: 1)
    login.properties = [
      FlowReport.Property(name: "junitId", value: "TC-LOGIN-001"),
      FlowReport.Property(name: "junitClassname", value: "com.example.tests.LoginTest"),
    ]
    let text = report([login], named: "Custom name")
    #expect(text.contains(#"<testsuite name="Custom name" "#))
    #expect(
      text.contains(
        #"<testcase id="TC-LOGIN-001" name="Login Flow" classname="com.example.tests.LoginTest""#))
    #expect(text.contains(#"time="6.0""#))
    #expect(!text.contains("<properties>"))
  }

  @Test func `what XML can't hold is replaced, and what it takes for its own is written out`() {
    var bad = flow("<\"A&B\">\n\u{1B}[2J\u{0}", "a\t.yaml", 1, .error, at: 1)
    bad.message = "]]> & <failure> \u{7}\u{FFFE}"
    let text = report([bad])
    #expect(text.contains("name=\"&lt;&quot;A&amp;B&quot;>&#xa;\u{FFFD}[2J\u{FFFD}\""))
    #expect(text.contains("file=\"a&#x9;.yaml\""))
    #expect(
      text.contains(
        "<failure>]]&gt; &amp; &lt;failure&gt; \u{FFFD}\u{FFFD}</failure>"))
  }

  @Test func `of a failure the first two lines are told`() {
    var failed = flow("A", "a.yaml", 1, .error, at: 1)
    failed.details = "a.yaml:3:3: failed: x\n  waited 17.0 s\n  called from b.yaml"
    #expect(
      report([failed]).contains("<failure>a.yaml:3:3: failed: x\n  waited 17.0 s</failure>"))
  }
}
