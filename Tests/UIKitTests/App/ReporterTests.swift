import Testing

@testable import UIKit

struct ReporterTests {
  private func problem(_ number: Int) -> Diagnostic {
    Diagnostic(file: "a", at: SourcePosition(line: number, column: 2), "m")
  }

  @Test func everyDiagnosticIsPassedOnOnce() {
    var lines: [String] = []
    let diagnostics = Diagnostics { lines.append("\($0)") }
    diagnostics.report([problem(1), problem(2), problem(1)])
    diagnostics.report(Diagnostic(.warning, file: "b", "m"))
    #expect(lines == ["a:1:2: error: m", "a:2:2: error: m", "b: warning: m"])
  }

  @Test func aFloodIsCutOff() {
    var count = 0
    let diagnostics = Diagnostics { _ in count += 1 }
    for number in 0..<1000 { diagnostics.report(problem(number)) }
    #expect(count == Diagnostics.limit)
  }
}
